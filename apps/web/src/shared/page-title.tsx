import type { ReactNode } from 'react';

/** The heading of a page that everybody may see. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h1 className="text-32 tracking-[-0.025em] [font-variation-settings:'wdth'_90] lg:text-44">
      {children}
    </h1>
  );
}
