import type { SportId } from '../protocol.ts';
import type { Family, MarketKind, Specifiers } from './markets.ts';
import { linesAround, type Offer } from './model.ts';
import type { RateMatch, RateState } from './rate-play.ts';

const family = (
  key: string,
  kind: MarketKind,
  group: Family['group'],
  scope: Family['scope'],
): Family => ({ key, kind, group, scope });

const perPart = (key: string, kind: MarketKind): Family =>
  family(key, kind, 'parts', ({ part = '' }: Specifiers) => part);

/** Every market that sports with a clock may have. */
const all: readonly Family[] = [
  family('result', 'result', 'main', 'match'),
  family('winner', 'winner', 'main', 'winner'),
  family('total', 'total', 'totals', 'match'),
  family('both-score', 'both-score', 'main', 'match'),
  family('handicap', 'handicap', 'handicap', 'match'),
  family('double-chance', 'double-chance', 'main', 'match'),
  family('draw-no-bet', 'winner', 'main', 'match'),
  family('next-goal', 'next', 'race', ({ goal = '' }) => `goal:${goal}`),
  family('home-total', 'home-total', 'totals', 'match'),
  family('away-total', 'away-total', 'totals', 'match'),
  family('exact-total', 'exact-total', 'totals', 'match'),
  family('odd-even', 'odd-even', 'totals', 'match'),
  family('half-full', 'half-full', 'parts', 'half-full'),
  perPart('part-result', 'result'),
  perPart('part-total', 'total'),
  perPart('part-both-score', 'both-score'),
  perPart('part-handicap', 'handicap'),
  perPart('part-odd-even', 'odd-even'),
  family('correct-score', 'correct-score', 'score', 'match'),
  family('winning-margin', 'winning-margin', 'score', 'match'),
  family('home-clean-sheet', 'home-clean-sheet', 'score', 'match'),
  family('away-clean-sheet', 'away-clean-sheet', 'score', 'match'),
  family('home-to-nil', 'home-to-nil', 'score', 'match'),
  family('away-to-nil', 'away-to-nil', 'score', 'match'),
  family('corners-result', 'result', 'corners', 'corners'),
  family('corners-total', 'total', 'corners', 'corners'),
  family('corners-handicap', 'handicap', 'corners', 'corners'),
  family('cards-result', 'result', 'cards', 'cards'),
  family('cards-total', 'total', 'cards', 'cards'),
];
export const rateFamilies: ReadonlyMap<string, Family> = new Map(all.map((one) => [one.key, one]));

/** Lines that stay from start to end, where scores are few. */
const fixed = {
  football: ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'],
  'ice-hockey': ['3.5', '4.5', '5.5', '6.5', '7.5'],
};

/** The markets of a match as it stands, those for lists first. */
export function rateOffers(match: RateMatch, state: RateState, shareOfLeft: number): Offer[] {
  const offers: Offer[] = [];
  const add = (key: string, specifiers: Specifiers = {}): void => {
    const found = rateFamilies.get(key);
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
  const context: Context = { match, state, share: shareOfLeft, add, lines };
  switch (match.sport.id as SportId) {
    case 'football':
      footballOffers(context);
      break;
    case 'ice-hockey':
      hockeyOffers(context);
      break;
    default:
      pointsOffers(context);
  }
  return offers;
}

interface Context {
  readonly match: RateMatch;
  readonly state: RateState;
  readonly share: number;
  readonly add: (key: string, specifiers?: Specifiers) => void;
  readonly lines: (
    key: string,
    name: 'total' | 'hcp',
    texts: readonly string[],
    more?: Specifiers,
  ) => void;
}

/** Parts that are not over, the current one first. */
function partsLeft({ match, state }: Context): string[] {
  const from = state.stage === 'break' ? state.part + 1 : state.part;
  return match.sport.parts.slice(from).map(({ phase }) => phase);
}

function footballOffers(context: Context): void {
  const { state, add, lines } = context;
  add('result');
  lines('total', 'total', ['2.5']);
  add('both-score');
  add('double-chance');
  add('draw-no-bet');
  lines(
    'total',
    'total',
    fixed.football.filter((line) => line !== '2.5'),
  );
  if (state.stage !== 'over') add('next-goal', { goal: String(state.goals.length + 1) });
  lines('handicap', 'hcp', ['-2', '-1.5', '-1', '-0.5', '0.5', '1', '1.5', '2']);
  lines('home-total', 'total', ['0.5', '1.5', '2.5']);
  lines('away-total', 'total', ['0.5', '1.5', '2.5']);
  add('exact-total');
  add('odd-even');
  add('half-full');
  for (const part of partsLeft(context)) {
    add('part-result', { part });
    lines('part-total', 'total', ['0.5', '1.5', '2.5'], { part });
    add('part-both-score', { part });
  }
  add('correct-score');
  add('winning-margin');
  add('home-clean-sheet');
  add('away-clean-sheet');
  add('home-to-nil');
  add('away-to-nil');
  add('corners-result');
  lines('corners-total', 'total', ['7.5', '8.5', '9.5', '10.5', '11.5']);
  lines('corners-handicap', 'hcp', ['-1.5', '1.5']);
  add('cards-result');
  lines('cards-total', 'total', ['2.5', '3.5', '4.5', '5.5']);
}

function hockeyOffers(context: Context): void {
  const { state, match, add, lines } = context;
  add('winner');
  lines('total', 'total', ['5.5']);
  add('result');
  lines(
    'total',
    'total',
    fixed['ice-hockey'].filter((line) => line !== '5.5'),
  );
  lines('handicap', 'hcp', ['-2.5', '-1.5', '1.5', '2.5']);
  add('double-chance');
  add('draw-no-bet');
  add('both-score');
  if (state.part < match.sport.parts.length && state.stage !== 'over')
    add('next-goal', { goal: String(state.goals.length + 1) });
  lines('home-total', 'total', ['1.5', '2.5', '3.5']);
  lines('away-total', 'total', ['1.5', '2.5', '3.5']);
  add('odd-even');
  for (const part of partsLeft(context).slice(0, 2)) {
    add('part-result', { part });
    lines('part-total', 'total', ['1.5', '2.5'], { part });
  }
  add('correct-score');
  add('winning-margin');
}

/** Sports of many points: lines follow the score. */
function pointsOffers(context: Context): void {
  const { match, state, share, add, lines } = context;
  const { sport } = match;
  const perScore = sport.values.reduce((sum, { value, share: part }) => sum + value * part, 0);
  const now = state.parts
    .slice(0, sport.parts.length)
    .reduce<[number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  const home = now[0] + match.home * perScore * share;
  const away = now[1] + match.away * perScore * share;
  const [main = '', ...others] = middleFirst(linesAround(home + away, 5, perScore > 1 ? 3 : 1));
  const even = middleFirst(linesAround(away - home, 5, perScore > 1 ? 2 : 1));
  add(sport.overtime ? 'winner' : 'result');
  lines('total', 'total', [main]);
  lines('handicap', 'hcp', even.slice(0, 1));
  lines('total', 'total', others);
  lines('handicap', 'hcp', even.slice(1));
  if (sport.overtime) add('result');
  else add('draw-no-bet');
  add('double-chance');
  lines('home-total', 'total', linesAround(home, 3, perScore > 1 ? 2 : 1));
  lines('away-total', 'total', linesAround(away, 3, perScore > 1 ? 2 : 1));
  add('odd-even');
  for (const part of partsLeft(context).slice(0, 2)) {
    const at = sport.parts.findIndex(({ phase }) => phase === part);
    const full = sport.parts[at]?.share ?? 0;
    const isCurrent = state.stage === 'play' && at === state.part;
    const later = sport.parts.slice(at + 1).reduce((sum, one) => sum + one.share, 0);
    const left = isCurrent ? Math.max(0, share - later) : full;
    const [h, a] = (isCurrent ? state.parts[at] : undefined) ?? [0, 0];
    const sum = h + a + (match.home + match.away) * perScore * left;
    const gap = a - h + (match.away - match.home) * perScore * left;
    add('part-result', { part });
    lines('part-total', 'total', linesAround(sum, 3), { part });
    lines('part-handicap', 'hcp', linesAround(gap, 3), { part });
    add('part-odd-even', { part });
  }
}

/** The line in the middle before the others. */
const middleFirst = (lines: readonly string[]): string[] => {
  const middle = lines[Math.floor(lines.length / 2)];
  return middle === undefined ? [] : [middle, ...lines.filter((line) => line !== middle)];
};
