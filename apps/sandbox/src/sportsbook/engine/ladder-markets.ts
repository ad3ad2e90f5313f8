import type { Grid } from './distributions.ts';
import type { LadderMatch, LadderState } from './ladder-play.ts';
import type { Family, MarketKind, Specifiers } from './markets.ts';
import { linesAround, type Offer } from './model.ts';
import type { Scope } from './scope.ts';

const family = (
  key: string,
  kind: MarketKind,
  group: Family['group'],
  scope: Family['scope'],
): Family => ({
  key,
  kind,
  group,
  scope,
});
const ofSet = ({ set = '' }: Specifiers): string => `s${set}`;
const ofUnit = ({ set = '1', unit = '' }: Specifiers): string => `unit:${set}:${unit}`;

const all: readonly Family[] = [
  family('winner', 'winner', 'main', 'sets'),
  family('set-score', 'set-score', 'score', 'sets'),
  family('sets-total', 'total', 'totals', 'sets'),
  family('sets-handicap', 'handicap', 'handicap', 'sets'),
  family('set-winner', 'winner', 'parts', ofSet),
  family('tie-break', 'extra-games', 'parts', ofSet),
  ...(['game', 'point', 'leg'] as const).flatMap((unit) => [
    family(`${unit}s-total`, 'total', 'totals', 'units'),
    family(`${unit}s-handicap`, 'handicap', 'handicap', 'lead'),
    family(`${unit}s-odd-even`, 'odd-even', 'totals', 'units'),
  ]),
  ...(['game', 'point'] as const).flatMap((unit) => [
    family(`set-${unit}s-total`, 'total', 'parts', ofSet),
    family(`set-${unit}s-handicap`, 'handicap', 'parts', ofSet),
    family(`set-${unit}s-odd-even`, 'odd-even', 'parts', ofSet),
  ]),
  family('game-winner', 'winner', 'race', ofUnit),
  family('leg-winner', 'winner', 'race', ofUnit),
];
export const ladderFamilies: ReadonlyMap<string, Family> = new Map(
  all.map((one) => [one.key, one]),
);

/** Where half of the chances lie on either side. */
function medianOf({ home, away, p }: Grid, count: (home: number, away: number) => number): number {
  const sorted = p
    .map((chance, at) => ({ chance, value: count(home[at] ?? 0, away[at] ?? 0) }))
    .sort((one, other) => one.value - other.value);
  const all = sorted.reduce((sum, { chance }) => sum + chance, 0);
  let sum = 0;
  for (const { chance, value } of sorted) {
    sum += chance;
    if (sum >= all / 2) return value;
  }
  return 0;
}

/** The markets of a match as it stands, those for lists first. */
export function ladderOffers(
  match: LadderMatch,
  state: LadderState,
  scope: (id: string) => Scope | null,
): Offer[] {
  if (state.stage === 'over') return [];
  const { sport } = match;
  const { unit, setsToWin } = sport;
  const offers: Offer[] = [];
  const add = (key: string, specifiers: Specifiers = {}): void => {
    const found = ladderFamilies.get(key);
    if (found) offers.push({ family: found, specifiers });
  };
  const lines = (
    key: string,
    name: 'total' | 'hcp',
    texts: readonly string[],
    more: Specifiers = {},
  ) => {
    for (const line of texts) add(key, { ...more, [name]: line });
  };
  const around = (id: string, of: 'total' | 'hcp', count: number): string[] => {
    const grid = scope(id)?.grid(of === 'total' ? 'sum' : 'lead');
    if (!grid) return [];
    const isTotal = of === 'total';
    const median = medianOf(grid, (home, away) => (isTotal ? home + away : away - home));
    return linesAround(median + 0.4, count);
  };
  const middle = (texts: readonly string[]): string[] => {
    const at = texts[Math.floor(texts.length / 2)];
    return at === undefined ? [] : [at];
  };

  const totals = around('units', 'total', 5);
  const handicaps = around('lead', 'hcp', 5);
  add('winner');
  lines(`${unit}s-total`, 'total', middle(totals));
  lines(`${unit}s-handicap`, 'hcp', middle(handicaps));
  if (setsToWin > 1) {
    add('set-score', { of: String(setsToWin) });
    lines(
      'sets-total',
      'total',
      Array.from({ length: setsToWin - 1 }, (_, at) => `${setsToWin + at}.5`),
    );
    const handicapLines = setsToWin === 2 ? ['-1.5', '1.5'] : ['-2.5', '-1.5', '1.5', '2.5'];
    lines('sets-handicap', 'hcp', handicapLines);
  }
  lines(
    `${unit}s-total`,
    'total',
    totals.filter((line) => !middle(totals).includes(line)),
  );
  lines(
    `${unit}s-handicap`,
    'hcp',
    handicaps.filter((line) => !middle(handicaps).includes(line)),
  );
  add(`${unit}s-odd-even`);
  for (const set of remainingSets(match, state)) {
    const specifiers = { set: String(set + 1) };
    const id = `s${set + 1}`;
    add('set-winner', specifiers);
    lines(`set-${unit}s-total`, 'total', around(id, 'total', 3), specifiers);
    lines(`set-${unit}s-handicap`, 'hcp', around(id, 'hcp', 3), specifiers);
    add(`set-${unit}s-odd-even`, specifiers);
    if (unit === 'game') add('tie-break', specifiers);
  }
  if (sport.serves) {
    const set = state.won[0] + state.won[1];
    const next = state.stage === 'play' ? (state.units[set]?.length ?? 0) : 0;
    // The one after the next is sold only while the set cannot end before it.
    const [home, away] = state.stage === 'play' ? (state.sets.at(-1) ?? [0, 0]) : [0, 0];
    const ahead = Math.max(home, away) < sport.target(set) - 1 ? [next + 1, next + 2] : [next + 1];
    for (const number of ahead)
      add(`${unit}-winner`, {
        ...(setsToWin > 1 && { set: String(set + 1) }),
        unit: String(number),
      });
  }
  return offers;
}

/** The current set, and the next where it is certain to be played. */
function remainingSets({ sport }: LadderMatch, { won }: LadderState): number[] {
  if (sport.setsToWin === 1) return [];
  const current = won[0] + won[1];
  const certain = Math.max(...won) + 1 < sport.setsToWin;
  return certain ? [current, current + 1] : [current];
}
