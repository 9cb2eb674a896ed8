/** Returns whole seconds as `1:05:00`. */
export function hoursText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
