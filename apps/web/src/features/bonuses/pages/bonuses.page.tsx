import { Button, buttonStyle } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import {
  EndedFreeSpins,
  endedFreespinsQuery,
  FreeSpins,
  heldFreespinsQuery,
} from '#features/freespins/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { bonusesHeld, endedBonusesQuery, playerBonusesQuery } from '../api.ts';
import { openPackages, playedIn } from '../bonus-facts.ts';
import { BonusCode } from '../components/bonus-code.tsx';
import { BonusTicket } from '../components/bonus-ticket.tsx';
import { CashbackTickets } from '../components/cashback-tickets.tsx';
import { EndedTicket } from '../components/ended-ticket.tsx';
import { OfferTicket } from '../components/offer-ticket.tsx';
import { PackageGroup } from '../components/package-group.tsx';
import { RulesLink } from '../components/rules-link.tsx';
import { useOffers } from '../use-offers.ts';

/** The player's tickets, what is offered with a deposit, and what is over. */
export function BonusesPage() {
  const held = useQuery(playerBonusesQuery({ status: bonusesHeld }));
  const ended = useQuery(endedBonusesQuery());
  const spins = useQuery(heldFreespinsQuery());
  const endedSpins = useQuery(endedFreespinsQuery());
  const isTakenOver = useTakenOver();
  if (!isTakenOver) return <TicketsSkeleton />;
  if (held.isLoadingError) return <NotLoaded onRetry={() => void held.refetch()} />;
  const isPending = [ended, spins, endedSpins].some((query) => query.isPending);
  if (!held.data || isPending) return <TicketsSkeleton />;
  const hadSome = Boolean(ended.data?.length || endedSpins.data?.length);
  const packages = openPackages([...held.data, ...(spins.data ?? [])]);
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <BonusCode />
        {/* With free spins there, nothing is missing. */}
        {held.data.every(({ packageId }) => packageId !== null) &&
        (held.data.length > 0 || spins.data?.length) ? null : (
          <Own bonuses={held.data} hadSome={hadSome} />
        )}
      </div>
      {packages.map((id) => (
        <PackageGroup key={id} id={id} bonuses={held.data} />
      ))}
      <FreeSpins />
      <CashbackTickets />
      <Offers except={packages} />
      <Ended bonuses={ended.data ?? []} />
      <EndedFreeSpins />
    </div>
  );
}

type Bonuses = Parameters<typeof playedIn>[0];

interface OwnProps {
  /** All of them; those of packages stand by themselves. */
  readonly bonuses: Bonuses;
  /** Whether others are over already. */
  readonly hadSome: boolean;
}

function Own({ bonuses, hadSome }: OwnProps) {
  const text = useTranslations('account.bonuses');
  const alone = bonuses.filter(({ packageId }) => packageId === null);
  if (alone.length === 0) {
    return (
      <EmptyPlace
        art="empty-tickets"
        heading={text(hadSome ? 'noneOpen' : 'heading')}
        action={
          <>
            <Button render={<ModalLink modal="wallet" value="deposit" />}>{text('deposit')}</Button>
            <Link to="/" className={buttonStyle({ variant: 'line' })}>
              {text('action')}
            </Link>
          </>
        }
      >
        {text('text')} <RulesLink />
      </EmptyPlace>
    );
  }
  return (
    <section className="grid gap-4">
      <h2 className="visually-hidden">{text('own')}</h2>
      <p className="text-text-2">
        {text('lead')} <RulesLink />
      </p>
      <ul className="grid gap-4">
        {alone.map((bonus) => (
          <li key={bonus.id}>
            <BonusTicket bonus={bonus} played={playedIn(bonuses, bonus.currency)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OffersProps {
  /** Packages whose next part stands with what the player has of them. */
  readonly except: readonly string[];
}

function Offers({ except }: OffersProps) {
  const text = useTranslations('account.bonuses.offers');
  const offers = useOffers().filter((offer) => !except.includes(offer.package?.id ?? ''));
  // A page of tickets is whole without them.
  if (offers.length === 0) return null;
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-20">{text('title')}</h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      <ul className="grid gap-4">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferTicket offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ended({ bonuses }: { readonly bonuses: Bonuses }) {
  const text = useTranslations('account.bonuses');
  if (bonuses.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-20">{text('over.title')}</h2>
      <ul className="grid gap-4">
        {bonuses.map((bonus) => (
          <li key={bonus.id}>
            <EndedTicket bonus={bonus} />
          </li>
        ))}
      </ul>
      <Link
        to="/profile/history"
        search={{ tab: 'bonuses' }}
        className={buttonStyle({ variant: 'line', className: 'justify-self-start' })}
      >
        {text('history')}
      </Link>
    </section>
  );
}

function TicketsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-48 w-full" index={1} />
    </SkeletonGroup>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = useTranslations('account.bonuses');
  return (
    <Panel>
      <EmptyState
        title={text('failed')}
        action={<Button onClick={onRetry}>{text('retry')}</Button>}
      />
    </Panel>
  );
}
