import type { TokenSignIn } from '@pierlight/contract/identity/schemas';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Admission, Admitted } from './admission.ts';
import type { OneTime } from './one-time.ts';
import type { Device } from './sessions.ts';

/** A link that signs a player in, once and for ten minutes. */
export interface AutoLoginLink {
  /** Below the site's origin, without a locale: `/auth/autologin?token=…`. */
  readonly path: string;
  readonly expiresAt: Date;
}

/** Makes such links for the platform's own modules and for an operator; no endpoint does. */
export function createAutoLoginLinks(oneTime: Pick<OneTime, 'issueToken'>) {
  return {
    /**
     * Ends the player's older links. A mail with it has to set `secretUntil: expiresAt`.
     * @param page where the site leads afterwards, path and query; the home page without
     * @throws DomainError tooManyRequests
     */
    async issue(tx: Tx, playerId: string, page?: string): Promise<AutoLoginLink> {
      const { token, expiresAt } = await oneTime.issueToken(tx, {
        purpose: 'autoLogin',
        subject: playerId,
        askedFrom: null,
      });
      const query = new URLSearchParams({ token, ...(page === undefined ? {} : { state: page }) });
      return { path: `/auth/autologin?${query}`, expiresAt };
    },
  };
}

/** The sign-in by such a link. */
export function createAutoLogin(deps: {
  readonly oneTime: Pick<OneTime, 'proveToken' | 'spend'>;
  readonly admission: Pick<Admission, 'admit'>;
}) {
  const { oneTime, admission } = deps;
  return {
    /** @throws DomainError oneTimeWrong, -Expired, -Used, -Replaced */
    async enter({ token, ...visitor }: TokenSignIn, device: Device): Promise<Admitted> {
      const proof = await oneTime.proveToken({ purpose: 'autoLogin', token });
      return admission.admit({
        playerId: proof.subject,
        way: 'autologin',
        visitor: visitor.fingerprint,
        affiliateTag: visitor.affiliateTag,
        device,
        holds: async (tx) => {
          if (await oneTime.spend(tx, proof)) return true;
          throw new DomainError('oneTimeUsed');
        },
      });
    },
  };
}

export type AutoLogin = ReturnType<typeof createAutoLogin>;
