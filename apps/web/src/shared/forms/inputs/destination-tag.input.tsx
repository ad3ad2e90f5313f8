import { Alert } from '@pierlight/ui/alert';
import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { useTranslations } from 'use-intl';
import { fieldOf, type InputProps, lineOf } from './input-props.ts';

/** The tag or memo of a withdrawal, apart from the address, with what happens when it is forgotten. */
export default function DestinationTagInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.destinationTag');
  return (
    <div className="grid gap-2">
      <Field {...fieldOf(props)}>
        <TextInput
          {...lineOf(props)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          dir="ltr"
        />
      </Field>
      <Alert tone="warn">{text('warning')}</Alert>
    </div>
  );
}
