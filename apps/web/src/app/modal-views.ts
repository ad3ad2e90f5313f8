import type { ModalViews } from '#shared/modals/modal-stack.tsx';

/** The view of each modal, loaded when it first opens: `wallet: lazy(() => import('…/wallet.modal.tsx'))`. */
export const modalViews = {} satisfies Partial<ModalViews>;
