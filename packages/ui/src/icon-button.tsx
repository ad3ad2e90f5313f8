import { useRender } from '@base-ui/react/use-render';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const style = cva(
  'relative grid shrink-0 place-items-center transition-[transform,background-color,color] duration-press active:scale-95 disabled:cursor-not-allowed disabled:text-edge disabled:active:scale-100',
  {
    variants: {
      variant: {
        ghost:
          'text-text-2 hover:bg-surface-2 hover:text-text-1 aria-pressed:text-text-1 aria-expanded:bg-surface-3',
        surface: 'bg-surface-2 text-text-1 shadow-raised hover:bg-surface-3 disabled:shadow-none',
        line: 'text-text-2 shadow-edge hover:bg-surface-2 hover:text-text-1',
        calm: 'text-calm hover:bg-calm-surface-2',
      },
      size: { sm: 'target-44 size-9', md: 'size-11' },
      round: { true: 'rounded-full', false: 'rounded-control' },
    },
    defaultVariants: { variant: 'ghost', size: 'md', round: false },
  },
);

export type IconButtonProps = Omit<useRender.ComponentProps<'button'>, 'aria-label'> &
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
  return useRender({
    defaultTagName: 'button',
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
