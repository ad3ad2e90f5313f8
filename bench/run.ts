/**
 * Runs every benchmark, or those named, one after another, and prints a JSON line for each
 * comparison: `npm run bench`, `npm run bench -- lobby-rendering`.
 */
import process from 'node:process';
import type { BenchResult } from './result.ts';

const benchmarks: Readonly<Record<string, () => Promise<{ run(): Promise<BenchResult[]> }>>> = {
  'lobby-rendering': () => import('./lobby-rendering.ts'),
  'seamless-bets': () => import('./seamless-bets.ts'),
  'game-rounds': () => import('./game-rounds.ts'),
  'one-account': () => import('./one-account.ts'),
  outbox: () => import('./outbox.ts'),
  'play-limits': () => import('./play-limits.ts'),
  'bonus-bets': () => import('./bonus-bets.ts'),
  'finished-rounds': () => import('./finished-rounds.ts'),
  'rounds-feed': () => import('./rounds-feed.ts'),
  'tournament-table': () => import('./tournament-table.ts'),
  campaign: () => import('./campaign.ts'),
  payments: () => import('./payments.ts'),
  history: () => import('./history.ts'),
  'sign-ins': () => import('./sign-ins.ts'),
  exclusion: () => import('./exclusion.ts'),
  'realtime-fan-out': () => import('./realtime-fan-out.ts'),
  'betting-bets': () => import('./betting-bets.ts'),
  'betting-frames': () => import('./betting-frames.ts'),
  'betting-feed': () => import('./betting-feed.ts'),
  'first-load': () => import('./first-load.ts'),
  'catalogue-size': () => import('./catalogue-size.ts'),
  'game-frames': () => import('./game-frames.ts'),
  'web-vitals': () => import('./web-vitals.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  soak: () => import('./soak.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; choose of ${Object.keys(benchmarks).join(', ')}`,
  );
  process.exit(2);
}
let missed = 0;
for (const [name, load] of Object.entries(benchmarks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { run } = await load();
  for (const result of await run()) {
    if (!result.meets) missed += 1;
    console.log(JSON.stringify(result));
  }
}
process.exit(missed > 0 ? 1 : 0);
