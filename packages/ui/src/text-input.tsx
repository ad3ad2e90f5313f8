import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';

/** The 48 px box of every text control; the ring shows the state of the control inside it. */
export const inputBox = cva(
  'flex items-center gap-2 rounded-control bg-input text-16 shadow-edge focus-within:shadow-[inset_0_0_0_2px_var(--color-tide)] has-[[aria-invalid=true]]:not-focus-within:shadow-[inset_0_0_0_2px_var(--color-error)] has-disabled:cursor-not-allowed has-disabled:opacity-60',
  {
    variants: {
      height: { fixed: 'h-12', auto: 'min-h-12' },
      pad: { both: 'px-3.5', start: 'ps-3.5 pe-0.5', none: '' },
    },
    defaultVariants: { height: 'fixed', pad: 'both' },
  },
);

/** The bare control inside a box: no outline of its own, the box shows the focus. */
export const bareInput =
  'min-w-0 flex-1 self-stretch bg-transparent text-text-1 outline-none placeholder:text-text-3 disabled:cursor-not-allowed';

export type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** Before the text: an icon or a dialling code. */
  start?: ReactNode;
  /** After the text: a unit or a 44 px button. */
  end?: ReactNode;
};

/** Addresses and numbers keep their order on a page that is read from right to left. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'tel', 'url']);

/** A line of text, at least 16 px so that a phone does not zoom. */
export function TextInput({ start, end, className, ...rest }: TextInputProps) {
  const field = useFieldControl();
  return (
    <div className={inputBox({ pad: end ? 'start' : 'both', className })}>
      {start}
      <input
        type="text"
        dir={leftToRight.has(rest.type ?? '') ? 'ltr' : undefined}
        {...field}
        {...rest}
        className={bareInput}
      />
      {end}
    </div>
  );
}
