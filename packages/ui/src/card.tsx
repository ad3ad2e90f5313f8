import { cva, type VariantProps } from 'class-variance-authority';
import { type RenderedProps, useRendered } from './use-rendered.tsx';

const cardStyle = cva('min-w-0 rounded-card text-start', {
  variants: {
    tone: {
      default: 'bg-surface-2 shadow-panel',
      calm: 'bg-calm-surface-1 shadow-[var(--shadow-top),inset_0_0_0_1px_var(--color-calm-line)]',
    },
    pad: { true: 'p-3.5' },
    interactive: {
      true: 'transition-[background-color,transform] duration-press hover:bg-surface-3 active:scale-98',
    },
  },
  defaultVariants: { tone: 'default' },
});

export type CardProps = RenderedProps<'div'> & VariantProps<typeof cardStyle>;

/** A thing among others, radius 10: a method tile, a picked card. As a button or link: `render`. */
export function Card({ tone, pad, interactive, className, render, ref, ...rest }: CardProps) {
  return useRendered({
    tag: 'div',
    render,
    ref,
    props: { ...rest, className: cardStyle({ tone, pad, interactive, className }) },
  });
}
