import type { Invoice } from '@pierlight/contract/payments/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

/** In place of a list of payments that is not loaded: a skeleton, or the error with a retry. */
export function InvoicesPlaceholder({
  invoices,
}: {
  readonly invoices: UseQueryResult<readonly Invoice[]>;
}) {
  const text = useTranslations('global-components.invoices');
  if (invoices.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-48 rounded-panel" />
      </SkeletonGroup>
    );
  return (
    <Alert
      tone="error"
      action={
        <Button size="sm" onClick={() => void invoices.refetch()}>
          {text('retry')}
        </Button>
      }
    >
      {text('failed')}
    </Alert>
  );
}
