import { FieldError } from '@pierlight/ui/field';
import { Switch } from '@pierlight/ui/switch';
import { useId } from 'react';
import type { InputProps } from './input-props.ts';

/** A setting that is on or off. */
export default function ToggleInput({
  name,
  value,
  onChange,
  onBlur,
  label,
  hint,
  error,
}: InputProps) {
  const id = useId();
  return (
    <div>
      <Switch
        id={id}
        name={name}
        label={label}
        hint={hint}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
        aria-invalid={error ? true : undefined}
        aria-errormessage={error ? `${id}-error` : undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
