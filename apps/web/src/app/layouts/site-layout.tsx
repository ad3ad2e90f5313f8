import { ClientOnly, Outlet } from '@tanstack/react-router';
import { modalViews } from '#app/modal-views.ts';
import { PageTexts } from '#shared/i18n/texts.tsx';
import { ModalStack } from '#shared/modals/modal-stack.tsx';

export function SiteLayout() {
  return (
    <PageTexts>
      <main>
        <Outlet />
      </main>
      <ClientOnly>
        <ModalStack views={modalViews} />
      </ClientOnly>
    </PageTexts>
  );
}
