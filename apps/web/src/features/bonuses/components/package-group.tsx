import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { FreeSpins } from '#features/freespins/public.ts';
import { ModalLink } from '../../../shared/modals/modal-link.tsx';
import { playedIn } from '../bonus-facts.ts';
import { useOffers } from '../use-offers.ts';
import { BonusTicket } from './bonus-ticket.tsx';
import { OfferTicket } from './offer-ticket.tsx';
import { usePackageName } from './use-bonus-words.ts';

interface PackageGroupProps {
  readonly id: string;
  /** All bonuses the player holds. */
  readonly bonuses: readonly PlayerBonus[];
}

/** What a player has of one package, together: its bonuses, its free spins, and the part that comes next. */
export function PackageGroup({ id, bonuses }: PackageGroupProps) {
  const text = useTranslations('account.bonusPackages');
  const name = usePackageName()(id);
  const own = bonuses.filter(({ packageId }) => packageId === id);
  const next = useOffers().find((offer) => offer.package?.id === id);
  return (
    // A phone has no room for tickets on a ground of their own.
    <section
      aria-label={name}
      className="grid gap-4 md:rounded-panel md:bg-surface-1 md:p-6 md:shadow-panel"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">{name}</h2>
        <Button render={<ModalLink modal="package-bonus" value={id} />}>{text('whole')}</Button>
      </div>
      {own.length === 0 ? null : (
        <ul className="grid gap-4">
          {own.map((bonus) => (
            <li key={bonus.id}>
              <BonusTicket bonus={bonus} played={playedIn(bonuses, bonus.currency)} />
            </li>
          ))}
        </ul>
      )}
      <FreeSpins packageId={id} />
      {next ? <OfferTicket offer={next} isInPackage /> : null}
    </section>
  );
}
