import type { ActionOf, InputOf, Kind, ThemeOf } from '../engines/engine.ts';
import type { RoundAction, RoundInput } from '../protocol-rounds.ts';
import type { GameTheme } from '../theme.ts';

type Sample<K extends Kind> = {
  readonly input: (theme: ThemeOf<K>, stake: number) => InputOf<K>;
  /** The decision of that index, of kinds that ask for decisions; it need not be a wise one. */
  readonly action?: (index: number) => ActionOf<K>;
};

/** A round of every kind of game; a new kind needs its line to be held to what holds of all. */
const samples: { readonly [K in Kind]: Sample<K> } = {
  slot: { input: (_, stake) => ({ kind: 'slot', stake }) },
  roulette: {
    input: (_, stake) => ({
      kind: 'roulette',
      bets: [
        { kind: 'red', numbers: [], stake },
        { kind: 'straight', numbers: [17], stake },
      ],
    }),
  },
  baccarat: {
    input: (_, stake) => ({ kind: 'baccarat', bets: { player: 0, tie: stake, banker: stake } }),
  },
  dice: { input: (_, stake) => ({ kind: 'dice', stake, direction: 'over', target: 5050 }) },
  mines: {
    input: (_, stake) => ({ kind: 'mines', stake, mines: 4 }),
    action: (index) =>
      index < 3
        ? { kind: 'mines', move: 'open', field: index * 7 }
        : { kind: 'mines', move: 'cash-out' },
  },
  plinko: { input: (_, stake) => ({ kind: 'plinko', stake, risk: 'high', rows: 16 }) },
  wheel: {
    input: ({ wheels }, stake) => ({
      kind: 'wheel',
      stake,
      risk: 'low',
      segments: Number(Object.keys(wheels.low)[0]),
    }),
  },
  keno: { input: (_, stake) => ({ kind: 'keno', stake, picks: [1, 8, 40] }) },
  hilo: {
    input: (_, stake) => ({ kind: 'hilo', stake }),
    action: (index) => ({
      kind: 'hilo',
      move: index === 0 ? 'skip' : index < 3 ? 'higher' : 'cash-out',
    }),
  },
  poker: {
    input: (_, stake) => ({ kind: 'poker', stake }),
    action: () => ({ kind: 'poker', hold: [true, false, true, false, false] }),
  },
  blackjack: {
    input: (_, stake) => ({ kind: 'blackjack', stake }),
    action: () => ({ kind: 'blackjack', move: 'stand' }),
  },
  crash: {
    input: (_, stake) => ({ kind: 'crash', stake, flight: 1, autoAt: 150 }),
    action: () => ({ kind: 'crash', move: 'land' }),
  },
};

/** A round of any game at its lowest stake in euro. */
export function sampleRound(theme: GameTheme): {
  input: RoundInput;
  action: ((index: number) => RoundAction) | undefined;
} {
  const sample = samples[theme.kind] as unknown as Sample<Kind>;
  return { input: sample.input(theme, theme.stakes.EUR?.[0] ?? 0), action: sample.action };
}
