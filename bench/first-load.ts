/** Bytes of the lobby's first load against its budgets, as `npm test` weighs them too. */

import { weighFirstLoad } from '../scripts/first-load.ts';
import type { BenchResult } from './result.ts';

export async function run(): Promise<BenchResult[]> {
  const weights = await weighFirstLoad();
  return weights.map(({ what, kilobytes, budget }) => ({
    subject: `first load, ${what}: KB as they travel, beside the budget`,
    ours: Math.round(kilobytes * 10) / 10,
    peer: budget,
    ratio: Math.round((kilobytes / budget) * 100) / 100,
    bar: 'ratio at most 1',
    meets: kilobytes <= budget,
  }));
}
