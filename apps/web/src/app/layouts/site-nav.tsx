import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OpenBonuses } from '#features/bonuses/public.ts';
import { CategoryIcon, categoriesQuery } from '#features/catalogue/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useCount } from '#shared/i18n/use-count.ts';
import { lazy } from '#shared/lazy.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { Optional } from '#shared/optional.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { useSitePart } from '../use-site-part.ts';
import { entryStyle, Label, Sign } from './site-nav-entry.tsx';

// Nobody needs them first.
const PartsLinks = lazy(() => import('./parts-links.tsx'));

/** The ways through the site: the drawer on a desktop, the menu on a phone. Only what there is. */
export function SiteNav() {
  const text = useTranslations('layout.nav');
  const categoryNames = useTranslations('categories.names');
  const count = useCount();
  const categories = useSuspenseQuery(categoriesQuery()).data;
  const parts = {
    betting: useSitePart('betting'),
    quests: useSitePart('quests'),
    loyalty: useSitePart('loyalty'),
  };
  return (
    <nav aria-label={text('label')}>
      <Group>
        <Link
          to="/"
          activeOptions={{ exact: true, includeSearch: false }}
          className={entryStyle}
          title={text('lobby')}
        >
          {({ isActive }) => (
            <>
              <Sign>
                <HouseIcon aria-hidden="true" size={20} weight={isActive ? 'fill' : 'regular'} />
              </Sign>
              <Label>{text('lobby')}</Label>
            </>
          )}
        </Link>
        <PlayersLink to="/favorites" label={text('favorites')} icon={HeartIcon} />
        <PlayersLink
          to="/recently-played"
          label={text('recentlyPlayed')}
          icon={ClockCounterClockwiseIcon}
        />
      </Group>
      <Group>
        {categories.map(({ identity, gamesCount }) => {
          const name = categoryNames.has(identity) ? categoryNames(identity) : identity;
          return (
            <Link
              key={identity}
              to="/categories/$categoryIdentity"
              params={{ categoryIdentity: identity }}
              activeOptions={{ includeSearch: false }}
              className={entryStyle}
              title={name}
            >
              {({ isActive }) => (
                <>
                  <Sign>
                    <CategoryIcon category={identity} current={isActive} />
                  </Sign>
                  <Label>{name}</Label>
                  <span className="tabular ms-auto font-normal text-12 text-text-3 lg:compact:hidden">
                    {count(gamesCount)}
                  </span>
                </>
              )}
            </Link>
          );
        })}
      </Group>
      <Group>
        <Link
          to="/providers"
          activeOptions={{ includeSearch: false }}
          className={entryStyle}
          title={text('providers')}
        >
          {({ isActive }) => (
            <>
              <Sign>
                <StorefrontIcon
                  aria-hidden="true"
                  size={20}
                  weight={isActive ? 'fill' : 'regular'}
                />
              </Sign>
              <Label>{text('providers')}</Label>
            </>
          )}
        </Link>
      </Group>
      <Group>
        <PlayersLink to="/profile/bonuses" label={text('bonuses')} icon={TicketIcon}>
          <Optional>
            <OpenBonuses />
          </Optional>
        </PlayersLink>
        <Optional>
          <PartsLinks {...parts} />
        </Optional>
      </Group>
      <Group>
        <PlayersLink to="/profile/limits" label={text('harbour')} icon={AnchorIcon} />
      </Group>
    </nav>
  );
}

interface PlayersLinkProps {
  readonly to: '/favorites' | '/recently-played' | '/profile/bonuses' | '/profile/limits';
  readonly label: string;
  readonly icon: typeof HeartIcon;
  /** After the label, for a player. */
  readonly children?: ReactNode;
}

/** A page that needs a player: a guest is asked to sign in on the spot. */
function PlayersLink({ to, label, icon: Icon, children }: PlayersLinkProps) {
  const { status } = useSession();
  const modals = useModals();
  const askFirst = (event: MouseEvent) => {
    event.preventDefault();
    modals.open('sign-in');
  };
  return (
    <Link
      to={to}
      activeOptions={{ includeSearch: false }}
      className={entryStyle}
      title={label}
      {...(status === 'guest' ? { onClick: askFirst, preload: false } : {})}
    >
      {({ isActive }) => (
        <>
          <Sign>
            <Icon aria-hidden="true" size={20} weight={isActive ? 'fill' : 'regular'} />
          </Sign>
          <Label>{label}</Label>
          {status === 'player' ? children : null}
        </>
      )}
    </Link>
  );
}

function Group({ children }: { readonly children: ReactNode }) {
  return (
    <div className="not-first:mt-3 not-first:border-hair not-first:border-t not-first:pt-3">
      {children}
    </div>
  );
}
