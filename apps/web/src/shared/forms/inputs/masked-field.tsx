import { Field } from '@pierlight/ui/field';
import { MaskedInput } from '@pierlight/ui/masked-input';
import type { ComponentProps } from 'react';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

type MaskedFieldProps = Pick<
  ComponentProps<typeof MaskedInput>,
  'autoComplete' | 'className' | 'format'
> & {
  readonly input: InputProps;
  /** An example of how it is written, where the definition gives none. */
  readonly example: string;
};

/** A field whose text is dressed while it is typed. */
export function MaskedField({ input, example, ...mask }: MaskedFieldProps) {
  return (
    <Field {...fieldOf(input)}>
      <MaskedInput
        {...mask}
        name={input.name}
        value={textOf(input.value)}
        onValueChange={input.onChange}
        onBlur={input.onBlur}
        placeholder={input.placeholder ?? example}
      />
    </Field>
  );
}
