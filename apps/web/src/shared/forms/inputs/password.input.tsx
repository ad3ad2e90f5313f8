import { Field } from '@pierlight/ui/field';
import { PasswordInput as PasswordBox } from '@pierlight/ui/password-input';
import { type InputProps, textOf } from './input-props.ts';

/** A new password; signing in asks for the current one in a form of its own. */
export function PasswordInput(props: InputProps) {
  const { name, value, onChange, onBlur, label, hint, placeholder, error, required } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <PasswordBox
        autoComplete="new-password"
        maxLength={128}
        name={name}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        placeholder={placeholder}
      />
    </Field>
  );
}
