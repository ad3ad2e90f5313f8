import { ClientOnly, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { visitorQuery } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { PageTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { Optional } from '#shared/optional.tsx';
import { Startup } from '../startup.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CONTENT_ID } from './content-id.ts';
import { OverThePage } from './over-the-page.tsx';
import { Preloader } from './preloader.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import { SiteHeader } from './site-header.tsx';
import { UiTexts } from './ui-texts.tsx';
import { WithoutScripts } from './without-scripts.tsx';

// What the server has drawn, and few press at once, is taken over a little later.
const SiteFooter = lazy(() => import('./site-footer.tsx'));
const CookiePopup = lazy(() => import('./cookie-popup.tsx'));
const RestrictedLayout = lazy(() => import('./restricted-layout.tsx'));

/** The frame of every page. */
export function SiteLayout() {
  return (
    <PageTexts>
      <UiTexts>
        <LayoutOfCountry />
      </UiTexts>
    </PageTexts>
  );
}

/** The visitor's country decides, as the server found it; the browser never asks again. */
function LayoutOfCountry() {
  const visitor = useQuery({ ...visitorQuery(), enabled: false }).data;
  if (!visitor?.isRestricted) return <DefaultLayout />;
  return (
    <LatePart>
      <RestrictedLayout />
    </LatePart>
  );
}

function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <SiteDrawer />
      <Frame>
        <SiteHeader />
        <WithoutScripts />
        <main id={CONTENT_ID} tabIndex={-1} className="min-h-[calc(100svh-var(--header-height))]">
          <Outlet />
        </main>
        <Apart>
          <SiteFooter />
        </Apart>
      </Frame>
      <BottomBar />
      <Apart>
        <CookiePopup />
      </Apart>
      <Preloader />
      <ClientOnly>
        <Startup />
        <OverThePage />
      </ClientOnly>
    </>
  );
}

/** A late part in a place of its own: what stands before it is not taken for late, too. */
function Apart({ children }: { readonly children: ReactNode }) {
  return (
    <div className="contents">
      <Optional>{children}</Optional>
    </div>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-frame=""
      className="min-h-svh overflow-x-clip ps-(--drawer-width) pb-[calc(var(--bar-height)+var(--corner-room))]"
    >
      {children}
    </div>
  );
}

function SkipLink() {
  const text = useTranslations('layout.header');
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed start-4 top-2 z-toast -translate-y-20 rounded-control bg-surface-3 px-4 py-3 font-semibold focus:translate-y-0"
    >
      {text('skip')}
    </a>
  );
}
