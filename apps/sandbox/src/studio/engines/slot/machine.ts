/** A slot's rules checked and laid out for play: symbols become indexes into `ids`. */
import { checkTurns } from './check-turns.ts';
import type { SlotRules, SlotSymbol, Strip } from './theme.ts';

export type SymbolIndex = number;
/** `grid[reel][row]`. */
export type Grid = SymbolIndex[][];

export type Machine = {
  readonly rules: SlotRules;
  readonly ids: readonly string[];
  readonly indexOf: ReadonlyMap<string, SymbolIndex>;
  readonly isWild: readonly boolean[];
  readonly isScatter: readonly boolean[];
  readonly isCoin: readonly boolean[];
  /** `pays[symbol][count]` in bet units; 0 where nothing is paid. */
  readonly pays: readonly (readonly number[])[];
  readonly baseStrips: readonly (readonly SymbolIndex[])[];
  readonly freeStrips: readonly (readonly SymbolIndex[])[];
};

/** More free spins than this in one round are not given; what that takes is in `caps.ts`. */
export const MAX_FREE_SPINS = 500;

/** @throws Error naming what contradicts itself in the rules. */
export function buildMachine(rules: SlotRules): Machine {
  const ids = rules.symbols.map((symbol) => symbol.id);
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  if (indexOf.size !== ids.length) throw new Error('a symbol id appears twice');
  const index = (id: string): SymbolIndex => {
    const found = indexOf.get(id);
    if (found === undefined) throw new Error(`a strip shows the unknown symbol ${id}`);
    return found;
  };
  const lay = (strips: readonly Strip[]): SymbolIndex[][] => {
    if (strips.length !== rules.reels) throw new Error('a strip for every reel is needed');
    return strips.map((strip) => {
      if (strip.length < rules.rows) throw new Error('a strip is shorter than its reel is high');
      return strip.map(index);
    });
  };
  checkEvaluation(rules);
  checkFeatures(rules);
  checkReturn(rules);
  checkMystery(rules);
  checkReelMultipliers(rules);
  checkTurns(rules);
  const baseStrips = lay(rules.strips);
  return {
    rules,
    ids,
    indexOf,
    isWild: rules.symbols.map((symbol) => symbol.role === 'wild'),
    isScatter: rules.symbols.map((symbol) => symbol.role === 'scatter'),
    isCoin: rules.symbols.map((symbol) => symbol.role === 'coin'),
    pays: rules.symbols.map((symbol) => paysByCount(rules, symbol)),
    baseStrips,
    freeStrips: rules.freeSpins?.strips ? lay(rules.freeSpins.strips) : baseStrips,
  };
}

function checkFeatures({ cascade, freeSpins, hold, symbols, evaluation }: SlotRules): void {
  const coins = symbols.filter((symbol) => symbol.role === 'coin').map(({ id }) => id);
  if (coins.join() !== (hold?.coin ?? '') || (hold && (cascade || freeSpins))) {
    throw new Error('one coin is held, in a game without cascades and free spins');
  }
  const scatters = symbols.filter((symbol) => symbol.role === 'scatter');
  const changesReels =
    freeSpins?.expandingWilds || freeSpins?.expandingSymbol || freeSpins?.stickyWilds;
  if (cascade && (changesReels || (freeSpins?.multiplier ?? 1) !== 1)) {
    throw new Error('in a cascade only the ladders multiply and only wins change the reels');
  }
  if (cascade && freeSpins && !cascade.free) {
    throw new Error('a cascade with free spins needs a ladder for them');
  }
  if (cascade?.keeps && (!freeSpins || freeSpins.retrigger)) {
    throw new Error('a ladder is kept through free spins that give no more of them');
  }
  if (cascade && scatters.some((symbol) => Object.keys(symbol.pays).length > 0)) {
    throw new Error('in a cascade a scatter gives free spins and pays nothing');
  }
  if (!freeSpins?.stickyWilds) return;
  const again = freeSpins.strips?.some((loop) => scatters.some(({ id }) => loop.includes(id)));
  if (evaluation.kind !== 'lines' || freeSpins.strips === null || again) {
    throw new Error('wilds stay on lines only, over free strips of their own without scatters');
  }
}

/** Where symbols pay anywhere, more of them pay what the next lower count does. */
function paysByCount({ reels, rows, evaluation }: SlotRules, { pays, role }: SlotSymbol): number[] {
  const steps = evaluation.kind === 'anywhere' && role !== 'scatter';
  let last = 0;
  return Array.from({ length: reels * rows + 1 }, (_, count) => {
    last = pays[count] ?? (steps ? last : 0);
    return last;
  });
}

/** What could be played and not be counted exactly. */
function checkReturn({ fullField, freeSpins, cascade, evaluation, symbols }: SlotRules): void {
  const scatters = symbols.some(({ role }) => role === 'scatter');
  if (fullField && (freeSpins || cascade || scatters || evaluation.kind !== 'lines')) {
    throw new Error('a full field multiplies on lines, in a game without cascades and scatters');
  }
  if (freeSpins?.expandingSymbol && evaluation.kind !== 'lines') {
    throw new Error('a drawn symbol expands on lines');
  }
}

function checkReelMultipliers({ reelMultipliers, reels, evaluation, ...rules }: SlotRules): void {
  if (!reelMultipliers) return;
  if (reelMultipliers.length !== reels) throw new Error('a multiplier for every reel is needed');
  if (evaluation.kind !== 'lines' || rules.wildMultiplier !== 1) {
    throw new Error('reels multiply on lines only, and instead of the wild');
  }
}

function checkMystery({ mystery, symbols, cascade, hold, fullField, freeSpins }: SlotRules): void {
  const shown = symbols.filter((symbol) => symbol.role === 'mystery').map(({ id }) => id);
  if (shown.join() !== (mystery?.symbol ?? '')) throw new Error('one mystery symbol turns');
  if (!mystery) return;
  const changesReels =
    freeSpins?.expandingWilds || freeSpins?.expandingSymbol || freeSpins?.stickyWilds;
  if (cascade || hold || fullField || changesReels) {
    throw new Error('where a mystery symbol turns, nothing else changes the reels');
  }
  for (const id of Object.keys(mystery.weights)) {
    const role = symbols.find((symbol) => symbol.id === id)?.role;
    if (role === undefined || role === 'scatter' || role === 'mystery') {
      throw new Error(`a mystery symbol cannot turn into ${id}`);
    }
  }
}

/** The grid that strips show at their stops. */
export const gridAt = (
  strips: readonly (readonly SymbolIndex[])[],
  stops: readonly number[],
  rows: number,
): Grid =>
  strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    const column: SymbolIndex[] = [];
    for (let row = 0; row < rows; row++) column.push(strip[(stop + row) % strip.length] ?? 0);
    return column;
  });

function checkEvaluation(rules: SlotRules): void {
  const { evaluation } = rules;
  if (evaluation.kind === 'lines') {
    if (evaluation.lines.length !== rules.betUnits) {
      throw new Error('a line game has one bet unit for each line');
    }
    for (const line of evaluation.lines) {
      if (line.length !== rules.reels || line.some((row) => row < 0 || row >= rules.rows)) {
        throw new Error('a line names a row on every reel');
      }
    }
  }
  const wilds = rules.symbols.filter(({ role }) => role === 'wild');
  const wildPays = wilds.some(({ pays }) => Object.keys(pays).length > 0);
  if (evaluation.kind === 'lines') {
    if (evaluation.bothWays && wildPays) {
      throw new Error('on lines that pay both ways a wild only substitutes');
    }
    return;
  }
  if (evaluation.kind === 'ways' && evaluation.bothWays && (rules.cascade || rules.gears)) {
    throw new Error('ways that pay both ways stay, on reels that turn for themselves');
  }
  if (evaluation.kind === 'anywhere' && wilds.length > 0) {
    throw new Error('what pays anywhere is counted without wilds');
  }
  if (rules.wildMultiplier !== 1 || wildPays) {
    throw new Error('in a ways game a wild only substitutes');
  }
}
