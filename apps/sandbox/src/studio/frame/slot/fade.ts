/** Moves a number from one value to another; `set` is called for every frame. */
export const fade = (options: {
  readonly from: number;
  readonly to: number;
  /** Milliseconds. */
  readonly lasts: number;
  readonly set: (value: number, at: number) => void;
}): Promise<void> => {
  const { from, to, lasts, set } = options;
  const since = performance.now();
  return new Promise((resolve) => {
    const step = (at: number): void => {
      const part = Math.min(1, Math.max(0, (at - since) / lasts));
      set(from + (to - from) * part, at);
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
};
