/**
 * Counts what rounds of the slots pay, by playing a million of each with the engine that players play, and
 * writes `pays.json`. Takes about five minutes.
 *
 *   npm run pays -- [game ids]
 */
import { writeFile } from 'node:fs/promises';
import { seededBytes } from '../engines/seeded-bytes.ts';
import { buildMachine } from '../engines/slot/machine.ts';
import { playSlot } from '../engines/slot/play.ts';
import type { SlotTheme } from '../engines/slot/theme.ts';
import { returnsOf } from '../rtp.ts';
import { themes } from '../themes/catalogue.ts';
import { condensed } from './condensed.ts';
import known from './pays.json' with { type: 'json' };

const ROUNDS = 1_000_000;
const SEED = 20_261_126;

function countPays(theme: SlotTheme): Map<number, number> {
  const machine = buildMachine(theme.rules);
  const source = seededBytes(SEED);
  const stake = theme.rules.betUnits;
  const counts = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const multiple = playSlot(machine, stake, source).win / stake;
    counts.set(multiple, (counts.get(multiple) ?? 0) + 1);
  }
  return counts;
}

const ids = new Set(process.argv.slice(2));
const file: Record<string, { multiples: number[]; chances: number[] }> = {};
for (const theme of themes) {
  if (theme.kind !== 'slot') continue;
  const before = (known as typeof file)[theme.id];
  if (before && ids.size > 0 && !ids.has(theme.id)) {
    file[theme.id] = before;
    continue;
  }
  const pays = condensed(countPays(theme), returnsOf(theme).most);
  file[theme.id] = {
    multiples: pays.map(({ multiple }) => multiple),
    chances: pays.map(({ chance }) => chance),
  };
  console.log(`${theme.id}: ${pays.length} pays`);
}
await writeFile(new URL('pays.json', import.meta.url), `${JSON.stringify(file, null, 2)}\n`);
