import { Checkbox } from '@pierlight/ui/checkbox';
import type { InputProps } from './input-props.ts';

/** A consent. It is never ticked beforehand. */
export default function CheckboxInput({
  name,
  value,
  onChange,
  onBlur,
  label,
  hint,
  error,
}: InputProps) {
  return (
    <Checkbox
      name={name}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
      label={label}
      hint={hint}
      error={error}
    />
  );
}
