import { modalQueries, walletParams } from '@pierlight/contract/common/modal-queries';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { ReturnUrls } from './provider.ts';

/** What opens a modal of the site, or belongs to one: none of it may meet the modal of the outcome. */
const leaving: readonly string[] = [...modalQueries, ...walletParams, 'resetCode', 'confirmCode'];

/** Scheme, two slashes, and an authority without user information. */
const addressForm = /^https?:\/\/[^\s/?#@\\\p{Cc}]+(?:[/?#]|$)/iu;

/**
 * Reads the address to which a player returns. It must be a plain http(s) address on one of
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
    for (const name of leaving) target.searchParams.delete(name);
    target.searchParams.set(query, invoiceId);
    return target.href;
  };
  return {
    success: withModal('success'),
    failure: withModal('deposit-error'),
    cancel: withModal('cancel-deposit'),
  };
}
