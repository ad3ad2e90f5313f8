import { Checkbox } from '@pierlight/ui/checkbox';
import { choiceOf, type InputProps } from './input-props.ts';

/** A consent. It is never ticked beforehand. */
export default function CheckboxInput(props: InputProps) {
  return <Checkbox {...choiceOf(props)} error={props.error} />;
}
