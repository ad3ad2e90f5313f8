import '../styles/hilo.css';
import '../styles/hilo-fit.css';
import { findCurrency } from '../../currencies.ts';
import { callsOf, hiloPay } from '../../engines/hilo/hilo.ts';
import type { HiloAction, HiloDescription, HiloOutcome } from '../../engines/hilo/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { verdictOf } from '../announcement.ts';
import { cardName } from '../card-texts.ts';
import { drawCard } from '../cards.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { createCallButtons } from './call-buttons.ts';
import { type HiloTexts, hiloTexts } from './texts.ts';

/** Cards of the round kept in view. */
const KEPT = 12;
/** Milliseconds the result stands before the next round may start. */
const SHOWN = 700;

const outcomeOf = ({ outcome }: RoundView): HiloOutcome | null =>
  outcome?.kind === 'hilo' ? outcome : null;
const lastOf = ({ cards }: HiloOutcome): number => cards.at(-1) ?? 0;

/** A card, two calls, and the cards that were called before. */
function mountHilo({ session, texts, money, sound, shell }: GameParts<HiloTexts>): MountedGame {
  const game = session.game as HiloDescription;
  const { lang } = session;
  /** Takes the decision that is requested; null while none is. */
  let take: ((action: HiloAction) => void) | null = null;
  /** Right calls so far, while a decision is requested. */
  let right = 0;
  let begun = false;

  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: session.openRound?.stake ?? session.lastRound?.stake ?? session.limits.defaultStake,
    texts,
    money,
    changed: () => sound.play('press'),
  });
  shell.controls.append(stakes.node);
  const { step } = findCurrency(session.currency);
  const buttons = createCallButtons({
    texts,
    money,
    lang,
    game,
    step,
    take: (move) => answer({ kind: 'hilo', move }),
  });
  const plate = element('p', { class: 'hilo-plate' }, texts.start);
  const run = element('ol', { class: 'hilo-run', 'aria-label': texts.run });
  const place = element('div', { class: 'hilo-card' }, drawCard(null, lang));
  shell.stage.append(
    element(
      'div',
      { class: 'hilo-table' },
      plate,
      run,
      buttons.lower,
      place,
      buttons.higher,
      buttons.skip,
    ),
  );

  function answer(action: HiloAction): void {
    const taken = take;
    take = null;
    buttons.enable(false);
    taken?.(action);
  }

  function tell(text: string, mood: 'won' | 'lost' | '' = ''): void {
    plate.textContent = text;
    plate.className = `hilo-plate ${mood}`;
  }

  /** Lays the cards as they lie. */
  function lay(outcome: HiloOutcome | null): void {
    const dealt = begun ? 'dealt' : '';
    place.replaceChildren(
      drawCard(outcome && lastOf(outcome), lang, `${dealt} ${outcome?.lost ? 'missed' : ''}`),
    );
    const marks = { higher: '▲', lower: '▼', skip: '·' };
    const past = outcome?.moves.map((move, at) =>
      element(
        'li',
        { class: move },
        drawCard(outcome.cards[at] ?? 0, lang),
        element('i', { 'aria-hidden': 'true' }, marks[move]),
      ),
    );
    run.replaceChildren(...(past?.slice(-KEPT) ?? []));
  }

  function letGo(): void {
    take = null;
    begun = false;
    buttons.enable(false);
    buttons.draw(null);
    shell.action({ label: texts.play, icon: 'play' });
  }

  /** Says the card, what it meant, and what can be cashed out. */
  function saySo(outcome: HiloOutcome, stake: number): void {
    const values = {
      card: cardName(lastOf(outcome), lang),
      amount: money.pay(hiloPay(stake, callsOf(outcome), game, step)),
    };
    tell(right === 0 ? texts.pick : texts.again);
    shell.action({
      label: right === 0 ? texts.cashOut : fillIn(texts.cashOutFor, values),
      icon: 'cash',
      caption: right === 0 ? '' : values.amount,
    });
    const words = right === 0 ? texts.saidCard : begun ? texts.saidRight : texts.saidOpen;
    shell.announce(fillIn(words, values));
  }

  buttons.draw(null);
  return {
    loaded: Promise.resolve(),
    input: () => ({ input: { kind: 'hilo', stake: stakes.stake }, stake: stakes.stake }),
    begin: () => {
      sound.play('start');
      begun = true;
      lay(null);
      tell('');
    },
    cancel: () => {
      letGo();
      lay(null);
      tell(texts.start);
    },
    decide: (round) => {
      const outcome = outcomeOf(round);
      if (outcome) {
        const calls = callsOf(outcome);
        right = calls.length;
        lay(outcome);
        saySo(outcome, round.stake);
        buttons.draw({
          card: lastOf(outcome),
          calls,
          skipped: outcome.moves.length - right,
          stake: round.stake,
        });
        sound.play('card');
        if (right > 0) sound.play('rise', right - 1);
      }
      begun = true;
      shell.ready(right > 0);
      return new Promise((resolve) => {
        take = resolve;
        buttons.enable(true);
      });
    },
    confirm: () => {
      if (!take || right === 0) return;
      sound.play('chip');
      answer({ kind: 'hilo', move: 'cash-out' });
    },
    present: async (round, shown) => {
      if (outcomeOf(round)?.lost) sound.play('card');
      lay(outcomeOf(round));
      letGo();
      const celebrated = verdictOf(round.win, round.stake) === 'won';
      sound.result(round);
      const words = celebrated ? texts.totalWin : texts.totalReturned;
      const paid = fillIn(words, { amount: money.format(round.win) });
      if (round.win > 0) tell(paid, celebrated ? 'won' : '');
      else tell(texts.wrong, 'lost');
      shown(1);
      await wait(SHOWN);
    },
    stand: (round) => lay(outcomeOf(round)),
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
      if (!outcome) return '';
      return outcome.lost
        ? fillIn(texts.saidWrong, { card: cardName(lastOf(outcome), lang) })
        : fillIn(texts.saidPaid, { count: callsOf(outcome).length });
    },
  };
}

export const hiloGame = kindOf('play', hiloTexts, mountHilo);
