/** The part of @serialport/binding-mock that the tests use; its own types cannot be found from a module. */
declare module "@serialport/binding-mock" {
  export interface MockPortBinding {
    readonly isOpen: boolean;
    write(buffer: Buffer): Promise<void>;
    emitData(data: string): void;
  }

  export const MockBinding: {
    reset(): void;
    createPort(path: string): void;
    list(): Promise<{ path: string }[]>;
    open(options: { path: string; baudRate: number }): Promise<MockPortBinding>;
  };
}
