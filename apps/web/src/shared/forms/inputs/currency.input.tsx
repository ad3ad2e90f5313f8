import { Combobox } from '@pierlight/ui/combobox';
import { Field } from '@pierlight/ui/field';
import { type InputProps, textOf } from './input-props.ts';

/** A currency, found by typing its code or name. */
export default function CurrencyInput(props: InputProps) {
  const { name, value, onChange, onBlur, label, hint, placeholder, error, required } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Combobox
        name={name}
        options={props.options.currency ?? []}
        value={textOf(value) || null}
        onValueChange={(chosen) => onChange(chosen ?? '')}
        onBlur={onBlur}
        placeholder={placeholder}
        autoComplete="transaction-currency"
      />
    </Field>
  );
}
