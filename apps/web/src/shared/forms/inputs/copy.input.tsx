import { CopyField } from '@pierlight/ui/copy-field';
import { Field } from '@pierlight/ui/field';
import { useTranslations } from 'use-intl';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

/** A text to take along, for instance an address to pay to. */
export default function CopyInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.copy');
  return (
    <Field {...fieldOf(props)}>
      <CopyField
        name={props.name}
        value={textOf(props.value)}
        copyLabel={text('copy', { label: props.label })}
        copiedLabel={text('copied')}
        selectedLabel={text('selected')}
      />
    </Field>
  );
}
