import '../styles/choices.css';
import '../styles/dice.css';
import '../styles/dice-fit.css';
import { findCurrency } from '../../currencies.ts';
import type { DiceDescription } from '../../engines/dice/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { createChoices } from '../instant/choices.ts';
import { createLastResults } from '../instant/last-results.ts';
import { createWinPlate } from '../instant/win-plate.ts';
import { wait } from '../pace.ts';
import { factList, percent, ruleTexts } from '../rules-sheet.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { aimAt, type Choice, choiceOf, oddsOf, readHundredths, turned } from './dice-choice.ts';
import { createDiceTrack } from './dice-track.ts';
import { type DiceTexts, diceTexts } from './texts.ts';

/** Milliseconds the result stands before the next roll may start. */
const SHOWN = 500;

/** The dice game on its stage: a line to aim on, the odds, the roll. */
function mountDice({ session, texts, money, sound, shell }: GameParts<DiceTexts>): MountedGame {
  const game = session.game as DiceDescription;
  const { lang } = session;
  const { step } = findCurrency(session.currency);
  const write = (hundredths: number): string =>
    (hundredths / 100).toLocaleString(lang, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    });
  let choice: Choice = choiceOf('under', 4950, game);
  let enabled = false;

  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: session.openRound?.stake ?? session.lastRound?.stake ?? session.limits.defaultStake,
    texts,
    money,
    changed: () => {
      sound.play('press');
      draw();
    },
  });
  shell.controls.append(stakes.node);

  const sides = createChoices({
    label: texts.target,
    name: 'side',
    choices: [
      { value: 'under', text: texts.rollUnder },
      { value: 'over', text: texts.rollOver },
    ],
    changed: (side) => choose(choice.direction === side ? choice : turned(choice, game)),
  });
  const numberField = (label: string, unit: string, take: (value: number) => void) => {
    const input = element('input', {
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      maxlength: 6,
    });
    input.addEventListener('change', () => {
      const value = readHundredths(input.value);
      if (value === null) draw();
      else take(value);
    });
    const node = element(
      'label',
      { class: 'dice-field' },
      element('span', {}, label),
      element('span', { class: 'dice-input' }, input, unit ? element('i', {}, unit) : null),
    );
    return { input, node };
  };
  const target = numberField(texts.target, '', (value) =>
    choose(aimAt(choice.direction, value, game)),
  );
  const chance = numberField(texts.chance, '%', (value) =>
    choose(choiceOf(choice.direction, value, game)),
  );
  const multiplier = element('dd');
  const payout = element('dd');
  const track = createDiceTrack({
    label: texts.target,
    write,
    aim: (value) => choose(aimAt(choice.direction, value, game)),
  });
  const history = createLastResults(texts.rolls, texts.noRolls);
  const plate = createWinPlate(texts, money, sound);
  shell.stage.append(
    element(
      'div',
      { class: 'dice-panel' },
      history.node,
      plate.node,
      track.node,
      sides.node,
      element(
        'div',
        { class: 'odds' },
        target.node,
        chance.node,
        element('dl', {}, element('dt', {}, texts.multiplier), multiplier),
        element('dl', {}, element('dt', {}, texts.payout), payout),
      ),
    ),
  );

  function draw(): void {
    const odds = oddsOf(choice, stakes.stake, game.edgeBasisPoints, step);
    track.draw(choice);
    sides.choose(choice.direction);
    target.input.value = write(choice.target);
    chance.input.value = write(odds.chance);
    multiplier.textContent = `× ${(odds.multiplier / 10_000).toLocaleString(lang, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    })}`;
    payout.textContent = money.pay(odds.pay);
  }

  function choose(next: Choice): void {
    if (enabled) choice = next;
    draw();
  }

  function take(round: RoundView): void {
    if (round.input.kind !== 'dice') return;
    choice = { direction: round.input.direction, target: round.input.target };
    draw();
  }

  draw();
  return {
    loaded: Promise.resolve(),
    input: () => ({
      input: { kind: 'dice', stake: stakes.stake, ...choice },
      stake: stakes.stake,
    }),
    begin: () => {
      sound.play('start');
      plate.say('');
      track.start();
    },
    cancel: () => track.rest(null, false),
    present: async (round, shown) => {
      if (round.outcome?.kind !== 'dice') return;
      const { roll, won } = round.outcome;
      take(round);
      await track.land(roll, won);
      sound.play('stop');
      history.add(write(roll), won);
      plate.tell(round);
      shown(1);
      await wait(SHOWN);
    },
    stand: (round) => {
      if (round.outcome?.kind !== 'dice') return;
      take(round);
      history.add(write(round.outcome.roll), round.outcome.won);
      track.rest(round.outcome.roll, round.outcome.won);
    },
    enable: (wanted) => {
      enabled = wanted;
      stakes.enable(wanted);
      track.enable(wanted);
      sides.enable(wanted);
      for (const { input } of [target, chance]) input.disabled = !wanted;
    },
    openRules: () => {
      openSheet(
        { title: texts.rules, className: 'sheet-rules', texts },
        factList(session, texts, money),
        element('h3', {}, texts.chance),
        element(
          'p',
          {},
          fillIn(texts.range, {
            from: percent(game.minChance, lang),
            to: percent(game.maxChance, lang),
          }),
        ),
        ...ruleTexts(game),
      );
    },
    lowerStepFor: stakes.lowerStepFor,
    choose: stakes.choose,
    resultSentence: ({ outcome }) =>
      outcome?.kind === 'dice' ? fillIn(texts.rolled, { roll: write(outcome.roll) }) : '',
  };
}

export const diceGame = kindOf('roll', diceTexts, mountDice);
