import { Button } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { depositMethodsQuery } from '../api.ts';

/** The country that decides which ways to pay there are, and the ways. */
export default function WalletRegionModal() {
  return (
    <WithTexts folders={['modals']}>
      <Region />
    </WithTexts>
  );
}

function Region() {
  const text = useTranslations('modals.wallet.region');
  const names = useTranslations('global-components.methods.names');
  const format = useFormatter();
  const tag = useLocale();
  const country = useQuery(profileQuery()).data?.country;
  const currency = activeAccount(useQuery(accountsQuery()).data ?? [])?.currency;
  const methods = useQuery({
    ...depositMethodsQuery(currency ?? ''),
    enabled: currency !== undefined,
  });
  const nameOf = (id: string) => (names.has(id) ? names(id) : id);
  const ways = methods.isLoadingError
    ? text('failed')
    : format.list((methods.data ?? []).map(({ id }) => nameOf(id))) || text('none');
  const isKnown = country !== undefined && currency !== undefined && !methods.isPending;
  return (
    <ModalFrame
      title={text('title')}
      foot={
        <Button
          variant="line"
          size="lg"
          block
          render={<ModalLink modal="wallet" value="deposit" />}
        >
          {text('action')}
        </Button>
      }
    >
      <p className="text-text-2">{text('text')}</p>
      {isKnown ? (
        <DefinitionList
          items={[
            {
              key: 'country',
              label: text('country'),
              value: new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country,
              note: text('fixed'),
            },
            { key: 'currency', label: text('currency'), value: currency },
            { key: 'methods', label: text('methods'), value: ways, long: true },
          ]}
        />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-36" />
        </SkeletonGroup>
      )}
    </ModalFrame>
  );
}
