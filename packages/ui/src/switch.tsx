import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined;
};

/** A native checkbox tells its state by itself; only its role is changed. */
const asSwitch = { role: 'switch' } as const;

/** A setting that takes effect at once. The knob moves and a lamp lights: never colour alone. */
export function Switch({
  label,
  hint,
  labelHidden = false,
  id: ownId,
  className = '',
  ...rest
}: SwitchProps) {
  const generated = useId();
  const id = ownId ?? generated;
  return (
    <div className={`flex min-h-11 items-center justify-between gap-4 ${className}`}>
      <div className={labelHidden ? 'visually-hidden' : 'grid gap-0.5 py-2'}>
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-13 text-text-3">
            {hint}
          </p>
        ) : null}
      </div>
      <span className="relative inline-block h-7 w-12 shrink-0">
        <input
          {...rest}
          id={id}
          type="checkbox"
          {...asSwitch}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer target-44 absolute inset-0 h-7 w-12 cursor-pointer appearance-none rounded-full bg-input shadow-[inset_0_0_0_1.5px_var(--color-edge)] transition-colors checked:bg-text-1 checked:shadow-none disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-edge transition-transform duration-press peer-checked:translate-x-5 peer-checked:bg-lamp peer-checked:shadow-[0_0_0_1px_var(--color-lamp-ink)] rtl:peer-checked:-translate-x-5 forced-colors:hidden"
        />
      </span>
    </div>
  );
}
