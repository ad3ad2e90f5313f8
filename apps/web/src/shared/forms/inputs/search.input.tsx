import { Field } from '@pierlight/ui/field';
import { SearchInput as SearchBox } from '@pierlight/ui/search-input';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

/** Words to search by. */
export default function SearchInput(props: InputProps) {
  return (
    <Field {...fieldOf(props)}>
      <SearchBox
        name={props.name}
        value={textOf(props.value)}
        onValueChange={props.onChange}
        onBlur={props.onBlur}
        placeholder={props.placeholder}
        maxLength={100}
      />
    </Field>
  );
}
