import { FrameIcon, type FrameIconName } from '@pierlight/ui/art/frame-icon';
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
                <FrameIcon name="house" size={20} weight={isActive ? 'fill' : 'regular'} />
              </Sign>
              <Label>{text('lobby')}</Label>
            </>
          )}
        </Link>
        <PlayersLink to="/favorites" label={text('favorites')} icon="heart" />
        <PlayersLink
          to="/recently-played"
          label={text('recentlyPlayed')}
          icon="clock-counter-clockwise"
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
                <FrameIcon name="storefront" size={20} weight={isActive ? 'fill' : 'regular'} />
              </Sign>
              <Label>{text('providers')}</Label>
            </>
          )}
        </Link>
      </Group>
      <Group>
        <PlayersLink to="/profile/bonuses" label={text('bonuses')} icon="ticket">
          <Optional>
            <OpenBonuses />
          </Optional>
        </PlayersLink>
        <Optional>
          <PartsLinks {...parts} />
        </Optional>
      </Group>
      <Group>
        <PlayersLink to="/profile/limits" label={text('harbour')} icon="anchor" />
      </Group>
    </nav>
  );
}

interface PlayersLinkProps {
  readonly to: '/favorites' | '/recently-played' | '/profile/bonuses' | '/profile/limits';
  readonly label: string;
  readonly icon: FrameIconName;
  /** After the label, for a player. */
  readonly children?: ReactNode;
}

/** A page that needs a player: a guest is asked to sign in on the spot. */
function PlayersLink({ to, label, icon, children }: PlayersLinkProps) {
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
            <FrameIcon name={icon} size={20} weight={isActive ? 'fill' : 'regular'} />
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
