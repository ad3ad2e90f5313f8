import { Field } from '@pierlight/ui/field';
import { Textarea } from '@pierlight/ui/textarea';
import { useTranslations } from 'use-intl';
import { fieldOf, type InputProps, lineOf, longest, textOf } from './input-props.ts';

/** Several lines with a count of what is written. More may be typed than fits: nothing is cut off. */
export default function TextareaInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.textarea');
  const most = longest(props.definition);
  const written = textOf(props.value).length;
  return (
    <Field {...fieldOf(props)}>
      <Textarea
        {...lineOf(props)}
        counter={most === undefined ? null : text('count', { written, most })}
      />
    </Field>
  );
}
