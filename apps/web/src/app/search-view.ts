import type { ComponentType } from 'react';
import { lazy } from '#shared/lazy.ts';

export interface SearchViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search sheet of the catalogue, loaded when it is first opened. */
export const searchView: ComponentType<SearchViewProps> = lazy(
  () => import('#features/catalogue/components/search-sheet.tsx'),
);
