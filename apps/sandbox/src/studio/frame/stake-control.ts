import { openSheet } from './dialog.ts';
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

  const move = (by: number): void => {
    const next = steps[steps.indexOf(stake) + by];
    if (enabled && next !== undefined) choose(next);
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
  const list = button(
    { class: 'bet-amount', 'aria-haspopup': 'dialog' },
    () => enabled && openList(),
    element('small', {}, texts.bet),
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

  function draw(): void {
    const at = steps.indexOf(stake);
    amount.textContent = money.format(stake);
    list.setAttribute('aria-label', fillIn(texts.chooseBet, { amount: money.format(stake) }));
    lower.ariaDisabled = String(!enabled || at === 0);
    raise.ariaDisabled = String(!enabled || at === steps.length - 1);
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
    lowerStepFor: (balance) =>
      steps.filter((step) => step <= balance && step < stake).at(-1) ?? null,
    enable: (wanted) => {
      enabled = wanted;
      draw();
    },
  };
}
