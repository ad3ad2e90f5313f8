import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { documentsQuery } from '../api.ts';
import type { Begun } from '../use-sender.ts';
import { DocumentCard } from './document-card.tsx';

/** Documents that the player has sent. */
export function DocumentList({ onSend }: { readonly onSend: (begun: Begun) => void }) {
  const text = useTranslations('account.documents');
  const documents = useQuery(documentsQuery());
  if (documents.isPending)
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-32 rounded-panel" />
        <Skeleton className="h-32 rounded-panel" index={1} />
      </SkeletonGroup>
    );
  if (documents.isLoadingError)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{text('failed')}</p>
        <Button onClick={() => void documents.refetch()}>{text('retry')}</Button>
      </div>
    );
  if (documents.data.length === 0)
    return (
      <EmptyPlace art="empty-documents" heading={text('heading')}>
        {text('text')}
      </EmptyPlace>
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 className="text-20">{text('own')}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {documents.data.map((document) => (
          <DocumentCard key={document.id} document={document} onSend={onSend} />
        ))}
      </ul>
    </section>
  );
}
