import { lazy } from 'react';
import type { ModalViews } from '#shared/modals/modal-stack.tsx';

/** The view of each modal, loaded when it first opens: `wallet: lazy(() => import('…/wallet.modal.tsx'))`. */
export const modalViews = {
  'geo-restricted-game': lazy(
    () => import('#features/gameplay/modals/geo-restricted-game.modal.tsx'),
  ),
} satisfies Partial<ModalViews>;
