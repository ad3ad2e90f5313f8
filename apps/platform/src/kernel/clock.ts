/** The time, injected so that rules about time can be tested. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * How far two clocks may differ, in milliseconds. What was noted later than that from now was noted while a clock
 * was ahead, and holds nobody up until then.
 */
export const clockTolerance = 5 * 60_000;

/** Whether what was noted at `at` is younger than `age`, all in milliseconds; not what lies in the future. */
export function isYounger(now: number, at: number, age: number): boolean {
  const passed = now - at;
  return passed >= 0 && passed < age;
}
