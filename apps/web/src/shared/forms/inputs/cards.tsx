import { Field } from '@pierlight/ui/field';
import { RadioCard, RadioCardGroup } from '@pierlight/ui/radio-card';
import { type CardChoice, fieldOf, type InputProps, textOf } from './input-props.ts';

interface CardsProps {
  readonly input: InputProps;
  readonly cards: readonly CardChoice[];
  readonly columns?: 1 | 2 | 3;
}

/** One of several, each on a card. Nothing is chosen beforehand. */
export function Cards({ input, cards, columns = 1 }: CardsProps) {
  return (
    <Field group {...fieldOf(input)}>
      <RadioCardGroup
        name={input.name}
        value={textOf(input.value) || undefined}
        onValueChange={input.onChange}
        columns={columns}
      >
        {cards.map(({ value, title, note, end, terms, disabled }) => (
          <RadioCard
            key={value}
            value={value}
            title={title}
            note={note}
            end={end}
            terms={terms}
            disabled={disabled}
            onBlur={input.onBlur}
          />
        ))}
      </RadioCardGroup>
    </Field>
  );
}
