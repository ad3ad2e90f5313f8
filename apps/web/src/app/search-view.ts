import type { ComponentType, LazyExoticComponent } from 'react';

export interface SearchViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The search sheet of the catalogue; while there is none, the frame shows no way to it.
 * `lazy(() => import('#features/catalogue/components/search-sheet.tsx'))`
 */
export const searchView: LazyExoticComponent<ComponentType<SearchViewProps>> | null = null;
