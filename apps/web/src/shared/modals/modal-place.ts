import { createContext, type ReactNode } from 'react';

/** Where in the stack a modal is; apart from the dialog, so that a page without modals loads none. */
export interface ModalPlace {
  readonly open: boolean;
  readonly level: number;
  /** It takes the place of another that stood open. */
  readonly continues: boolean;
  readonly onClosed: () => void;
  /** The modals stacked above this one. */
  readonly above: ReactNode;
}

export const ModalPlaceContext = createContext<ModalPlace | null>(null);
