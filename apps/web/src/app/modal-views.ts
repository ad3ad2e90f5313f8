import { lazy } from 'react';
import type { ModalViews } from '#shared/modals/modal-stack.tsx';

/** The view of each modal, loaded when it first opens: `wallet: lazy(() => import('…/wallet.modal.tsx'))`. */
export const modalViews = {
  'sign-in': lazy(() => import('#features/identity/modals/sign-in.modal.tsx')),
  'sign-up': lazy(() => import('#features/identity/modals/sign-up.modal.tsx')),
  'sign-up-cancel': lazy(() => import('#features/identity/modals/sign-up-cancel.modal.tsx')),
  wallet: lazy(() => import('#features/payments/modals/wallet.modal.tsx')),
  success: lazy(() => import('#features/payments/modals/success.modal.tsx')),
  'deposit-error': lazy(() => import('#features/payments/modals/deposit-error.modal.tsx')),
  'cancel-deposit': lazy(() => import('#features/payments/modals/cancel-deposit.modal.tsx')),
  'geo-restricted-game': lazy(
    () => import('#features/gameplay/modals/geo-restricted-game.modal.tsx'),
  ),
} satisfies Partial<ModalViews>;
