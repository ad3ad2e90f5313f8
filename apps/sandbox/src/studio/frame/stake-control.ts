import { openSheet, tell } from './dialog.ts';
import { button, element } from './element.ts';
import { icon } from './icons.ts';
import type { Money } from './money.ts';
import type { FrameTexts } from './texts/en.ts';
import { fillIn } from './texts/say.ts';

export type StakeControl = {
  readonly node: HTMLElement;
  /** Whole subunits. */
  readonly stake: number;
  choose(stake: number): void;
  /** Holds it at the stake of free rounds, and says why; null gives the choice back. */
  fix(stake: number | null): void;
  /** The highest step a balance covers, below the present one; null when there is none. */
  lowerStepFor(balance: number): number | null;
  enable(enabled: boolean): void;
};

/** Picks one of the permitted stakes: a step down or up, or from the whole list. */
export function createStakeControl(options: {
  readonly steps: readonly number[];
  readonly start: number;
  readonly texts: FrameTexts;
  readonly money: Money;
  readonly changed: (stake: number) => void;
}): StakeControl {
  const { steps, texts, money } = options;
  let stake = steps.includes(options.start) ? options.start : (steps[0] ?? 0);
  let enabled = true;
  /** What was chosen before the stake was fixed; null while it is free to choose. */
  let own: number | null = null;

  const move = (by: number): void => {
    const next = steps[steps.indexOf(stake) + by];
    if (enabled && own === null && next !== undefined) choose(next);
  };
  const lower = button(
    { class: 'round', 'aria-label': texts.lowerBet },
    () => move(-1),
    icon('minus'),
  );
  const raise = button(
    { class: 'round', 'aria-label': texts.raiseBet },
    () => move(1),
    icon('plus'),
  );
  const amount = element('b');
  const term = element('small', {}, texts.bet);
  const list = button(
    { class: 'bet-amount', 'aria-haspopup': 'dialog' },
    () => enabled && (own === null ? openList() : void tellWhy()),
    term,
    amount,
  );
  const node = element('div', { class: 'bet' }, lower, list, raise);

  function openList(): void {
    const close = openSheet(
      { title: texts.betTitle, className: 'sheet-bets', texts },
      element(
        'div',
        { class: 'bet-list' },
        ...steps.map((step) =>
          button(
            { class: 'bet-step', 'aria-pressed': String(step === stake) },
            () => {
              choose(step);
              close();
            },
            money.format(step),
          ),
        ),
      ),
    );
  }

  const tellWhy = (): Promise<void> =>
    tell({
      title: texts.freeStakeTitle,
      text: fillIn(texts.freeStakeWhy, { amount: money.format(stake) }),
      action: texts.ok,
    });

  function draw(): void {
    const at = steps.indexOf(stake);
    amount.textContent = money.format(stake);
    const isFixed = own !== null;
    const label = isFixed ? texts.freeStakeLabel : texts.chooseBet;
    list.setAttribute('aria-label', fillIn(label, { amount: money.format(stake) }));
    term.textContent = isFixed ? texts.freeStake : texts.bet;
    node.classList.toggle('fixed', isFixed);
    lower.ariaDisabled = String(!enabled || isFixed || at === 0);
    raise.ariaDisabled = String(!enabled || isFixed || at === steps.length - 1);
    list.ariaDisabled = String(!enabled);
  }

  function choose(next: number): void {
    stake = next;
    draw();
    options.changed(stake);
  }

  draw();
  return {
    node,
    get stake() {
      return stake;
    },
    choose,
    fix: (wanted) => {
      const back = own;
      if (wanted === (back === null ? null : stake)) return;
      own = wanted === null ? null : (own ?? stake);
      choose(wanted ?? back ?? stake);
    },
    lowerStepFor: (balance) =>
      steps.filter((step) => step <= balance && step < stake).at(-1) ?? null,
    enable: (wanted) => {
      enabled = wanted;
      draw();
    },
  };
}
