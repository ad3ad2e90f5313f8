import type { KeyObject } from 'node:crypto';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Player } from './bets/placing.ts';
import { bookName } from './bets/wallet.ts';
import { type Lang, langs } from './protocol.ts';

const claims = z.object({
  iss: z.string().min(1).max(64),
  sub: z.string().min(1).max(64),
  session: z.string().min(1).max(64),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  lang: z.string().optional(),
});

export interface TokenOptions {
  readonly operatorKey: KeyObject;
  readonly clock: { now(): Date };
}

/** The nearest of the book's languages: `pt` and `pt-PT` read Brazilian, what is unknown reads English. */
export function nearestLang(text: string | undefined): Lang {
  const wanted = (text ?? '').toLowerCase();
  if (wanted.startsWith('pt')) return 'pt-br';
  return langs.find((lang) => wanted === lang || wanted.startsWith(`${lang}-`)) ?? 'en';
}

/** Who a token of the operator's names; null for one that it did not sign for this book, or that is over. */
export async function playerOf(
  token: string,
  { operatorKey, clock }: TokenOptions,
): Promise<Player | null> {
  const verified = await jwtVerify(token, operatorKey, {
    algorithms: ['ES256'],
    audience: bookName,
    currentDate: clock.now(),
    clockTolerance: 5,
    requiredClaims: ['iat', 'exp', 'sub'],
  }).catch(() => null);
  const read = claims.safeParse(verified?.payload);
  if (!read.success) return null;
  const { iss, sub, session, currency, lang } = read.data;
  return { id: sub, session, brand: iss, currency, lang: nearestLang(lang) };
}

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w.-]{1,4000})$/.exec(header ?? '')?.[1] ?? null;
