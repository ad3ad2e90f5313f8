import { ClientOnly, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ReturnToGame } from '#features/gameplay/public.ts';
import { visitorQuery } from '#features/settings/public.ts';
import { AlertStack } from '#shared/alerts/alert-stack.tsx';
import { useQuery } from '#shared/api/use-query.ts';
import { PageTexts } from '#shared/i18n/texts.tsx';
import { ModalStack } from '#shared/modals/modal-stack.tsx';
import { Optional } from '#shared/optional.tsx';
import { BrowserCheck } from '../browser-check.tsx';
import { FactorQuestion } from '../factor-question.tsx';
import { modalViews } from '../modal-views.ts';
import { Startup } from '../startup.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ChatCorner } from './chat-corner.tsx';
import { CONTENT_ID } from './content-id.ts';
import { CookiePopup } from './cookie-popup.tsx';
import { InstallOffer } from './install-offer.tsx';
import { LayoutParts } from './layout-parts.tsx';
import { Preloader } from './preloader.tsx';
import { RestrictedLayout } from './restricted-layout.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { UiTexts } from './ui-texts.tsx';
import { WithoutScripts } from './without-scripts.tsx';

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
  return visitor?.isRestricted ? <RestrictedLayout /> : <DefaultLayout />;
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
        <SiteFooter />
      </Frame>
      <BottomBar />
      <CookiePopup />
      <Preloader />
      <ClientOnly>
        <Startup />
        <ModalStack views={modalViews} top={<FactorQuestion above={<BrowserCheck />} />} />
        <LayoutParts />
        <InstallOffer />
        <Optional>
          <ReturnToGame />
        </Optional>
        <ChatCorner />
        <AlertStack />
      </ClientOnly>
    </>
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
