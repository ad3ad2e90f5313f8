import type { MarketGroup } from '../protocol.ts';
import type { View } from './scope.ts';

export type Specifiers = Readonly<Record<string, string>>;

/** A market: what it is about, and which of its outcomes two numbers make win. */
export interface MarketSpec {
  readonly id: string;
  readonly key: string;
  readonly specifiers: Specifiers;
  readonly group: MarketGroup;
  readonly scope: string;
  readonly line: string | null;
  readonly outcomes: readonly string[];
  readonly view: View;
  /** How many outcomes win at a time: two for double chance. */
  readonly winners: number;
  /** Bit `n` is set when outcome `n` wins; 0: every stake goes back. */
  readonly settle: (home: number, away: number) => number;
}

/** `total|total=2.5`: the key, and the specifiers in the order they were written in. */
export function marketId(key: string, specifiers: Specifiers): string {
  const text = Object.entries(specifiers).map(([name, value]) => `${name}=${value}`);
  return text.length === 0 ? key : `${key}|${text.join('&')}`;
}

type Kind = Pick<MarketSpec, 'outcomes' | 'settle'> & Partial<Pick<MarketSpec, 'winners' | 'view'>>;

/** Builds the market of a key from its specifiers; null when they make no sense. */
type Builder = (specifiers: Specifiers) => Kind | null;

const bit = (outcome: number): number => 1 << outcome;
const yesNo = (holds: (home: number, away: number) => boolean): Kind => ({
  outcomes: ['yes', 'no'],
  settle: (home, away) => bit(holds(home, away) ? 0 : 1),
});

const halfLine = /^-?\d{1,3}\.5$/;
const wholeOrHalfLine = /^-?\d{1,3}(\.5)?$/;

const result: Builder = () => ({
  view: 'lead',
  outcomes: ['home', 'draw', 'away'],
  settle: (home, away) => bit(home > away ? 0 : home === away ? 1 : 2),
});

const winner: Builder = () => ({
  view: 'lead',
  outcomes: ['home', 'away'],
  settle: (home, away) => (home === away ? 0 : bit(home > away ? 0 : 1)),
});

const doubleChance: Builder = () => ({
  view: 'lead',
  outcomes: ['home-draw', 'home-away', 'draw-away'],
  winners: 2,
  settle: (home, away) => (home > away ? 0b011 : home === away ? 0b101 : 0b110),
});

const total =
  (view: View, count: (home: number, away: number) => number): Builder =>
  ({ total: line = '' }) =>
    halfLine.test(line)
      ? {
          view,
          outcomes: ['over', 'under'],
          settle: (home, away) => bit(count(home, away) > Number(line) ? 0 : 1),
        }
      : null;

const handicap: Builder = ({ hcp: line = '' }) =>
  wholeOrHalfLine.test(line)
    ? {
        view: 'lead',
        outcomes: ['home', 'away'],
        settle: (home, away) => {
          const lead = home + Number(line) - away;
          return lead === 0 ? 0 : bit(lead > 0 ? 0 : 1);
        },
      }
    : null;

const oddEven: Builder = () => ({
  view: 'sum',
  outcomes: ['odd', 'even'],
  settle: (home, away) => bit((home + away) % 2 === 1 ? 0 : 1),
});

/** Scores up to four each, and any other. */
const scores = Array.from({ length: 25 }, (_, at) => `${Math.floor(at / 5)}-${at % 5}`);
const correctScore: Builder = () => ({
  outcomes: [...scores, 'other'],
  settle: (home, away) => bit(home > 4 || away > 4 ? 25 : home * 5 + away),
});

/** How a match in so many won sets may end. */
const setScore: Builder = ({ of = '' }) => {
  if (!/^[2-4]$/.test(of)) return null;
  const best = Number(of);
  const home = Array.from({ length: best }, (_, lost) => [best, lost] as const);
  const all = [...home, ...home.map(([won, lost]) => [lost, won] as const).reverse()];
  return {
    outcomes: all.map((pair) => pair.join('-')),
    settle: (won, lost) => {
      const at = all.findIndex(([one, other]) => one === won && other === lost);
      return at < 0 ? 0 : bit(at);
    },
  };
};

/** Half-time and full time; the scope holds 0 for home, 1 for a draw, 2 for away, each. */
const sides = ['home', 'draw', 'away'] as const;
const halfFull: Builder = () => ({
  outcomes: sides.flatMap((half) => sides.map((full) => `${half}.${full}`)),
  settle: (half, full) => bit(half * 3 + full),
});

const margin: Builder = () => ({
  view: 'lead',
  outcomes: ['home-1', 'home-2', 'home-3-up', 'draw', 'away-1', 'away-2', 'away-3-up'],
  settle: (home, away) => {
    const lead = home - away;
    if (lead === 0) return bit(3);
    return bit((lead > 0 ? 0 : 4) + Math.min(Math.abs(lead), 3) - 1);
  },
});

const exact: Builder = () => ({
  view: 'sum',
  outcomes: ['0', '1', '2', '3', '4', '5', '6-up'],
  settle: (home, away) => bit(Math.min(home + away, 6)),
});

/** The next of its kind: the scope holds who had it; nobody when none came. */
const next: Builder = () => ({
  outcomes: ['home', 'none', 'away'],
  settle: (home, away) => bit(home > 0 ? 0 : away > 0 ? 2 : 1),
});

const kinds = {
  result,
  winner,
  'double-chance': doubleChance,
  total: total('sum', (home, away) => home + away),
  'home-total': total('home', (home) => home),
  'away-total': total('away', (_, away) => away),
  handicap,
  'odd-even': oddEven,
  'both-score': () => yesNo((home, away) => home > 0 && away > 0),
  'correct-score': correctScore,
  'set-score': setScore,
  'half-full': halfFull,
  'winning-margin': margin,
  'exact-total': exact,
  'home-clean-sheet': () => yesNo((_, away) => away === 0),
  'away-clean-sheet': () => yesNo((home) => home === 0),
  'home-to-nil': () => yesNo((home, away) => home > away && away === 0),
  'away-to-nil': () => yesNo((home, away) => away > home && home === 0),
  'extra-games': () => yesNo((home, away) => home + away > 12),
  next,
} satisfies Record<string, Builder>;
export type MarketKind = keyof typeof kinds;

/** A market of a sport before its specifiers. */
export interface Family {
  readonly key: string;
  readonly kind: MarketKind;
  readonly group: MarketGroup;
  /** The scope, or how it is told from specifiers. */
  readonly scope: string | ((specifiers: Specifiers) => string);
}

/** The market of a family with these specifiers; null when they make no sense. */
export function buildMarket(family: Family, specifiers: Specifiers): MarketSpec | null {
  const built = (kinds[family.kind] as Builder)(specifiers);
  if (!built) return null;
  return {
    id: marketId(family.key, specifiers),
    key: family.key,
    specifiers,
    group: family.group,
    scope: typeof family.scope === 'string' ? family.scope : family.scope(specifiers),
    line: specifiers.total ?? specifiers.hcp ?? null,
    winners: 1,
    view: 'pair',
    ...built,
  };
}
