import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { type Clock, clockTolerance } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { networkOf } from '../../kernel/http/network.ts';
import type { Ids } from '../../kernel/ids.ts';
import { keyFor } from '../../kernel/sealing.ts';
import {
  type Bound,
  type OneTimePolicy,
  type OneTimePurpose,
  oneTimePurposes,
} from './one-time-purposes.ts';
import { createOneTimeRepository, mostTries, type OneTimeRow } from './one-time-repository.ts';

/** Where codes and tokens come from. */
export interface SecretSource {
  /** So many decimal digits, each as likely as any other. */
  code(digits: number): string;
  /** 256 bits, in letters that stand in an address as they are. */
  token(): string;
}

/** The operating system's generator. */
export const systemSecrets: SecretSource = {
  code: (digits) => String(randomInt(10 ** digits)).padStart(digits, '0'),
  token: () => randomBytes(32).toString('base64url'),
};

export interface OneTimeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secrets?: SecretSource;
  readonly settings: {
    /** Keys the hashes: the database alone does not tell which code is behind one. */
    readonly secret: string;
    /** Messages to phones that one network may ask for in an hour. */
    readonly perNetworkHour: number;
  };
}

export interface OneTimeOrder {
  readonly purpose: OneTimePurpose;
  /** Whom it is sent to or stands for, always spelled the same way. */
  readonly subject: string;
  /** Address of the caller, where each secret costs money; null where its network is not bounded. */
  readonly askedFrom: string | null;
  /** Beside those of the purpose. */
  readonly perSubject?: readonly Bound[];
}

/** A secret in plain words, for the one message that carries it. */
export interface IssuedCode {
  /** The request: it is named with the code, and no other request's code is accepted. */
  readonly id: string;
  readonly code: string;
  readonly expiresAt: Date;
}
export interface IssuedToken {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** A secret that was right when it was shown; only `spend` says that it is still good. */
export interface OneTimeProof {
  readonly id: string;
  readonly subject: string;
  readonly by: 'code' | 'token';
}

const hour = 60 * 60;

/**
 * One-time secrets: codes to type and tokens in links. Issue one in the transaction that sends it;
 * later prove it (`proveCode`, `proveToken`), check the rest of the request, and `spend` the proof in
 * the transaction that does what it was for.
 */
export function createOneTime(deps: OneTimeDeps) {
  const { db, clock, ids, settings, secrets = systemSecrets } = deps;
  const repository = createOneTimeRepository(db);
  const key = keyFor(settings.secret, 'one-time');
  const hashOfCode = (id: string, code: string) =>
    createHmac('sha256', key).update(`${id}:${code}`).digest();
  const hashOfToken = (token: string) => createHash('sha256').update(token).digest();

  /** @throws DomainError tooManyRequests, with the seconds until the next one may be requested. */
  async function admit(tx: Tx, order: OneTimeOrder, network: string | null) {
    const { purpose, subject } = order;
    await repository.queue(tx, purpose, subject, network);
    const policy: OneTimePolicy = oneTimePurposes[purpose];
    const bounds = [
      ...[...policy.perSubject, ...(order.perSubject ?? [])].map((bound) => ({
        ...bound,
        whose: { purpose, subject },
      })),
      ...(network === null
        ? []
        : [{ most: settings.perNetworkHour, seconds: hour, whose: { network } }]),
    ];
    const now = clock.now().getTime();
    for (const { most, seconds, whose } of bounds) {
      const made = await repository.madeWithin(tx, whose, {
        since: new Date(now - seconds * 1000),
        until: new Date(now + clockTolerance),
      });
      const leaving = made[made.length - most];
      if (leaving) {
        const wait = Math.ceil((leaving.getTime() + seconds * 1000 - now) / 1000);
        throw new DomainError('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
      }
    }
  }

  async function issue(tx: Tx, order: OneTimeOrder, shape: { code: boolean; token: boolean }) {
    const { purpose, subject, askedFrom } = order;
    const network = askedFrom === null ? null : networkOf(askedFrom);
    await admit(tx, order, network);
    const { lifeSeconds, digits, isReplaced }: OneTimePolicy = oneTimePurposes[purpose];
    const at = clock.now();
    const id = ids.next();
    const code = secrets.code(digits);
    const token = secrets.token();
    const expiresAt = new Date(at.getTime() + lifeSeconds * 1000);
    if (isReplaced) await repository.replace(tx, purpose, subject, at);
    await repository.insert(tx, {
      id,
      purpose,
      subject,
      network,
      codeHash: shape.code ? hashOfCode(id, code) : null,
      tokenHash: shape.token ? hashOfToken(token) : null,
      at,
      expiresAt,
    });
    return { id, code, token, expiresAt };
  }

  /** Why a secret that was made once is not good now; null when it is. */
  function problemOf(row: OneTimeRow, by: OneTimeProof['by']) {
    if (row.usedAt !== null) return 'oneTimeUsed';
    if (row.replacedAt !== null) return 'oneTimeReplaced';
    if (row.expiresAt <= clock.now()) return 'oneTimeExpired';
    return by === 'code' && row.tries >= mostTries ? 'oneTimeTriesSpent' : null;
  }

  return {
    /**
     * Makes a code. Those made before stay good until they are used or out of time, where anybody can ask
     * for one: a stranger must not end what its owner was sent.
     * @throws DomainError tooManyRequests
     */
    async issueCode(tx: Tx, order: OneTimeOrder): Promise<IssuedCode> {
      const { id, code, expiresAt } = await issue(tx, order, { code: true, token: false });
      return { id, code, expiresAt };
    },

    /** The same with a token. @throws DomainError tooManyRequests */
    async issueToken(tx: Tx, order: OneTimeOrder): Promise<IssuedToken> {
      const { id, token, expiresAt } = await issue(tx, order, { code: false, token: true });
      return { id, token, expiresAt };
    },

    /** A code and a token of one request: using either uses both. @throws DomainError tooManyRequests */
    issueBoth: (tx: Tx, order: OneTimeOrder): Promise<IssuedCode & IssuedToken> =>
      issue(tx, order, { code: true, token: true }),

    /**
     * Holds a code against the request it was made for. A wrong one counts at once and for good; after
     * five, no code of this request is right any more.
     * @throws DomainError oneTimeWrong, -Expired (also for a request that was forgotten), -Used,
     * -Replaced, -TriesSpent
     */
    async proveCode(guess: {
      readonly purpose: OneTimePurpose;
      readonly id: string;
      readonly code: string;
    }): Promise<OneTimeProof> {
      const { purpose, id, code } = guess;
      const held = await repository.guess(purpose, id, hashOfCode(id, code), clock.now());
      if (held?.isRight) return { id, subject: held.subject, by: 'code' };
      const row = await repository.byId(purpose, id);
      const problem = row ? problemOf(row, 'code') : 'oneTimeExpired';
      throw new DomainError(problem ?? 'oneTimeWrong');
    },

    /** @throws DomainError oneTimeWrong, -Expired, -Used, -Replaced */
    async proveToken(shown: {
      readonly purpose: OneTimePurpose;
      readonly token: string;
    }): Promise<OneTimeProof> {
      const row = await repository.byToken(shown.purpose, hashOfToken(shown.token));
      const problem = row ? problemOf(row, 'token') : 'oneTimeWrong';
      if (!row || problem) throw new DomainError(problem ?? 'oneTimeWrong');
      return { id: row.id, subject: row.subject, by: 'token' };
    },

    /**
     * Uses a proven secret up, within the transaction that does what it was for. Of any number at once
     * one is told true; false means that it was used, replaced or ran out meanwhile.
     */
    spend: (tx: Tx, proof: OneTimeProof): Promise<boolean> =>
      repository.spend(tx, proof.id, proof.by, clock.now()),

    /** Ends what a subject still holds of a purpose, because what it was for has changed. */
    withdraw: (tx: Tx, purpose: OneTimePurpose, subject: string): Promise<void> =>
      repository.replace(tx, purpose, subject, clock.now()),

    /** Forgets what ran out a day ago; until then a late reader is told what happened to it. */
    forget: (): Promise<void> =>
      repository.removeExpiredBefore(new Date(clock.now().getTime() - 24 * hour * 1000)),
  };
}

export type OneTime = ReturnType<typeof createOneTime>;
