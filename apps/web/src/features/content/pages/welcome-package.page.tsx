import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useServices } from '#shared/services.ts';
import { documentsQuery } from '../api.ts';
import { DocumentBody } from '../components/document-body.tsx';
import { DocumentPage } from '../components/document-page.tsx';

/** The document that says by which rules the package is given. */
const overviewIdentity = 'overview';

interface WelcomePackagePageProps {
  /** The package as it is offered, in the words of the site. */
  readonly children: ReactNode;
}

/** What new players are offered, and by which rules, as an operator wrote them. */
export function WelcomePackagePage({ children }: WelcomePackagePageProps) {
  const text = useTranslations('pages.welcomePackage');
  const { locale } = useServices();
  const documents = useSuspenseQuery(documentsQuery(locale, 'welcome-package')).data;
  const overview = documents.find(({ identity }) => identity === overviewIdentity);
  return (
    <DocumentPage
      document={
        overview ?? { title: text('title'), description: text('description'), lang: locale }
      }
    >
      <div lang={locale}>{children}</div>
      {overview ? <DocumentBody blocks={overview.body} /> : null}
    </DocumentPage>
  );
}
