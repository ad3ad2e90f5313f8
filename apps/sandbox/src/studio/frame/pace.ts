/** Resolves after that many milliseconds. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether the player asked the system for less motion. */
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
