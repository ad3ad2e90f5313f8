import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { type RenderedProps, useRendered } from './use-rendered.tsx';

const style = cva('icon-button', {
  variants: {
    variant: {
      ghost: 'icon-button-ghost',
      surface: 'icon-button-surface',
      line: 'icon-button-line',
      calm: 'icon-button-calm',
    },
    size: { sm: 'icon-button-sm', md: 'size-11' },
    round: { true: 'rounded-full', false: 'rounded-control' },
  },
  defaultVariants: { variant: 'ghost', size: 'md', round: false },
});

export type IconButtonProps = Omit<RenderedProps<'button'>, 'aria-label'> &
  VariantProps<typeof style> & {
    /** The name for screen readers, a count included. */
    label: string;
    /** A short figure on the corner, for instance unread messages. */
    count?: ReactNode;
  };

/** A 44 px square with one 20 px icon. */
export function IconButton({
  label,
  count,
  variant,
  size,
  round,
  className,
  children,
  render,
  ref,
  ...rest
}: IconButtonProps) {
  return useRendered({
    tag: 'button',
    render,
    ref,
    props: {
      ...(render === undefined ? { type: 'button' as const } : {}),
      ...rest,
      'aria-label': label,
      className: style({ variant, size, round, className }),
      children: (
        <>
          {children}
          {count === undefined || count === null ? null : (
            <span
              aria-hidden="true"
              className="absolute end-0.5 top-1 h-4.5 min-w-4.5 rounded-full bg-text-1 px-1 text-center font-bold text-11 text-bg leading-4.5 shadow-[0_0_0_2px_var(--color-bg)]"
            >
              {count}
            </span>
          )}
        </>
      ),
    },
  });
}
