import { Cards } from './cards.tsx';
import type { InputProps } from './input-props.ts';
import { useChoices } from './use-choices.ts';

/** A gender, or not saying it. */
export default function GenderInput(props: InputProps) {
  const cards = useChoices(props.definition).map(({ value, label }) => ({ value, title: label }));
  return <Cards input={props} cards={cards} columns={2} />;
}
