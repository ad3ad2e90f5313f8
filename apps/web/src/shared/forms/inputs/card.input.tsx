import { Field } from '@pierlight/ui/field';
import { MaskedInput } from '@pierlight/ui/masked-input';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

/** In groups as they stand on the card: 4-6-5 for American Express, else fours; at most 19 digits. */
function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : digits.match(/.{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/**
 * The number of a card, to tell it from others. Its security code is never asked for here: cards are
 * charged on the provider's own page.
 */
export default function CardInput(props: InputProps) {
  return (
    <Field {...fieldOf(props)}>
      <MaskedInput
        name={props.name}
        value={textOf(props.value)}
        onValueChange={props.onChange}
        onBlur={props.onBlur}
        format={formatCardNumber}
        autoComplete="cc-number"
        placeholder={props.placeholder ?? '0000 0000 0000 0000'}
      />
    </Field>
  );
}
