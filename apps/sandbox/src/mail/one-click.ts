import PostalMime from 'postal-mime';
import type { StoredMail } from './store.ts';

/** What a mail says of how it is stopped (RFC 2369, RFC 8058). */
export interface OneClick {
  readonly address: string;
  /** What is posted there. */
  readonly form: string;
}

/** What became of a press. */
export type Answered = { readonly status: number } | { readonly problem: string };

const patienceMs = 10_000;

/** The headers of a mail that a provider makes its own button of; null where a mail has none. */
export async function oneClickOf({ raw }: Pick<StoredMail, 'raw'>): Promise<OneClick | null> {
  const { headers } = await PostalMime.parse(raw);
  const headOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const address = /<(https?:[^>]+)>/.exec(headOf('list-unsubscribe'))?.[1];
  const form = headOf('list-unsubscribe-post');
  return address !== undefined && form !== '' ? { address, form } : null;
}

/** Presses as a mail provider does: from its own server, as nobody, following no way elsewhere. */
export async function pressOneClick(
  { address, form }: OneClick,
  platformOrigin: string,
): Promise<Answered> {
  if (URL.parse(address)?.origin !== platformOrigin)
    return { problem: 'The address is not of the platform this sandbox belongs to.' };
  try {
    const { status } = await fetch(address, {
      ...{ method: 'POST', body: form, redirect: 'manual' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status };
  } catch {
    return { problem: 'The platform did not answer.' };
  }
}
