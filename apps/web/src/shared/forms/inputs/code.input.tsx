import { CodeInput as Cells } from '@pierlight/ui/code-input';
import { Field } from '@pierlight/ui/field';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

/** A one-time code: pasting fills it, and phones offer it from the message. */
export default function CodeInput(props: InputProps) {
  const length = props.definition.rules.find((rule) => 'length' in rule)?.length ?? 6;
  return (
    <Field {...fieldOf(props)}>
      <Cells
        name={props.name}
        value={textOf(props.value)}
        onValueChange={props.onChange}
        onBlur={props.onBlur}
        length={length}
      />
    </Field>
  );
}
