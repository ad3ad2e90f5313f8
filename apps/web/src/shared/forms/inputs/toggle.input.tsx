import { FieldError } from '@pierlight/ui/field';
import { Switch } from '@pierlight/ui/switch';
import { useId } from 'react';
import { choiceOf, type InputProps } from './input-props.ts';

/** A setting that is on or off. */
export default function ToggleInput(props: InputProps) {
  const id = useId();
  const { error } = props;
  return (
    <div>
      <Switch
        {...choiceOf(props)}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-errormessage={error ? `${id}-error` : undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
