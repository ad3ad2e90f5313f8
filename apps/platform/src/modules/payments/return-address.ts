import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { ReturnUrls } from './provider.ts';

/** Queries that open a modal of the site; none of them may meet the one that tells the outcome. */
const modalQueries = [
  'sign-in',
  'forgot-pass',
  'reset-pass',
  'resetCode',
  'sign-up',
  'deposit-error',
  'success',
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
  'bonus-confirm-action',
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
];

/** Scheme, two slashes, and an authority without user information. */
const addressForm = /^https?:\/\/[^\s/?#@\\\p{Cc}]+(?:[/?#]|$)/iu;

/**
 * Reads the address a player is to come back to. It must be a plain http(s) address on one of
 * `origins`: no user information, no backslash, no control sign or blank, and no path that a browser
 * or a server could take for another host (`//evil`, `/%2Fevil`, `/\evil`).
 *
 * @throws DomainError returnUrlRefused
 */
export function checkReturnUrl(text: string, origins: readonly string[]): URL {
  const written = addressForm.test(text) && !/[\\\s\p{Cc}]/u.test(text);
  if (!written || !URL.canParse(text)) throw new DomainError('returnUrlRefused');
  const url = new URL(text);
  const plain = url.username === '' && url.password === '' && origins.includes(url.origin);
  if (!plain || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) throw new DomainError('returnUrlRefused');
  return url;
}

/** The addresses for each outcome of an invoice: the player's own page with the modal that tells it. */
export function returnUrlsFor(url: URL, invoiceId: string): ReturnUrls {
  const withModal = (query: string): string => {
    const target = new URL(url);
    for (const name of modalQueries) target.searchParams.delete(name);
    target.searchParams.set(query, invoiceId);
    return target.href;
  };
  return {
    success: withModal('success'),
    failure: withModal('deposit-error'),
    cancel: withModal('cancel-deposit'),
  };
}
