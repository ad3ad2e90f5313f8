import '../styles/blackjack.css';
import '../styles/blackjack-fit.css';
import type { BlackjackAction, BlackjackOutcome } from '../../engines/blackjack/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { cardName } from '../card-texts.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { createWinPlate } from '../instant/win-plate.ts';
import { wait } from '../pace.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { dealOut, keptOf } from './deal-out.ts';
import { createMoveButtons } from './move-buttons.ts';
import { countOf, createSeat } from './seat.ts';
import { type BlackjackTexts, blackjackTexts } from './texts.ts';

/** Milliseconds until the dealer's cards lie, and the result stands before the next round may start. */
const DEALT = 900;
const SHOWN = 700;

const outcomeOf = ({ outcome }: RoundView): BlackjackOutcome | null =>
  outcome?.kind === 'blackjack' ? outcome : null;

const baseStake = ({ input, stake }: RoundView): number =>
  input.kind === 'blackjack' ? input.stake : stake;

/** The dealer's hand, one or two of the player's, and the decisions. */
function mountBlackjack({
  session,
  texts,
  money,
  sound,
  shell,
}: GameParts<BlackjackTexts>): MountedGame {
  const { game, lang } = session;
  /** Takes the decision that is requested; null while none is. */
  let take: ((action: BlackjackAction) => void) | null = null;

  const earlier = session.openRound ?? session.lastRound;
  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: earlier ? baseStake(earlier) : session.limits.defaultStake,
    texts,
    money,
    changed: () => sound.play('press'),
  });
  shell.controls.append(stakes.node);
  const dealer = createSeat(texts.dealer, { lang, texts });
  const own = element('div', { class: 'bj-own' });
  let seats = [createSeat(texts.you, { lang, texts })];
  own.append(...seats.map(({ node }) => node));
  const plate = createWinPlate(texts, money, sound);
  plate.node.classList.add('bj-plate');
  const moves = createMoveButtons({
    texts,
    money,
    take: (move) => {
      const taken = take;
      letGo();
      sound.play(move === 'double' || move === 'split' ? 'chip' : 'press');
      taken?.({ kind: 'blackjack', move });
    },
  });
  shell.stage.append(
    element('div', { class: 'bj-table' }, dealer.node, plate.node, own, moves.node),
  );

  const letGo = (): void => {
    take = null;
    moves.offer([], 0);
  };
  const nameOf = (hands: number, at: number): string =>
    hands > 1 ? fillIn(texts.hand, { number: at + 1 }) : texts.you;

  function seat(hands: readonly (readonly number[])[]): void {
    if (seats.length === hands.length) return;
    const laid = seats.length < hands.length ? (seats[0]?.cards() ?? []) : [];
    seats = hands.map((_, at) => createSeat(nameOf(hands.length, at), { lang, texts }));
    for (const [at, kept] of keptOf(laid, hands).entries()) seats[at]?.keep(kept);
    own.replaceChildren(...seats.map(({ node }) => node));
  }

  function clear(): void {
    letGo();
    seat([[]]);
    for (const one of [dealer, ...seats]) {
      one.lay([]);
      one.tell({});
      one.mark(false);
    }
  }

  /** Answers the cards that were not there before, by hand, the dealer's last. */
  function lay(outcome: BlackjackOutcome, withResults: boolean): HTMLElement[][] {
    seat(outcome.hands.map(({ cards }) => cards));
    const fresh = outcome.hands.map((hand, at) => seats[at]?.lay(hand.cards) ?? []);
    for (const [at, hand] of outcome.hands.entries()) {
      const { result } = hand;
      const told = withResults && result !== null;
      seats[at]?.mark(outcome.active === at);
      seats[at]?.tell({
        stake: money.format(hand.stake),
        ...(told ? { result: texts.result[result] } : {}),
        won: told && (result === 'won' || result === 'blackjack'),
      });
    }
    return [...fresh, dealer.lay(outcome.dealer, outcome.active !== null)];
  }

  const namesOf = (cards: readonly number[]): string =>
    cards.map((card) => cardName(card, lang)).join(', ');
  const saidDealer = (cards: readonly number[]): string =>
    fillIn(texts.saidHand, {
      name: texts.dealer,
      cards: namesOf(cards),
      total: countOf(cards, texts),
    });
  function sentences({ dealer: held, hands, active }: BlackjackOutcome): string {
    const said = hands.map(({ cards, result }, at) =>
      fillIn(result === null ? texts.saidHand : texts.saidResult, {
        name: nameOf(hands.length, at),
        cards: namesOf(cards),
        total: countOf(cards, texts),
        result: result === null ? '' : texts.result[result],
      }),
    );
    const turn = active === null ? [] : [turnOf(hands.length, active)];
    return [...said, saidDealer(held), ...turn].join(' ');
  }
  const turnOf = (hands: number, active: number): string =>
    hands > 1 ? fillIn(texts.turnOf, { number: active + 1 }) : texts.yourTurn;

  plate.say(texts.start);
  moves.offer([], 0);
  return {
    loaded: Promise.resolve(),
    input: () => ({ input: { kind: 'blackjack', stake: stakes.stake }, stake: stakes.stake }),
    begin: () => {
      sound.play('start');
      plate.say('');
      clear();
    },
    cancel: () => {
      clear();
      plate.say(texts.start);
    },
    decide: (round) => {
      const outcome = outcomeOf(round);
      if (outcome) {
        dealOut(lay(outcome, false), sound);
        shell.announce(sentences(outcome));
        plate.say(turnOf(outcome.hands.length, outcome.active ?? 0));
        moves.offer(outcome.moves, baseStake(round));
      }
      return new Promise((resolve) => {
        take = resolve;
      });
    },
    present: async (round, shown) => {
      letGo();
      const outcome = outcomeOf(round);
      if (!outcome) return;
      plate.say('');
      dealOut(lay(outcome, false), sound);
      await wait(DEALT);
      lay(outcome, true);
      plate.tell(round);
      shown(1);
      await wait(SHOWN);
    },
    stand: (round) => {
      const outcome = outcomeOf(round);
      if (outcome) lay(outcome, true);
    },
    enable: (wanted) => stakes.enable(wanted),
    openRules: () => {
      openSheet(
        { title: texts.rules, className: 'sheet-rules', texts },
        factList(session, texts, money),
        ...ruleTexts(game),
      );
    },
    lowerStepFor: stakes.lowerStepFor,
    choose: stakes.choose,
    resultSentence: (round) => {
      const outcome = outcomeOf(round);
      return outcome ? sentences(outcome) : '';
    },
  };
}

export const blackjackGame = kindOf('deal', blackjackTexts, mountBlackjack);
