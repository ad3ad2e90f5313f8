import type { ReactNode } from 'react';

export type EmptyStateProps = {
  /** A drawing, or a 32 px icon. */
  art?: ReactNode;
  title: ReactNode;
  /** The level of the heading in its page. */
  level?: 2 | 3 | undefined;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
};

/** Nothing here yet, why, and what to do next. */
export function EmptyState({ art, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      {art ? <div className="mb-2 text-text-3">{art}</div> : null}
      <Heading className="text-20">{title}</Heading>
      {children ? <div className="max-w-[46ch] text-text-2">{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
