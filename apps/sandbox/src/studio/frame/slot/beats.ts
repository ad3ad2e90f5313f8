/** In which order a slot's outcome is shown. */

import type {
  SlotFall,
  SlotHold,
  SlotStep,
  SlotTurn,
  SlotWin,
} from '../../engines/slot/protocol.ts';
import type { RoundOutcome } from '../../protocol-rounds.ts';

export type SlotOutcome = Extract<RoundOutcome, { kind: 'slot' }>;

/** Number of this free spin from 1, and how many there are as far as is known by then. */
export type FreeSpinCount = { readonly number: number; readonly total: number };

export type Beat =
  /** The reels stand as this earlier step left them, and free spins go on. */
  | { readonly kind: 'resume'; readonly step: SlotStep; readonly count: FreeSpinCount }
  | { readonly kind: 'spin'; readonly step: SlotStep; readonly free: FreeSpinCount | null }
  | { readonly kind: 'expand'; readonly to: SlotStep['grid'] }
  /** Some reels hold and the others turn once more. */
  | { readonly kind: 'again'; readonly turn: SlotTurn }
  | {
      readonly kind: 'wins';
      readonly step: SlotStep;
      readonly wins: readonly SlotWin[];
      /** The round's win with these. */
      readonly total: number;
      /** On all of them; 1 where a cascade does not multiply. */
      readonly multiplier: number;
    }
  /** Winning symbols vanish and others fall. */
  | { readonly kind: 'fall'; readonly fall: SlotFall }
  | {
      readonly kind: 'award';
      readonly spins: number;
      readonly again: boolean;
      readonly symbol: string | null;
    }
  /** Coins hold their places through respins. */
  | { readonly kind: 'hold'; readonly hold: SlotHold; readonly total: number }
  /** This many steps have been seen. */
  | { readonly kind: 'seen'; readonly steps: number }
  | { readonly kind: 'summary'; readonly spins: number; readonly capped: boolean };

/** Which free spin a step is, and of how many; null for the base step. */
export function freeSpinCount(steps: readonly SlotStep[], index: number): FreeSpinCount | null {
  const step = steps[index];
  if (!step || step.kind === 'base') return null;
  const before = steps.slice(0, index);
  return {
    number: index,
    total: before.reduce((sum, { freeSpinsAwarded }) => sum + freeSpinsAwarded, 0),
  };
}

/**
 * A drawn symbol expands after the usual wins and then pays once on every line; wilds expand before
 * anything is read. `lines` is the number of lines, 0 for ways.
 */
function stepBeats(step: SlotStep, lines: number): Beat[] {
  const wins = (some: readonly SlotWin[]): Beat[] =>
    some.length > 0
      ? [
          {
            kind: 'wins',
            step,
            wins: some,
            total: step.totalWin - (step.hold?.win ?? 0),
            // In free spins each win names it.
            multiplier: step.kind === 'base' ? step.multiplier : 1,
          },
        ]
      : [];
  if (step.falls) return cascadeBeats(step, step.falls);
  if (step.again) return againBeats(step, step.again);
  // Wilds that stayed are there already when the reels stop.
  if (!step.expanded || (step.held && !grew(step, step.held))) return wins(step.wins);
  const expand: Beat = { kind: 'expand', to: step.expanded };
  if (step.expandingSymbol === null) return [expand, ...wins(step.wins)];
  const usual = step.wins.length - lines;
  return [...wins(step.wins.slice(0, usual)), expand, ...wins(step.wins.slice(usual))];
}

type Cells = NonNullable<SlotStep['held']>;
const isIn = (cells: Cells, reel: number, row: number): boolean =>
  cells.some((cell) => cell[0] === reel && cell[1] === row);

/** Whether wilds spread beyond where they had stayed. */
const grew = ({ grid, expanded }: SlotStep, held: Cells): boolean =>
  expanded?.some((column, reel) =>
    column.some((id, row) => id !== grid[reel]?.[row] && !isIn(held, reel, row)),
  ) === true;

/** The grid the reels stop on, with the wilds over it that had stayed. */
export const stoppedOn = ({ grid, held = [] }: SlotStep, wild: string): SlotStep['grid'] =>
  grid.map((column, reel) => column.map((id, row) => (isIn(held, reel, row) ? wild : id)));

/** Each win is followed by the fall it caused; the total grows with them. */
function cascadeBeats(step: SlotStep, falls: readonly SlotFall[]): Beat[] {
  let total = step.totalWin - step.win;
  const won = (paid: Pick<SlotFall, 'wins' | 'multiplier'>): Beat[] => {
    if (paid.wins.length === 0) return [];
    total += paid.wins.reduce((sum, { amount }) => sum + amount, 0);
    return [{ kind: 'wins', step, wins: paid.wins, total, multiplier: paid.multiplier }];
  };
  return [...won(step), ...falls.flatMap((fall): Beat[] => [{ kind: 'fall', fall }, ...won(fall)])];
}

/** Every turn pays for itself, and the total grows with each. */
function againBeats(step: SlotStep, turns: readonly SlotTurn[]): Beat[] {
  let total = step.totalWin - step.win;
  const shown = ({ expanded, wins }: Pick<SlotTurn, 'expanded' | 'wins'>): Beat[] => {
    total += wins.reduce((sum, { amount }) => sum + amount, 0);
    return [
      ...(expanded ? [{ kind: 'expand' as const, to: expanded }] : []),
      ...(wins.length > 0
        ? [{ kind: 'wins' as const, step, wins, total, multiplier: step.multiplier }]
        : []),
    ];
  };
  return [
    ...shown(step),
    ...turns.flatMap((turn): Beat[] => [{ kind: 'again', turn }, ...shown(turn)]),
  ];
}

/** The grid as a step leaves it. */
export const leftBy = (step: SlotStep): SlotStep['grid'] => {
  const last = step.again?.at(-1) ?? step;
  return step.falls?.at(-1)?.grid ?? last.expanded ?? last.grid;
};

/** What is left to show of a round of which `shownSteps` steps were seen. */
export function beatsOf(outcome: SlotOutcome, shownSteps: number, lines: number): Beat[] {
  const { steps, capped } = outcome;
  const beats: Beat[] = [];
  const last = steps[shownSteps - 1];
  const next = freeSpinCount(steps, shownSteps);
  if (last && next) beats.push({ kind: 'resume', step: last, count: next });
  steps.forEach((step, index) => {
    if (index < shownSteps) return;
    beats.push({ kind: 'spin', step, free: freeSpinCount(steps, index) });
    beats.push(...stepBeats(step, lines));
    if (step.hold) beats.push({ kind: 'hold', hold: step.hold, total: step.totalWin });
    if (step.freeSpinsAwarded > 0 && step.freeSpinsLeft > 0) {
      const again = step.kind === 'free';
      beats.push({
        kind: 'award',
        spins: step.freeSpinsAwarded,
        again,
        symbol: again ? null : step.expandingSymbol,
      });
    }
    beats.push({ kind: 'seen', steps: index + 1 });
  });
  if (steps.length > 1) beats.push({ kind: 'summary', spins: steps.length - 1, capped });
  return beats;
}
