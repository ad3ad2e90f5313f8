import { takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { rangeOf } from '../returns.ts';
import { DECKS, payoutOf, playBlackjack } from './blackjack.ts';
import { rulesTexts } from './rules-texts.ts';

/** What `expected.ts` computes in some seconds; its test holds the two to each other. */
export const BASIC_RETURN = 0.995400644064;

/** A split pair, both hands doubled and won. */
const MOST_STAKES = 4;

export const blackjack: Engine<'blackjack'> = {
  maxWin: (_theme, _currency, maxStake) => 2 * MOST_STAKES * maxStake,
  check: (theme, currency, { stake }) => takesStake(theme, currency, stake),
  play: (_theme, _currency, { stake }, source, actions) => {
    const round = playBlackjack(
      source,
      actions.map(({ move }) => move),
    );
    const hands = round.hands.map(({ cards, stakes, result }) => ({
      cards: [...cards],
      stake: stakes * stake,
      result,
    }));
    const isOpen = round.active !== null;
    const outcome = {
      kind: 'blackjack' as const,
      dealer: isOpen ? round.dealer.slice(0, 1) : [...round.dealer],
      hands,
      active: round.active,
      moves: [...round.moves],
    };
    if (isOpen) return { outcome, win: 0, steps: 1, open: true };
    const win = hands.reduce((sum, hand) => sum + payoutOf(hand.result, hand.stake), 0);
    return { outcome, win, steps: 1 };
  },
  decisions: {
    allows: (_theme, _input, { moves }, { move }) => moves.includes(move),
    extraStake: (_theme, { stake }, { move }) =>
      move === 'double' || move === 'split' ? stake : 0,
    whenAbandoned: () => ({ kind: 'blackjack', move: 'stand' }),
    abandonedText: (say) => say(rulesTexts.abandoned),
  },
  describe: () => ({ kind: 'blackjack' }),
  rules: (_theme, say) => [
    { heading: say(rulesTexts.heading), text: say(rulesTexts.play, { decks: DECKS }) },
    { heading: say(rulesTexts.decideHeading), text: say(rulesTexts.decide) },
    { heading: say(rulesTexts.strategyHeading), text: say(rulesTexts.strategy) },
  ],
  returnNote: (say) => say(rulesTexts.returns),
  returns: () => rangeOf([BASIC_RETURN], 'recursion'),
  category: () => 'Blackjack',
};
