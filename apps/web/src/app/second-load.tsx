import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ReturnToGame } from '#features/gameplay/public.ts';
import { AlertStack } from '#shared/alerts/alert-stack.tsx';
import { ModalStack } from '#shared/modals/modal-stack.tsx';
import { Optional } from '#shared/optional.tsx';
import { BrowserCheck } from './browser-check.tsx';
import { FactorQuestion } from './factor-question.tsx';
import { ChatCorner } from './layouts/chat-corner.tsx';
import { InstallOffer } from './layouts/install-offer.tsx';
import { LayoutParts } from './layouts/layout-parts.tsx';
import { modalViews } from './modal-views.ts';
import { followAlong } from './startup/follow-along.ts';

/** What stands over every page and runs beside it: the page is taken over without. */
export default function SecondLoad() {
  return (
    <>
      <FollowAlong />
      <ModalStack views={modalViews} top={<FactorQuestion above={<BrowserCheck />} />} />
      <LayoutParts />
      <InstallOffer />
      <Optional>
        <ReturnToGame />
      </Optional>
      <ChatCorner />
      <AlertStack />
    </>
  );
}

function FollowAlong() {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | null = null;
    // In a moment of its own: what was pressed meanwhile comes first.
    const soon = setTimeout(() => {
      stop = followAlong(router);
    });
    return () => {
      clearTimeout(soon);
      stop?.();
    };
  }, [router]);
  return null;
}
