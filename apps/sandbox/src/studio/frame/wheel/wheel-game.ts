import '../styles/money-wheel.css';
import { findCurrency } from '../../currencies.ts';
import { payOf } from '../../engines/multiplier.ts';
import { type Risk, risks } from '../../engines/risk.ts';
import type { WheelDescription } from '../../engines/wheel/protocol.ts';
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
import { countPays } from './segments.ts';
import { type WheelTexts, wheelTexts } from './texts.ts';
import { createWheelBoard } from './wheel-board.ts';

/** Milliseconds the result stands before the wheel may turn again. */
const SHOWN = 500;

/** The money wheel on its stage: the wheel, its segments and its risk. */
function mountWheel({ session, texts, money, sound, shell }: GameParts<WheelTexts>): MountedGame {
  const game = session.game as WheelDescription;
  const { lang } = session;
  const { step } = findCurrency(session.currency);
  const write = (multiplier: number): string => writeMultiplier(multiplier, lang);
  const sizes = [...new Set(game.wheels.map(({ segments }) => segments.length))];
  let risk: Risk = 'medium';
  let size = sizes[1] ?? sizes[0] ?? 0;

  const segments = (): readonly number[] =>
    game.wheels.find((wheel) => wheel.risk === risk && wheel.segments.length === size)?.segments ??
    [];

  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: session.openRound?.stake ?? session.lastRound?.stake ?? session.limits.defaultStake,
    texts,
    money,
    changed: () => sound.play('press'),
  });
  shell.controls.append(stakes.node);

  const board = createWheelBoard(game.trim, () => sound.play('tick'));
  const results = createLastResults(texts.lastResults, texts.noResults);
  const plate = createWinPlate(texts, money, sound);
  const legend = element('ul', { class: 'legend', 'aria-label': texts.onTheWheel });
  const riskChoice = createChoices({
    label: texts.risk,
    name: 'risk',
    choices: risks.map((value) => ({ value, text: texts.riskOf[value] })),
    changed: (value) => {
      risk = value;
      draw();
    },
  });
  const sizeChoice = createChoices({
    label: texts.segments,
    name: 'segments',
    choices: sizes.map((value) => ({ value, text: value.toLocaleString(lang) })),
    changed: (value) => {
      size = value;
      draw();
    },
  });
  shell.stage.append(
    instantStage(
      [board.node],
      [
        results.node,
        plate.node,
        legend,
        captioned(texts.risk, riskChoice.node),
        captioned(texts.segments, sizeChoice.node),
      ],
    ),
  );

  function draw(): void {
    const around = segments();
    const pays = countPays(around);
    const tones = new Map(pays.map(({ multiplier, tone }) => [multiplier, tone]));
    board.draw(
      around.map(write),
      around.map((multiplier) => tones.get(multiplier) ?? 0),
    );
    riskChoice.choose(risk);
    sizeChoice.choose(size);
    legend.replaceChildren(
      ...pays.map(({ multiplier, count, tone }) =>
        element(
          'li',
          { class: `tone-${tone}` },
          element('i', { 'aria-hidden': 'true' }),
          element('b', {}, `× ${write(multiplier)}`),
          element('span', {}, fillIn(texts.countOf, { count, segments: size })),
        ),
      ),
    );
  }

  /** Puts up the wheel a round is played on, which may be another than the present one. */
  function take(round: RoundView): void {
    if (round.input.kind !== 'wheel') return;
    if (round.input.risk === risk && round.input.segments === size) return;
    risk = round.input.risk;
    size = round.input.segments;
    draw();
  }

  draw();
  return {
    loaded: Promise.resolve(),
    input: () => ({
      input: { kind: 'wheel', stake: stakes.stake, risk, segments: size },
      stake: stakes.stake,
    }),
    begin: () => {
      sound.play('start');
      plate.say('');
      board.spin();
    },
    cancel: () => board.rest(null),
    present: async (round, shown) => {
      if (round.outcome?.kind !== 'wheel') return;
      const { segment, multiplier } = round.outcome;
      take(round);
      await board.land(segment);
      sound.play('stop');
      results.add(`× ${write(multiplier)}`, round.win > round.stake);
      plate.tell(round);
      shown(1);
      await wait(SHOWN);
    },
    stand: (round) => {
      if (round.outcome?.kind !== 'wheel') return;
      take(round);
      results.add(`× ${write(round.outcome.multiplier)}`, round.win > round.stake);
      board.rest(round.outcome.segment);
    },
    enable: (wanted) => {
      stakes.enable(wanted);
      riskChoice.enable(wanted);
      sizeChoice.enable(wanted);
    },
    openRules: () => {
      const amount = money.format(stakes.stake);
      openSheet(
        { title: texts.rules, className: 'sheet-rules', texts },
        factList(session, texts, money),
        element('h3', {}, fillIn(texts.wheelOf, { segments: size, risk: texts.riskOf[risk] })),
        payTable(
          [texts.multiplier, texts.segments, texts.chance, fillIn(texts.pays, { amount })],
          countPays(segments()).map(({ multiplier, count }) => [
            `× ${write(multiplier)}`,
            count.toLocaleString(lang),
            writeChance(count / size, lang),
            money.format(payOf(stakes.stake, multiplier, step)),
          ]),
        ),
        ...ruleTexts(game),
      );
    },
    lowerStepFor: stakes.lowerStepFor,
    choose: stakes.choose,
    resultSentence: ({ outcome }) =>
      outcome?.kind === 'wheel'
        ? fillIn(texts.stopped, { multiplier: write(outcome.multiplier) })
        : '',
  };
}

export const wheelGame = kindOf('spin', wheelTexts, mountWheel);
