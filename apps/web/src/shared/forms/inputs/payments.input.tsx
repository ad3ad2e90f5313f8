import { Cards } from './cards.tsx';
import type { InputProps } from './input-props.ts';

/** A way to pay, as tiles with fee, bounds and time. */
export default function PaymentsInput(props: InputProps) {
  return <Cards input={props} cards={props.options.cards?.[props.name] ?? []} columns={2} />;
}
