export type Greeting = 'morning' | 'afternoon' | 'evening' | 'night';

/** Part of the day by the hour of the reader's clock, 0 to 23. */
export function greetingAt(hour: number): Greeting {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
