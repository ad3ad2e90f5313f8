import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { bonusOffersQuery } from '../api.ts';
import { OfferTerms } from '../components/offer-terms.tsx';
import { useOfferName } from '../use-offer-name.ts';
import { BonusGone } from './bonus-gone.tsx';

/** `?wallet-bonus-info=<offer>`: what a bonus offered with a deposit means, in the currency in use. */
export default function WalletBonusInfoModal({ value }: ModalViewProps<'wallet-bonus-info'>) {
  return (
    <WithTexts folders={['modals']}>
      <Info id={value} />
    </WithTexts>
  );
}

function Info({ id }: { readonly id: DepositBonus['id'] | null }) {
  const text = useTranslations('modals.bonusOffer');
  const accounts = useQuery(accountsQuery());
  const currency = activeAccount(accounts.data ?? [])?.currency ?? '';
  const offers = useQuery({ ...bonusOffersQuery(currency), enabled: currency !== '' });
  const offer = offers.data?.find((known) => known.id === id);
  if (offer) return <Offer offer={offer} />;
  if (offers.isPending && !accounts.isError)
    return (
      <ModalFrame title={text('title')}>
        <SkeletonGroup>
          <div className="grid gap-3">
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-64" index={1} />
          </div>
        </SkeletonGroup>
      </ModalFrame>
    );
  if (offers.isError || accounts.isError)
    return (
      <ModalFrame
        title={text('title')}
        foot={
          <Button
            size="lg"
            block
            onClick={() => void (offers.isError ? offers : accounts).refetch()}
          >
            {text('retry')}
          </Button>
        }
      >
        <p className="text-text-2">{text('failed')}</p>
      </ModalFrame>
    );
  return <BonusGone title="walletInfo" />;
}

function Offer({ offer }: { readonly offer: DepositBonus }) {
  const text = useTranslations('modals.bonusOffer');
  const modals = useModals();
  const name = useOfferName()(offer);
  return (
    <ModalFrame
      title={name}
      foot={
        <Button size="lg" block onClick={modals.close}>
          {text('close')}
        </Button>
      }
    >
      <OfferTerms offer={offer} />
    </ModalFrame>
  );
}
