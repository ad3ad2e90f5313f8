import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { fieldOf, type InputProps, lineOf } from './input-props.ts';

/** A day near today, by the calendar of the platform; a birth date is a kind of its own. */
export default function DateInput(props: InputProps) {
  return (
    <Field {...fieldOf(props)}>
      <TextInput
        {...lineOf(props)}
        type="date"
        min="1000-01-01"
        max="3000-12-31"
        className="max-w-60"
      />
    </Field>
  );
}
