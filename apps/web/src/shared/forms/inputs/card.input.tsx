import type { InputProps } from './input-props.ts';
import { MaskedField } from './masked-field.tsx';

/** In groups as they stand on the card: 4-6-5 for American Express, else fours; at most 19 digits. */
function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : digits.match(/.{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/**
 * The number of a card, to tell it from others. Its security code is never requested here: cards are
 * charged on the provider's own page.
 */
export default function CardInput(props: InputProps) {
  return (
    <MaskedField
      input={props}
      format={formatCardNumber}
      autoComplete="cc-number"
      example="0000 0000 0000 0000"
    />
  );
}
