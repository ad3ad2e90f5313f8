import { useRender } from '@base-ui/react/use-render';
import { cva, type VariantProps } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export const buttonStyle = cva(
  'relative inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-control text-center font-semibold no-underline transition-[transform,background-color,color] duration-press active:scale-98 disabled:cursor-not-allowed disabled:opacity-50 disabled:active:scale-100 aria-disabled:cursor-not-allowed data-[loading]:cursor-progress',
  {
    variants: {
      variant: {
        lamp: 'bg-lamp text-lamp-ink shadow-[inset_0_1px_0_oklch(1_0_0/0.45),0_8px_28px_-10px_oklch(0.8_0.15_68/0.55)] hover:bg-lamp-hover',
        default:
          'bg-surface-3 text-text-1 shadow-raised hover:bg-[color-mix(in_oklab,var(--color-surface-3),var(--color-text-1)_7%)]',
        soft: 'bg-surface-2 text-text-1 shadow-raised hover:bg-surface-3',
        line: 'bg-transparent text-text-1 shadow-edge hover:bg-surface-2',
        lampline:
          'bg-[oklch(0.8_0.15_68/0.08)] text-lamp-text shadow-[inset_0_0_0_1px_var(--color-lamp-line)] hover:bg-[oklch(0.8_0.15_68/0.16)]',
        ghost: 'bg-transparent text-text-2 hover:bg-surface-2 hover:text-text-1',
        calmline:
          'bg-transparent text-calm shadow-[inset_0_0_0_1px_var(--color-calm)] hover:bg-calm-surface-2',
      },
      size: {
        sm: 'target-44 min-h-9 px-3 text-13',
        md: 'min-h-11 px-4 py-1 text-15 leading-5',
        lg: 'min-h-12 px-6 py-1 text-15 leading-5',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'default', size: 'md' },
  },
);

export type ButtonProps = useRender.ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & {
    /** Shows lamps in place of the text, keeps the width and the focus, and ignores presses. */
    loading?: boolean | undefined;
    /** Before the text, 20 px. */
    icon?: ReactNode;
  };

/** One lamp-filled button in a view. As a link: `render={<a href="…" />}`. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  icon,
  className,
  children,
  render,
  ref,
  onClick,
  ...rest
}: ButtonProps) {
  return useRender({
    defaultTagName: 'button',
    render,
    ref,
    props: {
      ...(render === undefined ? { type: 'button' as const } : {}),
      ...rest,
      className: buttonStyle({ variant, size, block, className }),
      ...(loading ? { 'aria-busy': true, 'aria-disabled': true, 'data-loading': '' } : {}),
      onClick: loading ? (event: MouseEvent) => event.preventDefault() : onClick,
      children: loading ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <span className="inline-flex items-center gap-2 opacity-0">
            {icon}
            {children}
          </span>
        </>
      ) : (
        <>
          {icon}
          {children}
        </>
      ),
    },
  });
}
