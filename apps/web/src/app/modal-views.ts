import { lazy } from '#shared/lazy.ts';
import type { ModalViews } from '#shared/modals/modal-stack.tsx';

// Views of several modals.
const paymentResult = lazy(() => import('#features/payments/modals/payment-result.modal.tsx'));
const bonusAction = lazy(() => import('#features/bonuses/modals/bonus-confirm-action.modal.tsx'));
const refusedBet = lazy(() => import('#features/gameplay/modals/refused-bet.modal.tsx'));
const quest = lazy(() => import('#features/quests/modals/quest.modal.tsx'));
const loyalty = lazy(() => import('#features/loyalty/modals/loyalty.modal.tsx'));
const gameChoice = lazy(() => import('#features/gameplay/modals/game-choice.modal.tsx'));

/** The view of each modal, loaded when it first opens: `wallet: lazy(() => import('…/wallet.modal.tsx'))`. */
export const modalViews = {
  'sign-in': lazy(() => import('#features/identity/modals/sign-in.modal.tsx')),
  'forgot-pass': lazy(() => import('#features/identity/modals/forgot-pass.modal.tsx')),
  'reset-pass': lazy(() => import('#features/identity/modals/reset-pass.modal.tsx')),
  'sign-up': lazy(() => import('#features/identity/modals/sign-up.modal.tsx')),
  'sign-up-cancel': lazy(() => import('#features/identity/modals/sign-up-cancel.modal.tsx')),
  wallet: lazy(() => import('#features/payments/modals/wallet.modal.tsx')),
  success: paymentResult,
  'stop-payout': lazy(() => import('#features/payments/modals/stop-payout.modal.tsx')),
  'deposit-error': paymentResult,
  'cancel-deposit': lazy(() => import('#features/payments/modals/cancel-deposit.modal.tsx')),
  'equivalent-currency': lazy(
    () => import('#features/settings/modals/equivalent-currency.modal.tsx'),
  ),
  'wallet-region': lazy(() => import('#features/payments/modals/wallet-region.modal.tsx')),
  'turn-over-wager': lazy(() => import('#features/payments/modals/turn-over-wager.modal.tsx')),
  'wallet-bonus-info': lazy(() => import('#features/bonuses/modals/wallet-bonus-info.modal.tsx')),
  'bonus-details': lazy(() => import('#features/bonuses/modals/bonus-details.modal.tsx')),
  'package-bonus': lazy(() => import('#features/bonuses/modals/package-bonus.modal.tsx')),
  'bonus-cancel-lock': lazy(() => import('#features/bonuses/modals/bonus-cancel-lock.modal.tsx')),
  'change-active-bonus': bonusAction,
  'cancel-active-bonus': bonusAction,
  'cancel-issued-bonus': bonusAction,
  'cancel-unsettled-bonus': bonusAction,
  'quests-hub': quest,
  'quest-rewards': quest,
  'quest-tasks': quest,
  'quest-task-games': quest,
  'loyalty-level': loyalty,
  'loyalty-earn': loyalty,
  'add-cash-limit': lazy(() => import('#features/limits/modals/add-cash-limit.modal.tsx')),
  'edit-cash-limit': lazy(() => import('#features/limits/modals/edit-cash-limit.modal.tsx')),
  'game-limit-reached': lazy(() => import('#features/limits/modals/game-limit-reached.modal.tsx')),
  'self-exclusion-limit': lazy(
    () => import('#features/limits/modals/self-exclusion-limit.modal.tsx'),
  ),
  'max-bets': refusedBet,
  'restricted-bets': refusedBet,
  'mobile-game': gameChoice,
  'demo-game': gameChoice,
  'geo-restricted-game': lazy(
    () => import('#features/gameplay/modals/geo-restricted-game.modal.tsx'),
  ),
  'profile-confirmed': lazy(() => import('#features/player/modals/profile-confirmed.modal.tsx')),
  categories: lazy(() => import('#features/catalogue/modals/categories.modal.tsx')),
  providers: lazy(() => import('#features/catalogue/modals/providers.modal.tsx')),
} satisfies ModalViews;
