/**
 * Prints what every game returns: the computed expectation, and hit frequency and volatility from
 * playing the real engine.
 *
 *   node apps/sandbox/src/studio/rtp.ts [rounds per game] [game id]
 */
import { pathToFileURL } from 'node:url';
import { engineOf } from './engines/catalogue.ts';
import { seededBytes } from './engines/seeded-bytes.ts';
import { expectSlot } from './engines/slot/expected.ts';
import { buildMachine } from './engines/slot/machine.ts';
import { playSlot } from './engines/slot/play.ts';
import type { SlotTheme } from './engines/slot/theme.ts';
import type { GameTheme } from './theme.ts';
import { themes } from './themes/catalogue.ts';

export type Measured = {
  readonly rounds: number;
  readonly rtp: number;
  /** Half width of the 99.9 % confidence interval of `rtp`. */
  readonly margin: number;
  /** Share of rounds that pay anything. */
  readonly hitFrequency: number;
  /** Standard deviation of a round's win in stakes. */
  readonly deviation: number;
  readonly highest: number;
  readonly capped: number;
};

/** Plays `rounds` rounds of the real engine from a fixed seed. */
export function measureSlot(theme: SlotTheme, rounds: number, seed: number): Measured {
  const machine = buildMachine(theme.rules);
  const source = seededBytes(seed);
  const stake = theme.rules.betUnits;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let highest = 0;
  let capped = 0;
  for (let round = 0; round < rounds; round++) {
    const played = playSlot(machine, stake, source);
    const multiple = played.win / stake;
    sum += multiple;
    squares += multiple * multiple;
    if (multiple > 0) hits++;
    if (played.capped) capped++;
    highest = Math.max(highest, multiple);
  }
  const rtp = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - rtp * rtp);
  return {
    rounds,
    rtp,
    margin: (3.29 * deviation) / Math.sqrt(rounds),
    hitFrequency: hits / rounds,
    deviation,
    highest,
    capped,
  };
}

/** The exact expected return of any game, as a share of the stake. */
export const computedRtp = (theme: GameTheme): number => engineOf(theme).expectedReturn(theme);

const percent = (share: number, digits = 3): string => `${(share * 100).toFixed(digits)} %`;

function describe(theme: GameTheme, rounds: number): Record<string, string | number> {
  const row = {
    published: percent(theme.rtpBasisPoints / 10_000, 2),
    computed: percent(computedRtp(theme), 4),
  };
  if (theme.kind !== 'slot') return row;
  const expected = expectSlot(buildMachine(theme.rules));
  const measured = measureSlot(theme, rounds, 1);
  return {
    ...row,
    'free spins': percent(expected.freeRtp, 2),
    'one in': expected.triggerChance > 0 ? Math.round(1 / expected.triggerChance) : '',
    played: `${percent(measured.rtp, 2)} ± ${percent(measured.margin, 2)}`,
    hits: percent(measured.hitFrequency, 1),
    deviation: measured.deviation.toFixed(2),
    highest: measured.highest,
    capped: measured.capped,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rounds = Number(process.argv[2] ?? 200_000);
  const only = process.argv[3];
  console.table(
    Object.fromEntries(
      themes
        .filter((theme) => only === undefined || theme.id === only)
        .map((theme) => [theme.id, describe(theme, rounds)]),
    ),
  );
}
