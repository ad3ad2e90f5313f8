import { cva } from 'class-variance-authority';
import { type ReactElement, type ReactNode, type RefObject, useId } from 'react';
import { Segment } from './segment.tsx';
import { useCurrentInView } from './tab-strip.tsx';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
  /** Makes the option a link, for instance `<Link to="…" />`. */
  render?: ReactElement | undefined;
};

export type SegmentedControlProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: ReadonlyArray<SegmentedOption<Value>>;
  value: Value;
  onValueChange?: ((value: Value) => void) | undefined;
  /** As wide as its words, otherwise it fills its place. Both scroll sideways where words need more. */
  inline?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
};

const strip = cva('gap-1 rounded-card bg-bg p-1 shadow-[inset_0_0_0_1px_var(--color-hair)]', {
  variants: {
    inline: {
      // Without a width of its own: Firefox would widen the column of a grid by it.
      true: 'inline-flex min-w-0 max-w-full justify-self-start overflow-x-auto scrollbar-none',
      // Equal parts, but for words that need more, and on the narrowest screens a way to scroll to the last.
      false:
        'grid auto-cols-[minmax(min-content,1fr)] grid-flow-col overflow-x-auto scrollbar-none *:px-2',
    },
  },
});

/** Two to five views of one thing. The second level inside a page with a tab strip. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  inline = false,
  name,
  className,
}: SegmentedControlProps<Value>) {
  const generated = useId();
  const linked = options.some((option) => option.render !== undefined);
  const Strip = linked ? 'nav' : 'div';
  const current = useCurrentInView(value);
  return (
    <Strip
      ref={current as RefObject<HTMLDivElement | null>}
      role={linked ? undefined : 'radiogroup'}
      aria-label={label}
      className={strip({ inline, className })}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          name={name ?? generated}
          option={option}
          current={option.value === value}
          onSelect={() => onValueChange?.(option.value)}
        />
      ))}
    </Strip>
  );
}
