import { FrameIcon } from '@pierlight/ui/art/frame-icon';
import { Logo } from '@pierlight/ui/art/logo';
import { IconButton } from '@pierlight/ui/icon-button';
import { Link, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { usePreferenceValues } from '#features/settings/public.ts';
import { SITE_NAME } from '#shared/i18n/page-head.ts';
import { layoutParts } from './layout-state.ts';
import { PartLink } from './part-link.tsx';
import { VisitorArea } from './visitor-area.tsx';

/** Clear over the top of a page, solid once something scrolls beneath it. */
const SOLID_AFTER = 8;

export function SiteHeader() {
  const isSolid = useSyncExternalStore(onScroll, isScrolled, () => false);
  return (
    <header
      data-solid={isSolid}
      className="print:hidden sticky top-0 lowest:static z-header flex h-(--header-height) items-center gap-1 ps-4 pe-2 solid:bg-bg solid:shadow-[inset_0_-1px_0_var(--color-hair)] lg:gap-3 lg:ps-[calc(var(--gutter)-10px)] lg:pe-(--gutter)"
    >
      <DrawerToggle />
      <HomeLink />
      <SearchButton />
      <VisitorArea />
    </header>
  );
}

/** As much of the name as fits beside the buttons for guests, whose words are longer in some languages, or the balance. */
function HomeLink() {
  return (
    <div className="@container min-w-0 flex-1 lg:hidden">
      <Link
        to="/"
        aria-label={SITE_NAME}
        // Where not even the sign fits, the bar leads to the lobby.
        className="block w-fit rounded-control @max-[1.875rem]:hidden"
      >
        <Logo size={26} className="@max-[9rem]:hidden" />
        <Logo size={30} variant="mark" className="@min-[9rem]:hidden" />
      </Link>
    </div>
  );
}

function DrawerToggle() {
  const { preferences } = useRouter().options.context;
  const { drawer } = usePreferenceValues(preferences);
  const text = useTranslations('layout.header');
  const isOpen = drawer === 'open';
  return (
    <IconButton
      label={isOpen ? text('compactDrawer') : text('openDrawer')}
      onClick={() => preferences.change({ drawer: isOpen ? 'compact' : 'open' })}
      className="max-lg:hidden"
    >
      <FrameIcon name="sidebar-simple" size={22} className="icon-directional" />
    </IconButton>
  );
}

function SearchButton() {
  const text = useTranslations('layout.header');
  const { preferences } = useRouter().options.context;
  const hasKey = usePreferenceValues(preferences).searchKey === 'on';
  // In the commit that takes the page over: until then early actions keep the key.
  useLayoutEffect(() => {
    if (!hasKey) return;
    const openOnSlash = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      layoutParts.open('search');
    };
    window.addEventListener('keydown', openOnSlash);
    return () => window.removeEventListener('keydown', openOnSlash);
  }, [hasKey]);
  return (
    <PartLink
      part="search"
      aria-keyshortcuts={hasKey ? '/' : undefined}
      className="flex h-11 min-w-0 flex-[0_1_400px] items-center gap-2.5 rounded-full bg-[color-mix(in_oklch,var(--color-bg)_66%,transparent)] ps-3.5 pe-2 text-text-2 shadow-[inset_0_0_0_1px_color-mix(in_oklch,var(--color-edge)_82%,transparent)] hover:text-text-1 max-lg:hidden"
    >
      <FrameIcon name="magnifying-glass" size={20} className="flex-none" />
      <span className="flex-1 truncate text-start">{text('search')}</span>
      {hasKey ? (
        <span
          aria-hidden="true"
          className="w-7 rounded-full bg-surface-3 text-center font-semibold text-12 leading-6"
        >
          /
        </span>
      ) : null}
    </PartLink>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const isScrolled = () => window.scrollY > SOLID_AFTER;
