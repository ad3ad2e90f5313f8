import '../styles/mines.css';
import '../styles/mines-panel.css';
import '../styles/mines-fit.css';
import { findCurrency } from '../../currencies.ts';
import { minesPay } from '../../engines/mines/mines.ts';
import type { MinesAction, MinesDescription, MinesOutcome } from '../../engines/mines/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { verdictOf } from '../announcement.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { createMinesBoard } from './mines-board.ts';
import { createMinesPanel } from './mines-panel.ts';
import { type MinesTexts, minesTexts } from './texts.ts';

/** Mines of a first round. */
const FEW = 3;
/** Milliseconds the board stands open before the next round may start. */
const SHOWN = 700;

const outcomeOf = ({ outcome }: RoundView): MinesOutcome | null =>
  outcome?.kind === 'mines' ? outcome : null;

/** The minefield on its stage: fields to open, what they pay, a button that cashes out. */
function mountMines({ session, texts, money, sound, shell }: GameParts<MinesTexts>): MountedGame {
  const game = session.game as MinesDescription;
  const begun = session.openRound ?? session.lastRound;
  /** Takes the decision that is requested; null while none is. */
  let take: ((action: MinesAction) => void) | null = null;
  let decided: number | null = null;

  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: begun?.stake ?? session.limits.defaultStake,
    texts,
    money,
    changed: () => {
      sound.play('press');
      reset();
    },
  });
  shell.controls.append(stakes.node);
  const { step } = findCurrency(session.currency);
  const panel = createMinesPanel({
    texts,
    money,
    lang: session.lang,
    odds: game,
    step,
    start: begun?.input.kind === 'mines' ? begun.input.mines : FEW,
    changed: () => reset(),
  });
  const board = createMinesBoard({
    texts,
    open: (field) => {
      board.hold(field);
      answer({ kind: 'mines', move: 'open', field });
    },
  });
  const plate = element('p', { class: 'mine-plate' });
  shell.stage.append(
    element(
      'div',
      { class: 'mine-table' },
      plate,
      element('div', { class: 'mine-place' }, board.node),
      panel.node,
    ),
  );

  function answer(action: MinesAction): void {
    const taken = take;
    take = null;
    board.enable(false);
    taken?.(action);
  }

  function tell(text: string, won = false): void {
    plate.textContent = text;
    plate.classList.toggle('won', won);
  }

  /** Clears the board for the bet that is being chosen. */
  function reset(): void {
    board.draw(null);
    panel.draw({ stake: stakes.stake, mines: panel.mines }, 0);
    tell(texts.start);
  }

  const cover = (round: RoundView): void => {
    if (round.input.kind !== 'mines') return;
    const outcome = outcomeOf(round);
    panel.choose(round.input.mines);
    board.draw(outcome);
    panel.draw(round.input, (outcome?.opened.length ?? 0) - (outcome?.struck ? 1 : 0));
  };

  /** Says where an open round stands, unless nothing has changed. */
  function sayWhere(round: RoundView, { opened: { length: count } }: MinesOutcome): void {
    if (round.input.kind !== 'mines') return;
    const amount = money.pay(minesPay(round.input, count, game, step));
    const resumed = decided === null;
    if (count > 0 && !resumed) sound.play('rise', count - 1);
    tell(count === 0 ? texts.pick : texts.again);
    shell.action({
      label: count === 0 ? texts.cashOut : fillIn(texts.cashOutFor, { amount }),
      icon: 'cash',
      caption: count === 0 ? '' : amount,
    });
    if (resumed && count > 0) shell.announce(fillIn(texts.saidOpen, { count, amount }));
    else shell.announce(count === 0 ? texts.saidBegun : fillIn(texts.saidSafe, { amount }));
    decided = round.decisions;
  }

  const letGo = (): void => {
    decided = null;
    take = null;
    board.enable(false);
    shell.action({ label: texts.play, icon: 'play' });
  };

  reset();
  return {
    loaded: Promise.resolve(),
    input: () => ({
      input: { kind: 'mines', stake: stakes.stake, mines: panel.mines },
      stake: stakes.stake,
    }),
    begin: () => {
      sound.play('start');
      board.draw(null);
      tell('');
    },
    cancel: () => {
      letGo();
      reset();
    },
    decide: (round) => {
      const outcome = outcomeOf(round);
      cover(round);
      if (outcome) sayWhere(round, outcome);
      shell.ready((outcome?.opened.length ?? 0) > 0);
      return new Promise((resolve) => {
        take = resolve;
        board.enable(true);
      });
    },
    confirm: () => {
      if (!take || decided === 0) return;
      sound.play('chip');
      answer({ kind: 'mines', move: 'cash-out' });
    },
    present: async (round, shown) => {
      cover(round);
      letGo();
      const celebrated = verdictOf(round.win, round.stake) === 'won';
      if (outcomeOf(round)?.struck) sound.play('blast');
      sound.result(round);
      const words = celebrated ? texts.totalWin : texts.totalReturned;
      const paid = fillIn(words, { amount: money.format(round.win) });
      tell(round.win > 0 ? paid : texts.saidStruck, celebrated);
      shown(1);
      await wait(SHOWN);
    },
    stand: cover,
    enable: (wanted) => {
      stakes.enable(wanted);
      panel.enable(wanted);
    },
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
      return outcome.struck
        ? texts.saidStruck
        : fillIn(texts.saidPaid, { count: outcome.opened.length });
    },
  };
}

export const minesGame = kindOf('play', minesTexts, mountMines);
