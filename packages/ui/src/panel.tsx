import { cva, type VariantProps } from 'class-variance-authority';
import { type RenderedProps, useRendered } from './use-rendered.tsx';

const panelStyle = cva('min-w-0 rounded-panel', {
  variants: {
    tone: {
      default: 'bg-surface-1 shadow-panel',
      calm: 'bg-calm-surface-1 shadow-[var(--shadow-top),inset_0_0_0_1px_var(--color-calm-line)]',
    },
    pad: { true: 'p-4 md:p-6' },
  },
  defaultVariants: { tone: 'default' },
});

export type PanelProps = RenderedProps<'section'> & VariantProps<typeof panelStyle>;

/** A ground of its own on the page, radius 16. */
export function Panel({ tone, pad, className, render, ref, ...rest }: PanelProps) {
  return useRendered({
    tag: 'section',
    render,
    ref,
    props: { ...rest, className: panelStyle({ tone, pad, className }) },
  });
}
