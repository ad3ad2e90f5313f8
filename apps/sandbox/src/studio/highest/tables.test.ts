import { expect, it } from 'vitest';
import type { ActionOf, InputOf, Kind } from '../engines/engine.ts';
import { lastField } from '../engines/mines/mines.ts';
import { layOut } from '../engines/wheel/wheel.ts';
import { allowsAction, checkInput, extraStakeOf, playGame } from '../games.ts';
import { topMultiple } from '../limits.ts';
import type { RoundAction } from '../protocol-rounds.ts';
import type { GameTheme } from '../theme.ts';
import { themes } from '../themes/catalogue.ts';
import { drawing } from './chosen.ts';

type Table = Exclude<Kind, 'slot'>;
type Round<K extends Kind> = {
  readonly input: InputOf<K>;
  /** What the round draws, in its order. */
  readonly draws: readonly number[];
  readonly actions?: readonly ActionOf<K>[];
};
type Highest<K extends Kind> = (theme: Extract<GameTheme, { kind: K }>, stake: number) => Round<K>;

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** The round of each kind that pays the most: the whole of what its rules allow, nothing left to luck. */
const highest: { readonly [K in Table]: Highest<K> } = {
  roulette: (_, stake) => ({
    input: { kind: 'roulette', bets: [{ kind: 'straight', numbers: [0], stake }] },
    draws: [0],
  }),
  baccarat: (_, stake) => ({
    input: { kind: 'baccarat', bets: { player: 0, tie: stake, banker: 0 } },
    draws: [6, 19, 9, 10],
  }),
  dice: (_, stake) => ({
    input: { kind: 'dice', stake, direction: 'under', target: 100 },
    draws: [99],
  }),
  mines: (theme, stake) => {
    const [mines = 1] = Array.from({ length: 24 }, (_, at) => at + 1).toSorted(
      (a, b) => paidFor(theme, b) - paidFor(theme, a),
    );
    const open = Array.from({ length: lastField(mines, theme) }, (_, at) => 24 - at);
    return {
      input: { kind: 'mines', stake, mines },
      draws: zeros(mines),
      actions: open.map((field) => ({ kind: 'mines', move: 'open', field })),
    };
  },
  hilo: (_, stake) => {
    const cards = [2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7];
    const actions = cards
      .slice(1)
      .map((card, at) => ({ kind: 'hilo', move: card === cards[at] ? 'lower' : 'skip' }) as const);
    return {
      input: { kind: 'hilo', stake },
      draws: cards,
      actions: [...actions, { kind: 'hilo', move: 'cash-out' }],
    };
  },
  poker: (_, stake) => ({
    input: { kind: 'poker', stake },
    draws: [0, 8, 8, 8, 8],
    actions: [{ kind: 'poker', hold: [true, true, true, true, true] }],
  }),
  plinko: (_, stake) => ({
    input: { kind: 'plinko', stake, risk: 'high', rows: 16 },
    draws: zeros(16),
  }),
  wheel: ({ wheels }, stake) => {
    const boards = (['low', 'medium', 'high'] as const).flatMap((risk) =>
      Object.values(wheels[risk]).map((shares) => ({ risk, segments: layOut(shares) })),
    );
    const topOf = ({ segments }: (typeof boards)[number]): number => Math.max(...segments);
    const best = boards.reduce((most, one) => (topOf(one) > topOf(most) ? one : most));
    return {
      input: { kind: 'wheel', stake, risk: best.risk, segments: best.segments.length },
      draws: [best.segments.indexOf(topOf(best))],
    };
  },
  keno: ({ pays }, stake) => {
    const tops = Object.entries(pays).map(([count, row]) => [Number(count), Math.max(...row)]);
    const [count = 0] = tops.reduce((most, one) => ((one[1] ?? 0) > (most[1] ?? 0) ? one : most));
    const picks = Array.from({ length: count }, (_, at) => at + 1);
    return { input: { kind: 'keno', stake, picks }, draws: zeros(10) };
  },
  crash: ({ topMultiplier }, stake) => ({
    input: { kind: 'crash', stake, flight: 1, autoAt: topMultiplier },
    draws: [0],
    actions: [{ kind: 'crash', move: 'land' }],
  }),
  blackjack: (_, stake) => ({
    input: { kind: 'blackjack', stake },
    // Two eights against a six and a ten; threes to both, tens to the doubled hands and the dealer.
    draws: [7, 5, 20, 9, 2, 15, 10, 11, 12],
    actions: (['split', 'double', 'double'] as const).map((move) => ({ kind: 'blackjack', move })),
  }),
};

const paidFor = (theme: Extract<GameTheme, { kind: 'mines' }>, mines: number): number => {
  const opened = lastField(mines, theme);
  const chance = Array.from({ length: opened }, (_, at) => (25 - mines - at) / (25 - at)).reduce(
    (product, share) => product * share,
    1,
  );
  return 1 / chance;
};

/** The play of the round, each of its decisions one that is allowed where it is taken. */
function paid(theme: GameTheme, { input, draws, actions = [] }: Round<Kind>): number {
  const checked = checkInput(theme, 'EUR', input);
  if ('refusal' in checked) throw new Error(`${theme.id} refuses the round`);
  let round = playGame(theme, 'EUR', input, drawing({ once: draws, again: [] }), []);
  const taken: RoundAction[] = [];
  for (const action of actions) {
    if (theme.kind !== 'crash')
      expect(allowsAction(theme, input, round.outcome, action)).toBe(true);
    expect(extraStakeOf(theme, input, action)).toBeLessThanOrEqual(checked.stake);
    taken.push(action);
    round = playGame(theme, 'EUR', input, drawing({ once: draws, again: [] }), taken);
  }
  expect(round.open).toBeUndefined();
  return round.win / checked.stake;
}

const tables = themes.filter(({ kind }) => kind !== 'slot');

it.each(tables)('$id pays its highest win in a round that can be played', (theme) => {
  const steps = theme.stakes.EUR ?? [];
  const stake = steps[0] ?? 0;
  const round = highest[theme.kind as Table](theme as never, stake);
  const multiple = paid(theme, round as Round<Kind>);
  // A call is refused that would pay more than the highest win; calls come near it, not just to it.
  if (theme.kind === 'hilo') {
    expect(multiple).toBeGreaterThan(topMultiple(theme) - 1);
    expect(multiple).toBeLessThanOrEqual(topMultiple(theme));
  } else expect(Math.floor(multiple * 100) / 100).toBe(topMultiple(theme));
});
