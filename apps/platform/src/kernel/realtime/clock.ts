/** A pending call that can be cancelled. */
export interface Timer {
  cancel(): void;
}

/** Time as the gateway sees it: injected, so that expiry and pings are tested without waiting. */
export interface RealtimeClock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Runs `run` once after `milliseconds`, however long that is. */
  after(milliseconds: number, run: () => void): Timer;
}

/** Node fires a timer at once when its delay does not fit in 31 bits. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: RealtimeClock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    let left = Math.max(0, milliseconds);
    let handle: NodeJS.Timeout;
    const arm = (): void => {
      const delay = Math.min(left, LONGEST_DELAY);
      left -= delay;
      handle = setTimeout(() => (left > 0 ? arm() : run()), delay);
      handle.unref();
    };
    arm();
    return { cancel: () => clearTimeout(handle) };
  },
};
