import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { documentsQuery } from '../api.ts';
import { openOnes } from '../open-ones.ts';
import type { Begun } from '../use-sender.ts';
import { DocumentCard } from './document-card.tsx';

interface ListProps {
  readonly onSend: (begun: Begun) => void;
}

/** Documents that wait for the player or for a reviewer; nothing where there are none. */
export function OpenDocuments({ onSend }: ListProps) {
  const text = useTranslations('account.documents');
  const open = openOnes(useQuery(documentsQuery()).data ?? []);
  if (open.length === 0) return null;
  return <Cards heading={text('own')} documents={open} onSend={onSend} />;
}

/** The other documents that the player has sent. */
export function OtherDocuments({ onSend }: ListProps) {
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
  const open = openOnes(documents.data);
  const others = documents.data.filter((document) => !open.includes(document));
  if (others.length === 0) return null;
  return (
    <Cards
      heading={text(open.length === 0 ? 'own' : 'earlier')}
      documents={others}
      onSend={onSend}
    />
  );
}

function Cards({
  heading,
  documents,
  onSend,
}: ListProps & { readonly heading: string; readonly documents: readonly PlayerDocument[] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 className="text-20">{heading}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {documents.map((document) => (
          <DocumentCard key={document.id} document={document} onSend={onSend} />
        ))}
      </ul>
    </section>
  );
}
