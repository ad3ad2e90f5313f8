import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { bareInput, inputBox } from './text-input.tsx';
import { useUiText } from './ui-text.tsx';

export type ComboboxOption = {
  value: string;
  label: string;
  /** Before the label, for instance a flag or a coin. */
  start?: ReactNode;
  /** At the end of the line, for instance a dialling code. */
  end?: ReactNode;
  /** More words the search should find it by. */
  keywords?: string | undefined;
};

/** Lower case without accents, so that "turkiye" finds "Türkiye". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}

/** Whether every typed word begins a word of the option. */
export function matchesOption(option: ComboboxOption, query: string): boolean {
  const words = foldText(`${option.label} ${option.keywords ?? ''}`).split(/[\s,()/-]+/);
  return foldText(query)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
}

export type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Where somebody else searches: told of what is typed, and the options are what was found. */
  onSearch?: ((words: string) => void) | undefined;
  /** The chosen option, where what was found may be without it. Keeps its identity while it stays chosen. */
  chosen?: ComboboxOption | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** For the browser's own filling in, for instance "country-name". */
  autoComplete?: string | undefined;
  className?: string | undefined;
};

/** A long list narrowed by typing: countries, currencies, studios. */
export function Combobox({
  options,
  value,
  onValueChange,
  onSearch,
  chosen: known,
  placeholder,
  name,
  onBlur,
  disabled = false,
  autoComplete = 'off',
  className,
}: ComboboxProps) {
  const field = useFieldControl();
  const text = useUiText();
  const chosen = known ?? options.find((option) => option.value === value) ?? null;
  return (
    <BaseCombobox.Root
      items={options}
      value={chosen}
      onValueChange={(next) => onValueChange(next?.value ?? null)}
      itemToStringLabel={(option: ComboboxOption) => option.label}
      itemToStringValue={(option: ComboboxOption) => option.value}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onInputValueChange={(words) => onSearch?.(words)}
      filter={onSearch ? null : (option: ComboboxOption, query) => matchesOption(option, query)}
      name={name}
      disabled={disabled}
      autoHighlight
    >
      <BaseCombobox.InputGroup className={inputBox({ pad: 'start', className })}>
        {chosen?.start}
        <BaseCombobox.Input
          {...field}
          placeholder={placeholder}
          autoComplete={autoComplete}
          onBlur={onBlur}
          onFocus={(event) => event.target.select()}
          className={bareInput}
        />
        <BaseCombobox.Trigger
          tabIndex={-1}
          aria-label={text.search}
          className="grid size-11 place-items-center text-text-2"
        >
          <CaretDownIcon aria-hidden="true" size={16} />
        </BaseCombobox.Trigger>
      </BaseCombobox.InputGroup>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={4} className="z-pop outline-none">
          <BaseCombobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) min-w-64 overflow-y-auto overscroll-contain rounded-card bg-surface-2 p-1 shadow-pop transition-opacity duration-press data-ending-style:opacity-0 data-starting-style:opacity-0">
            <BaseCombobox.Empty className="px-3 py-3 text-13 text-text-2 empty:p-0">
              {text.noMatches}
            </BaseCombobox.Empty>
            <BaseCombobox.List>
              {(option: ComboboxOption) => (
                <BaseCombobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-highlighted:bg-surface-3"
                >
                  {option.start}
                  <span className="min-w-0 flex-1 truncate">{option.label}</span>
                  {option.end ? <span className="text-13 text-text-2">{option.end}</span> : null}
                  <BaseCombobox.ItemIndicator className="text-lamp-text">
                    <CheckIcon aria-hidden="true" size={16} weight="bold" />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}
