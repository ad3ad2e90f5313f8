import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

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
