import '../styles/poker.css';
import '../styles/poker-fit.css';
import { handNames } from '../../engines/poker/hand-names.ts';
import {
  type Hand,
  hands,
  type PokerAction,
  type PokerDescription,
  type PokerOutcome,
} from '../../engines/poker/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { verdictOf } from '../announcement.ts';
import { cardName } from '../card-texts.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { createHeldHand } from './held-hand.ts';
import { type PokerTexts, pokerTexts } from './texts.ts';

/** Milliseconds until the last drawn card lies. */
const DRAWN = 620;
/** Milliseconds the result stands before the next round may start. */
const SHOWN = 500;

const outcomeOf = ({ outcome }: RoundView): PokerOutcome | null =>
  outcome?.kind === 'poker' ? outcome : null;

/** Five cards to hold or to draw for, under the table of what they pay. */
function mountPoker({ session, texts, money, sound, shell }: GameParts<PokerTexts>): MountedGame {
  const game = session.game as PokerDescription;
  const { lang } = session;
  /** Takes the draw that is requested; null while none is. */
  let take: ((action: PokerAction) => void) | null = null;

  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: session.openRound?.stake ?? session.lastRound?.stake ?? session.limits.defaultStake,
    texts,
    money,
    changed: () => {
      sound.play('press');
      price(stakes.stake);
    },
  });
  shell.controls.append(stakes.node);
  const rows = hands
    .filter((hand) => game.pays[hand] > 0)
    .reverse()
    .map((hand) => {
      const value = element('dd');
      const node = element('div', {}, element('dt', {}, handNames[hand][lang]), value);
      return { hand, value, node };
    });
  const table = element(
    'dl',
    { class: 'poker-pays', 'aria-label': texts.table },
    ...rows.map(({ node }) => node),
  );
  const plate = element('p', { class: 'poker-plate' }, texts.start);
  const hand = createHeldHand({ texts, lang, changed: () => sound.play('press') });
  shell.stage.append(element('div', { class: 'poker-table' }, table, plate, hand.node));

  function price(stake: number): void {
    for (const { hand: paid, value } of rows) {
      value.textContent = money.format(stake * game.pays[paid]);
    }
  }

  function mark(made: Hand | null): void {
    for (const { hand: paid, node } of rows) node.classList.toggle('made', paid === made);
  }

  function tell(text: string, won = false): void {
    plate.textContent = text;
    plate.classList.toggle('won', won);
  }

  const cover = (round: RoundView): void => {
    const outcome = outcomeOf(round);
    if (!outcome) return;
    price(round.stake);
    hand.lay(outcome.cards, outcome.held);
    mark(outcome.hand);
  };
  const said = (outcome: PokerOutcome) => ({
    cards: outcome.cards.map((card) => cardName(card, lang)).join(', '),
    hand: handNames[outcome.hand][lang],
  });
  const letGo = (): void => {
    take = null;
    hand.enable(false);
    shell.action({ label: texts.play, icon: 'play' });
  };

  price(stakes.stake);
  return {
    loaded: Promise.resolve(),
    input: () => ({ input: { kind: 'poker', stake: stakes.stake }, stake: stakes.stake }),
    begin: () => {
      sound.play('start');
      hand.lay(null);
      mark(null);
      tell('');
    },
    cancel: () => {
      letGo();
      hand.lay(null);
      mark(null);
      tell(texts.start);
    },
    decide: (round) => {
      cover(round);
      const outcome = outcomeOf(round);
      if (outcome) shell.announce(fillIn(texts.saidDealt, said(outcome)));
      tell(texts.choose);
      sound.play('card');
      shell.action({ label: texts.draw, icon: 'spin', caption: texts.draw });
      shell.ready(true);
      return new Promise((resolve) => {
        take = resolve;
        hand.enable(true);
      });
    },
    confirm: () => {
      const taken = take;
      const { hold } = hand;
      letGo();
      taken?.({ kind: 'poker', hold });
    },
    present: async (round, shown) => {
      letGo();
      sound.play('card');
      cover(round);
      await wait(DRAWN);
      const outcome = outcomeOf(round);
      const celebrated = verdictOf(round.win, round.stake) === 'won';
      sound.result(round);
      const words = celebrated ? texts.totalWin : texts.totalReturned;
      const paid = fillIn(words, { amount: money.format(round.win) });
      tell(round.win > 0 || !outcome ? paid : handNames[outcome.hand][lang], celebrated);
      shown(1);
      await wait(SHOWN);
    },
    stand: cover,
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
      return outcome ? fillIn(texts.saidDrawn, said(outcome)) : '';
    },
  };
}

export const pokerGame = kindOf('play', pokerTexts, mountPoker);
