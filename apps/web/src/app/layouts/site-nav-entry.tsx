import type { ReactNode } from 'react';

/** One way of the navigation: a link with its sign and its label, which a compact drawer leaves out. */
export const entryStyle =
  'group/entry relative flex h-10 items-center gap-3 whitespace-nowrap rounded-[8px] px-3 font-medium text-text-2 hover:bg-surface-2 hover:text-text-1 aria-[current=page]:bg-surface-2 aria-[current=page]:text-text-1 aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:-start-3 aria-[current=page]:before:w-0.75 aria-[current=page]:before:rounded-e-[3px] aria-[current=page]:before:bg-lamp max-lg:h-11 compact:h-11 lg:compact:justify-center lg:compact:px-0';
const iconStyle = 'flex-none group-aria-[current=page]/entry:text-lamp-text';

export function Sign({ children }: { readonly children: ReactNode }) {
  return <span className={iconStyle}>{children}</span>;
}

export function Label({ children }: { readonly children: ReactNode }) {
  return <span className="min-w-0 truncate lg:compact:visually-hidden">{children}</span>;
}
