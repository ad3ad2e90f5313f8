import { setTimeout as wait } from 'node:timers/promises';

/** How long a slow order takes to be taken on, in milliseconds: longer than a merchant waits. */
const slowness = 8_000;

/** What a provider does with an order: takes it at once, or late, or refuses it late. */
export type Pace = 'prompt' | 'late' | 'lateRefusal';

/** Sums that try a provider's patience end in 13, or in 17 for one that is refused as well; subunits. */
export function paceOf(amount: number): Pace {
  switch (amount % 100) {
    case 13:
      return 'late';
    case 17:
      return 'lateRefusal';
    default:
      return 'prompt';
  }
}

/** Waits as long as an order of this pace takes to be taken on. */
export async function takeTime(pace: Pace): Promise<void> {
  if (pace !== 'prompt') await wait(slowness, undefined, { ref: false });
}
