/** What judges when a token ends: the clock of the server, as its answers tell it. */
export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock, once it has told; by the browser's before. */
  now(): number;
  /**
   * Takes over the time of an answer.
   * @param date its `Date` header, which names whole seconds
   * @param sentAt when the call left, in milliseconds of `local`
   */
  learn(date: string | null, sentAt: number): void;
}

/** Half of the second that a `Date` header leaves open. */
const HALF_A_SECOND = 500;

/** @param local the browser's clock, in milliseconds since the epoch */
export function createServerClock(local: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => local() + ahead,
    learn: (date, sentAt) => {
      const told = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(told)) return;
      // The server wrote it somewhere between the call and the answer.
      ahead = told + HALF_A_SECOND - (sentAt + local()) / 2;
    },
  };
}
