import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface PrivacyPanelProps<T> {
  /** What it is about, by its folder of texts under `account.privacy`. */
  readonly about: 'export' | 'deletion';
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** A panel of the page's last part: what it is for, and what stands below once it is known. */
export function PrivacyPanel<T>({ about, query, children }: PrivacyPanelProps<T>) {
  const text = useTranslations(`account.privacy.${about}`);
  return (
    <Panel pad className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-20">{text('title')}</h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      {query.isPending ? (
        <SkeletonGroup>
          <Skeleton className="h-11 w-48" />
        </SkeletonGroup>
      ) : query.isLoadingError ? (
        <div className="grid justify-items-start gap-3">
          <p>{text('failed')}</p>
          <Button onClick={() => void query.refetch()}>{text('retry')}</Button>
        </div>
      ) : (
        children(query.data)
      )}
    </Panel>
  );
}
