import { Combobox } from '@pierlight/ui/combobox';
import { Field } from '@pierlight/ui/field';
import { useTranslations } from 'use-intl';
import { fieldOf, type InputProps, textOf } from './input-props.ts';
import { useChoices } from './use-choices.ts';

/** One of many, found by typing. */
export default function DropdownInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.dropdown');
  return (
    <Field {...fieldOf(props)}>
      <Combobox
        name={props.name}
        options={useChoices(props.definition)}
        value={textOf(props.value) || null}
        onValueChange={(chosen) => props.onChange(chosen ?? '')}
        onBlur={props.onBlur}
        placeholder={props.placeholder ?? text('placeholder')}
        autoComplete={props.name === 'language' ? 'language' : 'off'}
      />
    </Field>
  );
}
