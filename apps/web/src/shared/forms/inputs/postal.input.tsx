import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { fieldOf, type InputProps, lineOf, longest } from './input-props.ts';

/** A postal code, in capitals as most countries write theirs. */
export default function PostalInput(props: InputProps) {
  return (
    <Field {...fieldOf(props)}>
      <TextInput
        {...lineOf(props)}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longest(props.definition)}
        dir="ltr"
        className="max-w-60"
      />
    </Field>
  );
}
