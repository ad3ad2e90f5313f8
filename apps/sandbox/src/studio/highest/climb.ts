/**
 * Looks for the round of a slot that pays the most. From the stops that show most of one symbol it
 * betters one draw after the other until none can be; it may stop below what is possible, but never
 * names a win that no round pays.
 */
import { gridAt, type Machine } from '../engines/slot/machine.ts';
import { type Draws, playChosen } from './chosen.ts';

/** What is drawn in the paid turn, right after it, and in free spins. */
const parts = ['free', 'after', 'base'] as const;
type Part = (typeof parts)[number];
type Drawn = Readonly<Record<Part, number[]>>;
/** By draw, the numbers that make a difference. */
type Choices = Readonly<Record<Part, readonly (readonly number[])[]>>;
type Found = { readonly multiple: number; readonly drawn: Drawn };

/** The best round found, its win in stakes; at most the published one, where a round ends. */
export function findHighest(machine: Machine): Found {
  const { rules, isScatter, baseStrips, freeStrips, ids } = machine;
  const free = rules.freeSpins !== null;
  const choices: Choices = {
    base: choicesOf(machine, baseStrips),
    after: choicesAfter(machine),
    free: free ? choicesOf(machine, freeStrips) : [],
  };
  const symbols = [...ids.keys()];
  const starts = symbols.flatMap((symbol) =>
    Array.from({ length: rules.rows }, (_, row): Start => ({ symbol, row })),
  );
  const gate: Start = { symbol: isScatter.indexOf(true), row: 0 };
  let best: Found = { multiple: -1, drawn: { base: [], after: [], free: [] } };
  for (const start of starts) {
    if (best.multiple >= rules.maxWinMultiple) break;
    const found = climb(machine, choices, {
      base: mostOf(machine, baseStrips, free ? gate : start, choices.base),
      after: choices.after.map(() => 0),
      free: mostOf(machine, freeStrips, start, choices.free),
    });
    if (found.multiple > best.multiple) best = found;
  }
  if (!rules.freeSpins?.stickyWilds && !rules.cascade?.keeps) return best;
  /** What stays from one free spin to the next makes them unlike: each is chosen for itself. */
  const spins = Math.max(...Object.values(rules.freeSpins?.awards ?? {}));
  return climb(
    machine,
    { ...choices, free: repeated(choices.free, spins) },
    { ...best.drawn, free: repeated(best.drawn.free, spins) },
  );
}

/** What a found round draws. */
export const drawsOf = (machine: Machine, { base, after, free }: Drawn): Draws => ({
  once: [...base, ...(machine.rules.hold ? coinDraws(machine, base) : after)],
  again: [...free],
});

/** Where climbing begins: at the stops that show most of a symbol. */
type Start = { readonly symbol: number; readonly row: number };

function climb(machine: Machine, choices: Choices, drawn: Drawn): Found {
  const multipleOf = (): number =>
    playChosen(machine, drawsOf(machine, drawn)).win / machine.rules.betUnits;
  let best = multipleOf();
  let before = -1;
  while (best > before && best < machine.rules.maxWinMultiple) {
    before = best;
    for (const part of parts) {
      const values = drawn[part];
      choices[part].forEach((possible, at) => {
        let kept = values[at] ?? 0;
        for (const value of possible) {
          values[at] = value;
          const multiple = multipleOf();
          if (multiple > best) {
            best = multiple;
            kept = value;
          }
        }
        values[at] = kept;
      });
    }
  }
  return { multiple: best, drawn };
}

const repeated = <Value>(values: readonly Value[], times: number): Value[] =>
  Array.from({ length: times }, () => values).flat();

/** Every coin is worth the most there is, and all that can land do so in the first respin. */
function coinDraws({ rules, baseStrips, isCoin }: Machine, base: readonly number[]): number[] {
  const { hold } = rules;
  if (!hold) return [];
  const grid = gridAt(baseStrips, base, rules.rows).flat();
  const coins = grid.filter((symbol) => isCoin[symbol]).length;
  const open = grid.length - coins;
  const dearest = hold.values.reduce((most, value) => (value.units > most.units ? value : most));
  const worth = hold.values
    .slice(0, hold.values.indexOf(dearest))
    .reduce((sum, { weight }) => sum + weight, 0);
  return [...repeated([worth], coins), ...repeated([0], open), ...repeated([worth], open)];
}

const upTo = (bound: number): number[] => Array.from({ length: bound }, (_, value) => value);

/** For each outcome of a weighted draw, the first number that gives it. */
function firstOfEach(weights: Readonly<Record<string, number>>): number[] {
  let sum = 0;
  return Object.values(weights).map((weight) => {
    sum += weight;
    return sum - weight;
  });
}

/** What a turn may draw, in the engine's order. */
const choicesOf = ({ rules }: Machine, strips: Machine['baseStrips']): number[][] => [
  ...strips.map((strip) => upTo(strip.length)),
  ...(rules.gears ? [firstOfEach(rules.gears), upTo(rules.reels)] : []),
  ...(rules.mystery ? [firstOfEach(rules.mystery.weights)] : []),
];

function choicesAfter({ rules, baseStrips }: Machine): number[][] {
  if (rules.freeSpins?.expandingSymbol) return [firstOfEach(rules.freeSpins.expandingSymbol)];
  const longest = Math.max(...baseStrips.map((strip) => strip.length));
  if (rules.again === 'pair') return [upTo(longest)];
  if (rules.again !== 'wilds') return [];
  return repeated([upTo(longest)], rules.reels * rules.reels);
}

/** The stops that show a symbol or a wild in a row, and the most of both; of all else the first choice. */
function mostOf(
  { rules, isWild, isScatter }: Machine,
  strips: Machine['baseStrips'],
  { symbol, row }: Start,
  choices: readonly (readonly number[])[],
): number[] {
  const stands = (shown: number | undefined): boolean =>
    shown === symbol || (!isScatter[symbol] && isWild[shown ?? -1] === true);
  return choices.map((values, reel) => {
    const strip = strips[reel];
    if (!strip) return values[0] ?? 0;
    const weight = (stop: number): number => {
      const column = gridAt([strip], [stop], rules.rows)[0] ?? [];
      return column.filter(stands).length + (stands(column[row]) ? rules.rows : 0);
    };
    return values.reduce((most, stop) => (weight(stop) > weight(most) ? stop : most), 0);
  });
}
