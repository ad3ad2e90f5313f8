import type { ReactNode } from 'react';

/** One way of the navigation: a link with its sign and its label, which a compact drawer leaves out. */
export const entryStyle = 'group/entry nav-entry';
const iconStyle = 'nav-entry-sign';

export function Sign({ children }: { readonly children: ReactNode }) {
  return <span className={iconStyle}>{children}</span>;
}

export function Label({ children }: { readonly children: ReactNode }) {
  return <span className="nav-entry-label">{children}</span>;
}
