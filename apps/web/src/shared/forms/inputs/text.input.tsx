import { Field } from '@pierlight/ui/field';
import { TextInput as TextBox } from '@pierlight/ui/text-input';
import { fieldOf, type InputProps, lineOf, longest } from './input-props.ts';

/** What browsers can fill in, by the name of the field. */
const completions: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  nickname: 'nickname',
  city: 'address-level2',
  address: 'address-line1',
  additionalAddress: 'address-line2',
  profession: 'organization-title',
};

/** A line of text. */
export default function TextInput(props: InputProps) {
  return (
    <Field {...fieldOf(props)}>
      <TextBox
        {...lineOf(props)}
        autoComplete={completions[props.name] ?? 'off'}
        maxLength={longest(props.definition)}
      />
    </Field>
  );
}
