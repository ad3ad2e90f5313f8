import type { DocumentFolder } from '@pierlight/contract/content/documents';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useServices } from '#shared/services.ts';
import { documentQuery } from '../api.ts';
import { DocumentBody } from '../components/document-body.tsx';
import { DocumentPage } from '../components/document-page.tsx';

interface DocumentViewProps {
  readonly folder: DocumentFolder;
  readonly identity: string;
  /** Below the text, in the words of the site. */
  readonly end?: ReactNode;
}

/** A page that is one document: terms, privacy, how bonuses work. */
export function DocumentView({ folder, identity, end }: DocumentViewProps) {
  const { locale } = useServices();
  const document = useSuspenseQuery(documentQuery(locale, folder, identity)).data;
  return (
    <DocumentPage document={document} contents={document.body} end={end}>
      <DocumentBody blocks={document.body} />
    </DocumentPage>
  );
}
