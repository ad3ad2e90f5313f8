import {
  isUnasked,
  type MessageKind,
  type UnaskedKind,
} from '@pierlight/contract/notifications/kinds';
import { unsubscribeToken } from '@pierlight/contract/notifications/unsubscribe';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { createSeal } from '../../../kernel/sealing.ts';

/** Where mails of a kind to one player are stopped, as paths of the site without a locale. */
export interface WaysToStop {
  /** A page that asks once; opening it stops nothing. */
  readonly page: string;
  /** Where a mail provider posts the press of its own button (RFC 8058). */
  readonly oneClick: string;
}

/** Below it stands the token. */
export const oneClickPath = '/api/notification/unsubscribe';
const pagePath = '/unsubscribe';

/**
 * Tokens that stop mails of a kind to a player and can do nothing else. Sealed, so that an address names nobody. They
 * hold for as long as the secret does: a mail may be read years later.
 */
export function createUnsubscribeTokens(secret: string) {
  const seal = createSeal(secret, 'unsubscribe');
  return {
    waysToStop(playerId: string, kind: UnaskedKind): WaysToStop {
      const token = seal.seal(`${kind} ${playerId}`);
      return { page: pageOf(token), oneClick: `${oneClickPath}/${token}` };
    },

    /** @throws DomainError notFound for what no mail of ours carried */
    read(token: string): { readonly playerId: string; readonly kind: UnaskedKind } {
      const [kind, playerId] = opened(token).split(' ');
      if (!playerId || !isUnasked(kind as MessageKind)) throw unknown();
      return { playerId, kind: kind as UnaskedKind };
    },
  };

  function opened(token: string): string {
    // What decodes base64 passes over signs that are none.
    if (!isToken(token)) throw unknown();
    try {
      return seal.open(token);
    } catch {
      throw unknown();
    }
  }
}

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => unsubscribeToken.safeParse(text).success;

/** The page that asks once. */
export const pageOf = (token: string): string => `${pagePath}/${token}`;

const unknown = () =>
  new DomainError('notFound', { detail: 'No mail of this site carried this link.' });

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;
