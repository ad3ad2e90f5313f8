import { type ComponentType, useState } from 'react';
import { SearchSheet } from '#features/catalogue/public.ts';
import { Boundary } from '#shared/failure/boundary.tsx';
import { FailedCard } from '#shared/failure/failed-card.tsx';
import { WaitingLine } from '#shared/lamp-line.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { type LayoutPart, layoutParts, useOpenPart } from './layout-state.ts';

const ConsentSheet = lazy(() => import('./consent-sheet.tsx'));
const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

/** The parts that open over the page, each loaded when it is first wanted. */
export function LayoutParts() {
  const part = useOpenPart();
  const [wanted, setWanted] = useState({ menu: false, search: false, consent: false });
  if (part !== null && !wanted[part]) setWanted({ ...wanted, [part]: true });
  return (
    <>
      {wanted.menu ? <Part name="menu" view={MenuSheet} /> : null}
      {wanted.search ? <Part name="search" view={SearchSheet} /> : null}
      {wanted.consent ? <Part name="consent" view={ConsentSheet} /> : null}
    </>
  );
}

interface PartProps {
  readonly name: LayoutPart;
  readonly view: ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;
}

function Part({ name, view: View }: PartProps) {
  const isOpen = useOpenPart() === name;
  const { close } = layoutParts;
  return (
    <Boundary
      fallback={(retry) => (isOpen ? <FailedCard onRetry={retry} onClose={close} /> : null)}
    >
      <LatePart fallback={isOpen ? <WaitingLine /> : null}>
        <View open={isOpen} onClose={close} />
      </LatePart>
    </Boundary>
  );
}
