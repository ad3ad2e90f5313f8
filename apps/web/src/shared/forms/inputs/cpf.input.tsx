import { formatCpf } from '@pierlight/validation/cpf';
import type { InputProps } from './input-props.ts';
import { MaskedField } from './masked-field.tsx';

/** A Brazilian tax number, dressed with its dots and hyphen while it is typed. */
export default function CpfInput(props: InputProps) {
  return (
    <MaskedField input={props} format={formatCpf} example="000.000.000-00" className="max-w-60" />
  );
}
