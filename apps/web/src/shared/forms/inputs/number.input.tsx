import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { fieldOf, type InputProps, lineOf } from './input-props.ts';

/**
 * A number as text with the right keyboard: the browser's own number box changes it under a wheel and
 * hides what it cannot read.
 */
export default function NumberInput(props: InputProps) {
  const whole = props.definition.rules.some(({ rule }) => rule === 'integer' || rule === 'digits');
  return (
    <Field {...fieldOf(props)}>
      <TextInput
        {...lineOf(props)}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={30}
        dir="ltr"
        className="max-w-60"
      />
    </Field>
  );
}
