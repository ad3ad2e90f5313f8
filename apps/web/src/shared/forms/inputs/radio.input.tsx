import { Cards } from './cards.tsx';
import type { InputProps } from './input-props.ts';
import { useChoices } from './use-choices.ts';

/** One of a few that are all in sight. */
export default function RadioInput(props: InputProps) {
  const choices = useChoices(props.definition);
  const cards =
    props.options.cards?.[props.name] ??
    choices.map(({ value, label }) => ({ value, title: label }));
  return <Cards input={props} cards={cards} />;
}
