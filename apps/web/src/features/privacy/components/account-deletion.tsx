import type { AccountDeletion as Meaning } from '@pierlight/contract/privacy/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { deletionQuery } from '../api.ts';
import { DeletionForm } from './deletion-form.tsx';

/** The way out: what it means first, then the wish itself. */
export function AccountDeletion() {
  const text = useTranslations('account.privacy.deletion');
  const meaning = useQuery(deletionQuery());
  return (
    <Panel pad className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-20">{text('title')}</h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      {meaning.isPending ? (
        <SkeletonGroup>
          <Skeleton className="h-11 w-48" />
        </SkeletonGroup>
      ) : meaning.isError ? (
        <div className="grid justify-items-start gap-3">
          <p>{text('failed')}</p>
          <Button onClick={() => void meaning.refetch()}>{text('retry')}</Button>
        </div>
      ) : (
        <Wish meaning={meaning.data} />
      )}
    </Panel>
  );
}

function Wish({ meaning }: { readonly meaning: Meaning }) {
  const text = useTranslations('account.privacy.deletion');
  const format = useFormatter();
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isAsked)
    return (
      <DeletionForm
        meaning={meaning}
        onKeep={() => {
          setAsked(false);
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  return (
    <>
      {meaning.cancelledAt ? (
        <Alert>
          {text('cancelled', {
            time: format.dateTime(new Date(meaning.cancelledAt), {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </Alert>
      ) : null}
      <div>
        <Button
          ref={opener}
          variant="line"
          onClick={() => setAsked(true)}
          className="max-sm:w-full"
        >
          {text('open')}
        </Button>
      </div>
    </>
  );
}
