import { cva, type VariantProps } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { type RenderedProps, useRendered } from './use-rendered.tsx';

export const buttonStyle = cva('button', {
  variants: {
    variant: {
      lamp: 'button-lamp',
      default: 'button-default',
      soft: 'button-soft',
      line: 'button-line',
      lampline: 'button-lampline',
      ghost: 'button-ghost',
      calmline: 'button-calmline',
    },
    size: {
      sm: 'button-sm',
      md: 'button-md',
      lg: 'button-lg',
    },
    block: { true: 'w-full' },
  },
  defaultVariants: { variant: 'default', size: 'md' },
});

export type ButtonProps = RenderedProps<'button'> &
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
  return useRendered({
    tag: 'button',
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
