/** Seconds as a clock shows them: "29:05", "1:00:00". */
export function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Minutes left when it is time to say so aloud: an hour, ten minutes and one before the end. */
export function minutesToSay(seconds: number | null): number | null {
  return [60, 10, 1].find((minutes) => seconds === minutes * 60) ?? null;
}
