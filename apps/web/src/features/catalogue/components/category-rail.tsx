import { FestoonBay } from '@pierlight/ui/art/festoon';
import { FrameIcon } from '@pierlight/ui/art/frame-icon';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { categoriesQuery } from '../api.ts';
import { CategoryIcon } from './category-icon.tsx';
import { useCategoryNames } from './category-names.ts';

const tabStyle = 'festoon-tab';

/** The festoon over the games: a lamp for each category, lit over the current one. */
export function CategoryRail() {
  const text = useTranslations('layout.nav');
  const name = useCategoryNames();
  const categories = useSuspenseQuery(categoriesQuery()).data;
  const strip = useRef<HTMLDivElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });

  // The tab one is on is in view, without moving the page.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLAnchorElement>('[aria-current=page]');
    const isRight = path === '/' || current?.pathname.endsWith(path);
    if (!strip.current || !current || !isRight) return;
    const { left, right } = strip.current.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    strip.current.scrollLeft += (place.left + place.right - left - right) / 2;
  }, [path]);

  return (
    <nav
      aria-label={text('categories')}
      // Below the lobby's picture the festoon hangs from it; elsewhere it keeps clear of the header.
      className={`sticky top-(--header-height) z-sticky bg-bg lowest:static ${path === '/' ? '' : 'pt-2 lg:pt-3'}`}
    >
      <div
        ref={strip}
        className="scrollbar-none flex snap-x snap-proximity scroll-px-(--gutter) overflow-x-auto px-(--gutter) [mask-image:linear-gradient(to_right,transparent,black_var(--gutter),black_calc(100%-var(--gutter)),transparent)]"
      >
        <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={tabStyle}>
          {({ isActive }) => (
            <Tab isActive={isActive} icon={<CategoryIcon category="lobby" current={isActive} />}>
              {text('lobby')}
            </Tab>
          )}
        </Link>
        {categories.map(({ identity }) => (
          <Link
            key={identity}
            to="/categories/$categoryIdentity"
            params={{ categoryIdentity: identity }}
            activeOptions={{ includeSearch: false }}
            className={tabStyle}
          >
            {({ isActive }) => (
              <Tab
                isActive={isActive}
                icon={<CategoryIcon category={identity} current={isActive} />}
              >
                {name(identity)}
              </Tab>
            )}
          </Link>
        ))}
        <Link to="/providers" activeOptions={{ includeSearch: false }} className={tabStyle}>
          {({ isActive }) => (
            <Tab
              isActive={isActive}
              icon={
                <FrameIcon name="storefront" size={20} weight={isActive ? 'fill' : 'regular'} />
              }
            >
              {text('providers')}
            </Tab>
          )}
        </Link>
      </div>
    </nav>
  );
}

interface TabProps {
  readonly isActive: boolean;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Tab({ isActive, icon, children }: TabProps) {
  return (
    <>
      <FestoonBay current={isActive} />
      {icon}
      {children}
    </>
  );
}
