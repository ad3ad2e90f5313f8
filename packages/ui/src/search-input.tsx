import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';
import { useUiText } from './ui-text.tsx';

export type SearchInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'type'
> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** Words to search by, with a button that empties the box and stays in it. */
export function SearchInput({ value, onValueChange, ...rest }: SearchInputProps) {
  const text = useUiText();
  const box = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      ref={box}
      type="search"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      start={<MagnifyingGlassIcon aria-hidden="true" size={20} className="shrink-0 text-text-2" />}
      end={
        value === '' ? null : (
          <IconButton
            label={text.clear}
            onClick={() => {
              onValueChange('');
              box.current?.focus();
            }}
          >
            <XIcon aria-hidden="true" size={20} />
          </IconButton>
        )
      }
    />
  );
}
