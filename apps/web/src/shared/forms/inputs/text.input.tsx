import { Field } from '@pierlight/ui/field';
import { TextInput as TextBox } from '@pierlight/ui/text-input';
import { type InputProps, textOf } from './input-props.ts';

/** What browsers can fill in, by the name of the field. */
const completions: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  nickname: 'nickname',
  city: 'address-level2',
  address: 'address-line1',
  additionalAddress: 'address-line2',
  postalCode: 'postal-code',
};

export function TextInput(props: InputProps) {
  const { name, value, onChange, onBlur, label, hint, placeholder, error, required } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <TextBox
        autoComplete={completions[name] ?? 'off'}
        name={name}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        placeholder={placeholder}
      />
    </Field>
  );
}
