import { element } from '../element.ts';
import type { Money } from '../money.ts';
import { fillIn } from '../texts/say.ts';
import type { TableTexts } from './texts.ts';

export type ChipRack = {
  readonly node: HTMLElement;
  /** Value of the chip in hand, whole subunits. */
  readonly chip: number;
};

/** The chips a player may lay, one of them in hand. */
export function createChipRack(options: {
  readonly chips: readonly number[];
  readonly start: number;
  readonly texts: TableTexts;
  readonly money: Money;
  readonly changed: () => void;
}): ChipRack {
  const { chips, texts, money } = options;
  let chip = options.start;
  const node = element(
    'fieldset',
    { class: 'rack' },
    element('legend', { class: 'unseen' }, texts.chips),
  );
  chips.forEach((value, index) => {
    const input = element('input', { type: 'radio', name: 'chip', value, class: 'unseen' });
    input.checked = value === chip;
    input.addEventListener('change', () => {
      chip = value;
      options.changed();
    });
    const face = money.short(value);
    const label = fillIn(texts.chip, { amount: money.format(value) });
    input.ariaLabel = label;
    node.append(
      element(
        'label',
        { class: `rack-chip chip-${index}`, title: label },
        input,
        element('span', { class: face.length > 4 ? 'long' : '' }, face),
      ),
    );
  });
  return {
    node,
    get chip() {
      return chip;
    },
  };
}
