import { findCurrency } from '../../currencies.ts';
import { everyStake, takesStake } from '../../stakes.ts';
import { DECK, RANKS } from '../cards.ts';
import type { Engine } from '../engine.ts';
import { book, expectedOf, leastOf } from '../exact-pay.ts';
import { rangeOf } from '../returns.ts';
import { roundingText } from '../rounding-text.ts';
import { callsOf, hiloPay, isCallable, playHilo, winningRanks } from './hilo.ts';
import { rulesTexts } from './rules-texts.ts';
import type { HiloTheme } from './theme.ts';

const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
const everyCall = ranks.flatMap((rank) => [
  winningRanks(rank, 'higher'),
  winningRanks(rank, 'lower'),
]);

/** The return of cashing out after one call and after two, for every card, call and stake there is. */
export const hiloReturns = (theme: HiloTheme): number[] => {
  const returnsOf = (...calls: number[]): number[] => {
    const chance = calls.reduce((product, won) => (product * won) / RANKS, 1);
    return everyStake(theme).map(
      ({ stake, step }) =>
        (chance * expectedOf(hiloPay(stake, calls, theme, step), theme.rounding)) / stake,
    );
  };
  return everyCall.flatMap((first) => [
    ...returnsOf(first),
    ...everyCall.flatMap((second) => returnsOf(first, second)),
  ]);
};

export const hilo: Engine<'hilo'> = {
  maxWin: (theme, _, maxStake) => theme.topMultiple * maxStake,
  check: (theme, currency, input) => takesStake(theme, currency, input.stake),
  play: (theme, currency, input, source, actions) => {
    const { over, ...round } = playHilo(source, actions);
    const pay = hiloPay(input.stake, callsOf(round), theme, findCurrency(currency).step);
    // How it is rounded is told when it is paid: known before, it would be worth waiting for.
    const paid = over ? book(pay, theme.rounding, source.rounding) : leastOf(pay);
    const cashOut = round.lost ? 0 : paid;
    const outcome = {
      kind: 'hilo' as const,
      cards: [...round.cards],
      moves: [...round.moves],
      lost: round.lost,
      cashOut,
    };
    return over ? { outcome, win: cashOut, steps: 1 } : { outcome, win: 0, steps: 1, open: true };
  },
  decisions: {
    allows: (theme, _, outcome, { move }) => {
      const calls = callsOf(outcome);
      if (move === 'cash-out') return calls.length > 0;
      if (move === 'skip') return outcome.moves.length - calls.length < theme.skips;
      return isCallable(calls, winningRanks(outcome.cards.at(-1) ?? 0, move), theme);
    },
    whenAbandoned: () => ({ kind: 'hilo', move: 'cash-out' }),
    abandonedText: (say) => say(rulesTexts.abandoned),
  },
  describe: ({ edgeBasisPoints, topMultiple, skips }) => ({
    kind: 'hilo',
    edgeBasisPoints,
    topMultiple,
    skips,
  }),
  rules: (theme, say) => [
    {
      heading: say(rulesTexts.heading),
      text: say(rulesTexts.pays, {
        kept: (10_000 - theme.edgeBasisPoints) / 100,
        cards: DECK,
        top: theme.topMultiple,
        skips: theme.skips,
      }),
    },
  ],
  returnNote: (say) => `${say(rulesTexts.everyChoice)} ${say(roundingText)}`,
  returns: (theme) => rangeOf(hiloReturns(theme), 'formula'),
  category: () => 'Instant Win',
};
