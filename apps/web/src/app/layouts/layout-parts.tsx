import { Suspense, useState } from 'react';
import { lazy } from '#shared/lazy.ts';
import { searchView as SearchView } from '../search-view.ts';
import { layoutParts, useOpenPart } from './layout-state.ts';

const ConsentSheet = lazy(() => import('./consent-sheet.tsx'));
const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

/** The parts that open over the page, each loaded when it is first wanted. */
export function LayoutParts() {
  const part = useOpenPart();
  const [wanted, setWanted] = useState({ menu: false, search: false, consent: false });
  if (part !== null && !wanted[part]) setWanted({ ...wanted, [part]: true });
  return (
    <Suspense fallback={null}>
      {wanted.menu ? <MenuSheet open={part === 'menu'} onClose={layoutParts.close} /> : null}
      {wanted.search ? <SearchView open={part === 'search'} onClose={layoutParts.close} /> : null}
      {wanted.consent ? (
        <ConsentSheet open={part === 'consent'} onClose={layoutParts.close} />
      ) : null}
    </Suspense>
  );
}
