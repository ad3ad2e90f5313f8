import { element } from '../element.ts';

export type Choices<Value> = {
  readonly node: HTMLElement;
  choose(value: Value): void;
  enable(enabled: boolean): void;
};

/** One of a few, side by side: a group of radio buttons that looks like a switch. */
export function createChoices<Value extends string | number>(options: {
  readonly label: string;
  /** Unique on the page. */
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly changed: (value: Value) => void;
}): Choices<Value> {
  const made = options.choices.map(({ value, text }) => {
    const input = element('input', { type: 'radio', name: options.name, class: 'unseen' });
    input.addEventListener('change', () => options.changed(value));
    return { value, input, node: element('label', { class: 'choice' }, input, text) };
  });
  return {
    node: element(
      'div',
      { class: 'choices', role: 'radiogroup', 'aria-label': options.label },
      ...made.map(({ node }) => node),
    ),
    choose: (wanted) => {
      for (const { value, input } of made) input.checked = value === wanted;
    },
    enable: (enabled) => {
      for (const { input } of made) input.disabled = !enabled;
    },
  };
}

/** A group with its name over it. */
export const captioned = (caption: string, node: HTMLElement): HTMLElement =>
  element(
    'div',
    { class: 'captioned' },
    element('span', { class: 'caption', 'aria-hidden': 'true' }, caption),
    node,
  );
