import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useUiText } from './ui-text.tsx';

export type FilterChipProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  children: ReactNode;
  icon?: ReactNode;
  /** In use: raised ground and, with `count`, how many values. */
  active?: boolean | undefined;
  count?: number | undefined;
  /** Shows the caret of a chip that opens a list. */
  caret?: boolean | undefined;
};

/** A filter of 44 px; opens a list or switches one thing on (then give `aria-pressed`). */
export function FilterChip({
  children,
  icon,
  active = false,
  count,
  caret = false,
  className = '',
  ...rest
}: FilterChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full px-4 font-medium transition-[transform,background-color] duration-press active:scale-98 ${
        active
          ? 'bg-surface-3 text-text-1 shadow-edge'
          : 'bg-surface-1 text-text-2 shadow-edge hover:bg-surface-2 hover:text-text-1'
      } ${className}`}
    >
      {icon}
      {children}
      {count === undefined || count === 0 ? null : (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-text-1 px-1 font-bold text-11 text-bg">
          {count}
        </span>
      )}
      {caret ? <CaretDownIcon aria-hidden="true" size={14} /> : null}
    </button>
  );
}

export type RemovableChipProps = {
  /** The words, used in the button's name too. */
  label: string;
  onRemove: () => void;
};

/** An applied filter of 36 px; the whole chip takes it away, its touch area is 44. */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  const text = useUiText();
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={text.remove(label)}
      className="target-44 inline-flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full bg-surface-3 ps-3.5 pe-2.5 font-medium text-13 text-text-1 shadow-raised hover:bg-surface-2"
    >
      {label}
      <XIcon aria-hidden="true" size={14} className="text-text-2" />
    </button>
  );
}
