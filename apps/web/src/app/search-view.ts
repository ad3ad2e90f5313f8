import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from '#shared/lazy.ts';

export interface SearchViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search sheet of the catalogue, loaded when it is first opened. */
export const searchView: LazyExoticComponent<ComponentType<SearchViewProps>> = lazy(
  () => import('#features/catalogue/components/search-sheet.tsx'),
);
