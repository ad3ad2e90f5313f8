import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** Beside the box; links inside keep working. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A box of 24 px in a row at least 44 px high. */
export function Checkbox({
  label,
  hint,
  error,
  className = '',
  id: ownId,
  ...rest
}: CheckboxProps) {
  const generated = useId();
  const id = ownId ?? generated;
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={className}>
      <div className="grid min-h-11 grid-cols-[24px_1fr] items-start gap-x-3 py-[11px]">
        <span className="relative -mt-px grid size-6 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-describedby={note}
            aria-invalid={error ? true : undefined}
            className="peer target-44 absolute inset-0 size-6 cursor-pointer appearance-none rounded-[5px] bg-input shadow-[inset_0_0_0_1.5px_var(--color-edge)] checked:bg-text-1 checked:shadow-none disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:not-checked:shadow-[inset_0_0_0_2px_var(--color-error)] forced-colors:appearance-auto"
          />
          <CheckIcon
            aria-hidden="true"
            size={16}
            weight="bold"
            className="pointer-events-none relative text-bg opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
      </div>
      {error ? (
        <div className="ps-9 pb-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : hint ? (
        <p id={`${id}-hint`} className="-mt-2 ps-9 pb-2 text-13 text-text-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
