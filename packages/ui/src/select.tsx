import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { bareInput, inputBox } from './text-input.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string | undefined;
  /** Before the text, for instance a coin. */
  start?: ReactNode;
  /** 44 high and as wide as its text, for filter rows. */
  compact?: boolean | undefined;
};

/** The platform's own list, for up to some twenty entries; longer ones are a `Combobox`. */
export function Select({
  options,
  placeholder,
  start,
  compact = false,
  className,
  ...rest
}: SelectProps) {
  const field = useFieldControl();
  return (
    <div
      className={inputBox({
        pad: 'none',
        class: `relative ${start ? 'ps-3' : ''} ${compact ? 'h-11! w-auto bg-surface-1!' : ''} ${className ?? ''}`,
      })}
    >
      {start}
      <select
        {...field}
        {...rest}
        className={`${bareInput} cursor-pointer appearance-none truncate rounded-control pe-10 ${
          start ? 'ps-0' : 'ps-3.5'
        } ${compact ? 'font-medium' : ''}`}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="bg-surface-1 text-text-1"
          >
            {option.label}
          </option>
        ))}
      </select>
      <CaretDownIcon
        aria-hidden="true"
        size={16}
        className="pointer-events-none absolute end-3.5 text-text-2"
      />
    </div>
  );
}
