/** What lines are expected to pay, and what is counted on lines alone, in bet units. */
import { evaluateGrid, withWild } from './evaluate.ts';
import { type Grid, gridAt, type Machine } from './machine.ts';
import { cellChances, convolve, countsInView } from './strip-chances.ts';

type Strips = Machine['baseStrips'];

/** `chances[reel][row][symbol]`. Without expansion a strip looks the same in every row. */
export function expectLines(
  machine: Machine,
  lines: readonly (readonly number[])[],
  chances: readonly (readonly (readonly number[])[])[],
  rowsDiffer: boolean,
): number {
  const known = new Map<string, number>();
  return lines.reduce((sum, rows) => {
    const key = rowsDiffer ? rows.join() : '';
    const units =
      known.get(key) ??
      expectLine(
        machine,
        rows.map((row, reel) => chances[reel]?.[row] ?? []),
      );
    known.set(key, units);
    return sum + units;
  }, 0);
}

/** A line that pays both ways pays twice, but once where it is won along all reels. */
function expectLine(machine: Machine, reels: readonly (readonly number[])[]): number {
  const { evaluation, reels: all } = machine.rules;
  const fromLeft = expectFromLeft(machine, reels);
  if (evaluation.kind !== 'lines' || !evaluation.bothWays) return fromLeft;
  const whole = {
    ...machine,
    pays: machine.pays.map((row) => row.map((units, count) => (count === all ? units : 0))),
  };
  return fromLeft + expectFromLeft(machine, reels.toReversed()) - expectFromLeft(whole, reels);
}

function expectFromLeft(machine: Machine, reels: readonly (readonly number[])[]): number {
  const { isWild, isScatter, isCoin, pays, rules } = machine;
  const paid = (target: number, count: number, by: number, lead: number, wild: number) =>
    Math.max(
      target < 0 ? 0 : (pays[target]?.[count] ?? 0) * by,
      wild < 0 ? 0 : (pays[wild]?.[lead] ?? 0),
    );
  const from = (reel: number, target: number, by: number, lead: number, wild: number): number => {
    const chances = reels[reel];
    if (!chances) return paid(target, reel, by, lead, wild);
    let sum = 0;
    chances.forEach((chance, symbol) => {
      if (chance === 0) return;
      if (isWild[symbol]) {
        const leads = target < 0;
        const times = withWild(rules, by, reel);
        sum +=
          chance * from(reel + 1, target, times, lead + (leads ? 1 : 0), leads ? symbol : wild);
      } else if (!isScatter[symbol] && !isCoin[symbol] && (target < 0 || target === symbol)) {
        sum += chance * from(reel + 1, symbol, by, lead, wild);
      } else sum += chance * paid(target, reel, by, lead, wild);
    });
    return sum;
  };
  return from(0, -1, 1, 0, -1);
}

/**
 * So many free spins in which wilds stay, in bet units. In the n-th of them a cell shows a wild unless
 * none of n draws brought one, and where wilds expand so does the whole reel; a line has one cell on
 * each reel, and reels are independent.
 */
export function expectSticky(machine: Machine, spins: number): number {
  const { rules, freeStrips, isWild } = machine;
  if (rules.evaluation.kind !== 'lines') return 0;
  const expands = rules.freeSpins?.expandingWilds ?? false;
  const shares = freeStrips.map((strip) => cellChances(machine, strip, expands));
  let units = 0;
  for (let spin = 1; spin <= spins; spin++) {
    const reels = shares.map((rows) =>
      rows.map((chances) => {
        const wild = chances.reduce(
          (sum, chance, symbol) => sum + (isWild[symbol] ? chance : 0),
          0,
        );
        return chances.map((chance, symbol) =>
          isWild[symbol] ? 1 - (1 - wild) ** spin : chance * (1 - wild) ** (spin - 1),
        );
      }),
    );
    units += expectLines(machine, rules.evaluation.lines, reels, expands);
  }
  return units;
}

/** What a field full of one symbol pays beyond its wins: every way to fill it is looked at. */
export function expectFullField(machine: Machine, strips: Strips): number {
  const { rules, ids, isWild } = machine;
  const extra = (rules.fullField ?? 1) - 1;
  if (extra === 0) return 0;
  let units = 0;
  for (let symbol = 0; symbol < ids.length; symbol++) {
    const reels = strips.map((strip) =>
      strip
        .map((_, stop) => gridAt([strip], [stop], rules.rows)[0] ?? [])
        .filter((column) => column.every((shown) => shown === symbol || isWild[shown])),
    );
    const fill = (grid: Grid, chance: number): void => {
      const columns = reels[grid.length];
      if (columns) {
        const share = chance / (strips[grid.length]?.length ?? 1);
        for (const column of columns) fill([...grid, column], share);
        return;
      }
      // A field of wilds alone is counted once, as theirs.
      if (!isWild[symbol] && grid.every((column) => column.every((shown) => isWild[shown]))) return;
      for (const win of evaluateGrid(machine, grid)) units += chance * extra * win.units;
    };
    fill([], 1);
  }
  return units;
}

export function expectExpandingSymbol(
  machine: Machine,
  weights: Readonly<Record<string, number>> | null,
): number {
  const { rules, freeStrips, indexOf, pays } = machine;
  if (!weights || rules.evaluation.kind !== 'lines') return 0;
  const lines = rules.evaluation.lines.length;
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(weights).reduce((sum, [id, weight]) => {
    const symbol = indexOf.get(id) ?? -1;
    const reels = freeStrips
      .map((strip) => {
        const none = countsInView(strip, rules.rows, (shown) => shown === symbol)[0] ?? 0;
        return [none, 1 - none];
      })
      .reduce((total, reel) => convolve(total, reel), [1]);
    const units = reels.reduce((mean, chance, n) => mean + chance * (pays[symbol]?.[n] ?? 0), 0);
    return sum + (weight / all) * units * lines;
  }, 0);
}
