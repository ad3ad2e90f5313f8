/**
 * Query parameters of the site that open a modal. They are part of the contract because the platform
 * writes addresses of the site, such as the ones a payment comes back to.
 */
export const modalQueries = [
  'sign-in',
  'forgot-pass',
  'reset-pass',
  'sign-up',
  'deposit-error',
  'success',
  'stop-payout',
  'wallet',
  'equivalent-currency',
  'wallet-region',
  'quests-hub',
  'quest-rewards',
  'quest-tasks',
  'quest-task-games',
  'wallet-bonus-info',
  'loyalty-level',
  'turn-over-wager',
  'add-cash-limit',
  'edit-cash-limit',
  'game-limit-reached',
  'self-exclusion-limit',
  'bonus-cancel-lock',
  'change-active-bonus',
  'cancel-active-bonus',
  'cancel-issued-bonus',
  'cancel-unsettled-bonus',
  'package-bonus',
  'bonus-details',
  'max-bets',
  'restricted-bets',
  'sign-up-cancel',
  'cancel-deposit',
  'profile-confirmed',
  'mobile-game',
  'loyalty-earn',
  'demo-game',
  'categories',
  'providers',
  'geo-restricted-game',
] as const;

export type ModalQuery = (typeof modalQueries)[number];

/** Further parameters of the wallet's address: its second step, and what has been typed there. */
export const walletParams = ['method', 'amount'] as const;
