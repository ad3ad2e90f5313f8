import { GiftIcon } from '@phosphor-icons/react/dist/ssr/Gift';
import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { Amount } from '@pierlight/ui/amount';
import { useTranslations } from 'use-intl';
import { gameQuery } from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { strong } from './ticket-parts.tsx';
import { useBonusFigures } from './use-bonus-words.ts';

interface OfferFreespinsProps {
  readonly freespins: NonNullable<DepositBonus['freespins']>;
  readonly currency: string;
}

/** The free spins that come with an offer: how many, of which game, at what stake, and for how long. */
export function OfferFreespins({ freespins, currency }: OfferFreespinsProps) {
  const text = useTranslations('account.bonusPackages');
  const { money } = useBonusFigures();
  const { gameId, count, stake, days } = freespins;
  const game = useQuery(gameQuery(gameId)).data;
  return (
    <p className="flex gap-2.5 text-13 text-text-2">
      <GiftIcon aria-hidden="true" size={18} className="shrink-0 text-lamp-text" />
      <span>
        {text.rich('spins', {
          ...{ count, days, b: strong },
          game: () => <bdi>{game?.name ?? gameId}</bdi>,
          stake: () => <Amount>{money(stake, currency)}</Amount>,
        })}
      </span>
    </p>
  );
}
