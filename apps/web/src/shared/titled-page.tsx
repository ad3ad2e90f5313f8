import type { ReactNode } from 'react';

/** The heading of a page that everybody may see. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h1 className="text-32 tracking-[-0.025em] [font-variation-settings:'wdth'_90] lg:text-44">
      {children}
    </h1>
  );
}

interface TitledPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The ground of a page that everybody may see: its heading, and what stands below it. */
export function TitledPage({ title, children }: TitledPageProps) {
  return (
    <section className="grid gap-6 px-(--gutter) pt-6 pb-12">
      <PageTitle>{title}</PageTitle>
      {children}
    </section>
  );
}
