import { Field } from '@pierlight/ui/field';
import { MaskedInput } from '@pierlight/ui/masked-input';
import { formatCpf } from '@pierlight/validation/cpf';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

/** A Brazilian tax number, dressed with its dots and hyphen while it is typed. */
export default function CpfInput(props: InputProps) {
  return (
    <Field {...fieldOf(props)}>
      <MaskedInput
        name={props.name}
        value={textOf(props.value)}
        onValueChange={props.onChange}
        onBlur={props.onBlur}
        format={formatCpf}
        placeholder={props.placeholder ?? '000.000.000-00'}
        className="max-w-60"
      />
    </Field>
  );
}
