import { useLocation } from '@tanstack/react-router';
import { Boundary } from '#shared/failure/boundary.tsx';
import { FailedCard } from '#shared/failure/failed-card.tsx';
import { WaitingLine } from '#shared/lamp-line.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { isAllowed, requestedModal } from '#shared/modals/address.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import type { Search } from '#shared/navigation/search.ts';
import { useSession } from '#shared/session/use-session.ts';
import { loadSecond } from '../load-second.ts';
import { layoutParts, useOpenPart } from './layout-state.ts';

const SecondLoad = lazy(loadSecond);

/** Modals, alerts and whatever else stands over the page, in the browser alone. */
export function OverThePage() {
  return (
    <Boundary fallback={(retry) => <Awaited onRetry={retry} />}>
      <LatePart fallback={<Awaited />}>
        <SecondLoad />
      </LatePart>
    </Boundary>
  );
}

/** For whoever opened something that the second load shows, while it is on its way or has not come. */
function Awaited({ onRetry }: { readonly onRetry?: () => void }) {
  const session = useSession();
  const modal = useLocation({ select: ({ search }) => requestedModal(search as Search)?.name });
  const isPartOpen = useOpenPart() !== null;
  const { closeAll } = useModals();
  const isModalOpen = modal !== undefined && isAllowed(modal, session) === true;
  if (!isModalOpen && !isPartOpen) return null;
  if (!onRetry) return <WaitingLine />;
  const close = () => {
    layoutParts.close();
    if (isModalOpen) closeAll();
  };
  return <FailedCard onRetry={onRetry} onClose={close} />;
}
