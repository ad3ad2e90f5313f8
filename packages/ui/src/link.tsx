import { cva, type VariantProps } from 'class-variance-authority';
import { type RenderedProps, useRendered } from './use-rendered.tsx';

export const linkStyle = cva('text-link', {
  variants: {
    tone: { tide: 'text-tide', calm: 'text-calm', quiet: 'text-text-2 hover:text-text-1' },
    underline: { always: 'underline', hover: 'hover:underline' },
  },
  defaultVariants: { tone: 'tide', underline: 'always' },
});

export type TextLinkProps = RenderedProps<'a'> & VariantProps<typeof linkStyle>;

/** A link in running text. With a router: `render={<Link to="…" />}`. */
export function TextLink({ tone, underline, className, render, ref, ...rest }: TextLinkProps) {
  return useRendered({
    tag: 'a',
    render,
    ref,
    props: { ...rest, className: linkStyle({ tone, underline, className }) },
  });
}
