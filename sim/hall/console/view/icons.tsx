/** The few pictures of the console. They have no names: what shows them names itself. */

export function Bell({ isOn }: { isOn: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a6 6 0 0 0-6 6v5l-2 3h16l-2-3V9a6 6 0 0 0-6-6zM10 20a2 2 0 0 0 4 0" />
      {!isOn && <path d="M4 3l16 18" />}
    </svg>
  );
}

export function EmptyBattery() {
  return (
    <svg class="icon small" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 8h17v8H2zM22 10v4M5 11v2" />
    </svg>
  );
}
