import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { limitsOf, limitsQuery } from '#features/limits/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { hasDepositedQuery } from '../api.ts';

/** Offers a limit to whoever has not paid in yet and has none; picking a method says no to it. */
export function FirstLimitOffer({ currency }: { readonly currency: string }) {
  const text = useTranslations('global-components.limits.offer');
  const modals = useModals();
  const limits = useQuery(limitsQuery()).data;
  const hasDeposited = useQuery(hasDepositedQuery()).data;
  if (!limits || hasDeposited !== false || limitsOf(limits, 'deposit', currency).length > 0)
    return null;
  return (
    <Alert
      tone="calm"
      title={text('title')}
      icon={<AnchorIcon size={20} className="shrink-0" aria-hidden="true" />}
      action={
        <Button
          variant="calmline"
          size="sm"
          onClick={() => modals.openAbove('add-cash-limit', 'deposit')}
        >
          {text('action')}
        </Button>
      }
    >
      {text('text')}
    </Alert>
  );
}
