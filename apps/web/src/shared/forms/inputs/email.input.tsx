import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { type InputProps, textOf } from './input-props.ts';

export default function EmailInput(props: InputProps) {
  const { name, value, onChange, onBlur, label, hint, placeholder, error, required } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        name={name}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        placeholder={placeholder}
      />
    </Field>
  );
}
