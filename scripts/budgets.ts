import { weighFirstLoad } from './first-load.ts';

/** Holds the lobby's first load against its budgets: `node scripts/budgets.ts`. */
const weights = await weighFirstLoad();
for (const { what, kilobytes, budget } of weights) {
  const verdict = kilobytes <= budget ? '' : '  over budget';
  console.log(`${what.padEnd(48)} ${kilobytes.toFixed(1).padStart(7)} of ${budget} KB${verdict}`);
}
process.exitCode = weights.some(({ kilobytes, budget }) => kilobytes > budget) ? 1 : 0;
