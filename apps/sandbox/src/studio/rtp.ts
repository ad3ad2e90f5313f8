/**
 * Prints what every game publishes and what it returns, how that is known, how far its results swing and
 * the most it pays; of slots also what came of playing the real engine. Fails when a game publishes
 * another return than it has.
 *
 *   npm run rtp -- [rounds per slot] [game ids]
 */
import { pathToFileURL } from 'node:url';
import { engineOf } from './engines/catalogue.ts';
import { seededBytes } from './engines/seeded-bytes.ts';
import { buildMachine } from './engines/slot/machine.ts';
import { playSlot } from './engines/slot/play.ts';
import type { SlotTheme } from './engines/slot/theme.ts';
import { topMultiple } from './limits.ts';
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

/**
 * From which standard deviation of a round's win, in stakes, a slot is of the volatility 2, 3, 4 and 5. Where
 * games lie close together there is no bound, since a few rare wins move what a hundred thousand rounds show.
 */
const VOLATILITY_FROM = [2.9, 3.4, 5.2, 8.2] as const;

/** The deviations that a volatility of 1 to 5 stands for, from the first up to the second. */
export const deviationsOf = (volatility: number): readonly [number, number] => [
  VOLATILITY_FROM[volatility - 2] ?? 0,
  VOLATILITY_FROM[volatility - 1] ?? Number.POSITIVE_INFINITY,
];

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

/** How far a published return may be from the computed one: 0.01 percentage points, as a share. */
const TOLERANCE = 0.0001;

/** Whether a game publishes what it returns, as far as that is known. */
export function isPublishedRight(theme: GameTheme): boolean {
  const margin = engineOf(theme).returnMargin?.(theme) ?? 0;
  return Math.abs(theme.rtpBasisPoints / 10_000 - computedRtp(theme)) <= TOLERANCE + margin;
}

const percent = (share: number, digits = 3): string => `${(share * 100).toFixed(digits)} %`;

function describe(theme: GameTheme, rounds: number): Record<string, string | number> {
  const engine = engineOf(theme);
  const margin = engine.returnMargin?.(theme);
  const row = {
    kind: theme.kind,
    published: percent(theme.rtpBasisPoints / 10_000, 2),
    computed: percent(computedRtp(theme), 4),
    by: engine.returnMethod(theme),
    '±': margin === undefined ? '' : percent(margin, 4),
    volatility: `${theme.volatility} of 5`,
    'top win': `${topMultiple(theme)} ×`,
  };
  if (theme.kind !== 'slot') return row;
  const measured = measureSlot(theme, rounds, 1);
  return {
    ...row,
    played: `${percent(measured.rtp, 2)} ± ${percent(measured.margin, 2)}`,
    hits: percent(measured.hitFrequency, 1),
    deviation: measured.deviation.toFixed(2),
    highest: measured.highest,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [first, ...rest] = process.argv.slice(2);
  const rounds = /^\d+$/.test(first ?? '') ? Number(first) : 100_000;
  const ids = new Set(first === undefined || rounds === Number(first) ? rest : [first, ...rest]);
  const chosen = themes.filter(({ id }) => ids.size === 0 || ids.has(id));
  console.table(Object.fromEntries(chosen.map((theme) => [theme.id, describe(theme, rounds)])));
  const wrong = chosen.filter((theme) => !isPublishedRight(theme)).map(({ id }) => id);
  console.log(
    wrong.length > 0
      ? `Not what is published, by more than 0.01 points: ${wrong.join(', ')}`
      : `${chosen.length} games return what they publish, to 0.01 points.`,
  );
  if (wrong.length > 0 || chosen.length === 0) process.exitCode = 1;
}
