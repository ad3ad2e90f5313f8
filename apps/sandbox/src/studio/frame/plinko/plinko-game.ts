import '../styles/plinko.css';
import { findCurrency } from '../../currencies.ts';
import { payOf } from '../../engines/multiplier.ts';
import { pathsTo } from '../../engines/plinko/plinko.ts';
import type { PlinkoDescription } from '../../engines/plinko/protocol.ts';
import { type Risk, risks } from '../../engines/risk.ts';
import type { RoundView } from '../../protocol.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { captioned, createChoices } from '../instant/choices.ts';
import { createLastResults } from '../instant/last-results.ts';
import { writeChance, writeMultiplier } from '../instant/numbers.ts';
import { instantStage, payTable } from '../instant/stage.ts';
import { createWinPlate } from '../instant/win-plate.ts';
import { wait } from '../pace.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { createPlinkoBoard, heatOf } from './plinko-board.ts';
import { type PlinkoTexts, plinkoTexts } from './texts.ts';

/** Milliseconds the result stands before the next ball may fall. */
const SHOWN = 500;

/** Plinko on its stage: the board, its rows and its risk. */
function mountPlinko({ session, texts, money, sound, shell }: GameParts<PlinkoTexts>): MountedGame {
  const game = session.game as PlinkoDescription;
  const { lang } = session;
  const { step } = findCurrency(session.currency);
  const write = (multiplier: number): string => writeMultiplier(multiplier, lang);
  const sizes = [...new Set(game.boards.map(({ rows }) => rows))];
  let risk: Risk = 'medium';
  let rows = sizes[Math.floor(sizes.length / 2)] ?? 0;

  const multipliers = (): readonly number[] =>
    game.boards.find((board) => board.risk === risk && board.rows === rows)?.multipliers ?? [];

  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: session.openRound?.stake ?? session.lastRound?.stake ?? session.limits.defaultStake,
    texts,
    money,
    changed: () => sound.play('press'),
  });
  shell.controls.append(stakes.node);

  const board = createPlinkoBoard();
  const described = element('p', { class: 'unseen' });
  const results = createLastResults(texts.lastResults, texts.noResults);
  const plate = createWinPlate(texts, money, sound);
  const riskChoice = createChoices({
    label: texts.risk,
    name: 'risk',
    choices: risks.map((value) => ({ value, text: texts.riskOf[value] })),
    changed: (value) => {
      risk = value;
      draw();
    },
  });
  const rowChoice = createChoices({
    label: texts.rows,
    name: 'rows',
    choices: sizes.map((value) => ({ value, text: value.toLocaleString(lang) })),
    changed: (value) => {
      rows = value;
      draw();
    },
  });
  shell.stage.append(
    instantStage(
      [board.node, described],
      [
        results.node,
        plate.node,
        captioned(texts.risk, riskChoice.node),
        captioned(texts.rows, rowChoice.node),
      ],
    ),
  );

  function draw(): void {
    const pays = multipliers();
    board.draw(pays.map(write), heatOf(pays));
    riskChoice.choose(risk);
    rowChoice.choose(rows);
    described.textContent = fillIn(texts.board, {
      rows,
      least: write(Math.min(...pays)),
      most: write(Math.max(...pays)),
    });
  }

  /** Puts up the board a round is played on, which may be another than the present one. */
  function take(round: RoundView): void {
    if (round.input.kind !== 'plinko') return;
    if (round.input.risk === risk && round.input.rows === rows) return;
    ({ risk, rows } = round.input);
    draw();
  }

  draw();
  return {
    loaded: Promise.resolve(),
    input: () => ({
      input: { kind: 'plinko', stake: stakes.stake, risk, rows },
      stake: stakes.stake,
    }),
    begin: () => {
      sound.play('start');
      plate.say('');
      board.hold();
    },
    cancel: () => board.rest(null),
    present: async (round, shown) => {
      if (round.outcome?.kind !== 'plinko') return;
      const { path, multiplier } = round.outcome;
      take(round);
      await board.fall(path, (row) => sound.play('tick', row));
      results.add(`× ${write(multiplier)}`, round.win > round.stake);
      plate.tell(round);
      shown(1);
      await wait(SHOWN);
    },
    stand: (round) => {
      if (round.outcome?.kind !== 'plinko') return;
      take(round);
      results.add(`× ${write(round.outcome.multiplier)}`, round.win > round.stake);
      board.rest(round.outcome.path);
    },
    enable: (wanted) => {
      stakes.enable(wanted);
      riskChoice.enable(wanted);
      rowChoice.enable(wanted);
    },
    openRules: () => {
      const pays = multipliers();
      const half = pays.slice(0, rows / 2 + 1);
      const amount = money.format(stakes.stake);
      openSheet(
        { title: texts.rules, className: 'sheet-rules', texts },
        factList(session, texts, money),
        element('h3', {}, fillIn(texts.boardOf, { rows, risk: texts.riskOf[risk] })),
        payTable(
          [texts.pocket, texts.multiplier, texts.chance, fillIn(texts.pays, { amount })],
          half.map((multiplier, at) => {
            const middle = at === rows / 2;
            const ways = (pathsTo(rows)[at] ?? 0) * (middle ? 1 : 2);
            return [
              middle ? texts.middle : fillIn(texts.both, { left: at + 1, right: rows + 1 - at }),
              `× ${write(multiplier)}`,
              writeChance(ways / 2 ** rows, lang),
              money.format(payOf(stakes.stake, multiplier, step)),
            ];
          }),
        ),
        ...ruleTexts(game),
      );
    },
    lowerStepFor: stakes.lowerStepFor,
    choose: stakes.choose,
    resultSentence: ({ outcome }) =>
      outcome?.kind === 'plinko'
        ? fillIn(texts.landed, {
            pocket: outcome.pocket + 1,
            pockets: outcome.path.length + 1,
            multiplier: write(outcome.multiplier),
          })
        : '',
  };
}

export const plinkoGame = kindOf('drop', plinkoTexts, mountPlinko);
