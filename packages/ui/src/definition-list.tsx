import type { ReactNode } from 'react';

export type DefinitionListProps = {
  items: ReadonlyArray<{
    key: string;
    label: ReactNode;
    value: ReactNode;
    /** Below the label, indented. */
    note?: ReactNode;
    /** The value has a line of its own where it does not fit beside its label, and wraps there. */
    long?: boolean | undefined;
    /** A total. */
    strong?: boolean | undefined;
  }>;
  className?: string | undefined;
};

/** Label at the start, value at the end, hairlines between. */
export function DefinitionList({ items, className = '' }: DefinitionListProps) {
  return (
    <dl className={`grid tabular ${className}`}>
      {items.map((item) => (
        <div
          key={item.key}
          className={`flex justify-between gap-x-4 gap-y-1 py-[9px] leading-5 not-first:shadow-[inset_0_1px_0_var(--color-hair)] ${item.long ? 'flex-wrap' : ''}`}
        >
          <dt className={`text-text-2 ${item.long ? 'flex-none' : 'min-w-0'}`}>
            {item.label}
            {item.note ? (
              <span className="block ps-4.5 text-13 text-text-3">{item.note}</span>
            ) : null}
          </dt>
          <dd
            className={`text-end ${item.long ? 'ms-auto min-w-0' : 'flex-none'} ${item.strong ? 'font-bold' : 'font-medium'}`}
          >
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
