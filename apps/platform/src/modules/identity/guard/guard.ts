import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import { networkOf } from '../../../kernel/http/network.ts';
import { keyFor } from '../../../kernel/sealing.ts';
import type { Device, Visitor } from '../sessions.ts';
import { type AllowanceSettings, allowancesFor, levelOf, type Scope } from './allowances.ts';
import { type AllowanceKey, createGuardRepository } from './guard-repository.ts';
import { createProofOfWork, type WorkFor } from './proof-of-work.ts';

export interface GuardDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: AllowanceSettings & {
    /** Keys the hashes and signs the challenges. */
    readonly secret: string;
    /** Keys that the first level of a proof of work takes at most; the usual ones when left out. */
    readonly workKeys?: number | undefined;
  };
}

/** A try that was let through. */
export interface Try {
  /** Whether an allowance that refuses has hardly any more. */
  readonly isLast: boolean;
  /** Gives it back, within the transaction that lets the player in: it was no guess. */
  forgive(tx?: Tx): Promise<void>;
}

/** What can be requested in the name of an address or a number. */
export type Requested = 'passwordReset' | 'phoneCode' | 'emailAddition' | 'message';

/** What is tried, whose it is, and by which browser. */
interface Trial {
  readonly keys: readonly AllowanceKey[];
  readonly work: WorkFor;
  readonly device: Pick<Device, 'proof'>;
}

/** A browser that nobody has used for this long is forgotten. */
const deviceLifeSeconds = 400 * 24 * 60 * 60;

const deviceHash = (key: string) => createHash('sha256').update(key).digest();
/** By what a browser can be known again; null for one that is given its name only now. */
const hashOf = ({ key, isFresh }: Device) => (key && !isFresh ? deviceHash(key) : null);

/**
 * Slows guessing down (P-24). A browser that was let in before has an allowance of its own, which no
 * attacker can use up; all others share narrow ones, and pay with work when an account or a network is
 * under pressure. Everything is counted in the database, before the secret is looked at: of tries at
 * once each sees those before it, on whatever node.
 */
export function createGuard({ db, clock, settings }: GuardDeps) {
  const allowances = allowancesFor(settings);
  const repository = createGuardRepository(db, allowances);
  const hashKey = keyFor(settings.secret, 'allowances');
  const hmac = (parts: readonly string[]) =>
    createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest();
  const work = createProofOfWork({
    key: keyFor(settings.secret, 'proof-of-work'),
    clock,
    ...(settings.workKeys === undefined ? {} : { keys: settings.workKeys }),
    digest: ({ purpose, subject }) => hmac(['work', purpose, subject]).toString('hex'),
  });
  // Always in the order of their scopes: tries that share allowances wait for each other, never in a circle.
  const keyOf = (scope: Scope, ...parts: readonly string[]): AllowanceKey => ({
    scope,
    key: hmac(parts),
  });

  /** @throws DomainError proofOfWorkNeeded, with the challenge, unless the work was done. */
  async function askForWork(level: number, { work: about, device }: Trial): Promise<void> {
    if (level === 0) return;
    const proof = await work.read(device.proof ?? null, about);
    // Pressure may have risen by a step while the browser worked.
    const isEnough = proof !== null && proof.level >= level - 1;
    if (isEnough && (await repository.spend(proof.seed, proof.expiresAt))) return;
    throw new DomainError('proofOfWorkNeeded', { challenge: await work.challenge(level, about) });
  }

  async function letThrough(trial: Trial): Promise<Try> {
    const { keys } = trial;
    const taken = await repository.take(keys, clock.now());
    const own = keys.filter(({ scope }) => taken.has(scope));
    const full = keys.find(({ scope }) => allowances[scope].refuses && !taken.has(scope));
    if (full) {
      // What is turned away was no try at any other allowance.
      await repository.giveBack(own);
      throw new DomainError('tooManyRequests', { retryAfterSeconds: allowances[full.scope].step });
    }
    const forgive = (tx?: Tx) => repository.giveBack(own, tx);
    const scopes = keys.map(({ scope }) => scope);
    try {
      await askForWork(levelOf(scopes, taken, allowances), trial);
    } catch (error) {
      // Being asked to work is no try.
      await forgive();
      throw error;
    }
    const isLast = own.some(({ scope }) => {
      const { refuses, most } = allowances[scope];
      return refuses && (taken.get(scope) ?? 0) > most - 1;
    });
    return { forgive, isLast };
  }

  /** A try at an allowance that belongs to this browser or session alone. */
  const letThroughOwn = (...keys: readonly AllowanceKey[]): Promise<Try> =>
    letThrough({ keys, work: { purpose: 'none', subject: '' }, device: {} });

  return {
    /**
     * Before a password is looked at. `known` is the e-mail or the number, spelled as
     * accounts are, whether there is one or not.
     * @throws DomainError tooManyRequests; proofOfWorkNeeded
     */
    async atSignIn(known: string, visitor: Visitor, device: Device): Promise<Try> {
      const hash = hashOf(device);
      if (hash && (await repository.isKnown(known, hash)))
        return letThroughOwn(keyOf('device', known, hash.toString('hex')));
      const network = networkOf(device.ip);
      const keys = [
        keyOf('account', known),
        keyOf('network', network),
        keyOf('pair', known, network),
        keyOf('visitor', visitor.visitorId),
      ];
      return letThrough({ keys, work: { purpose: 'signIn', subject: known }, device });
    },

    /**
     * Before an account is opened for an address, which tells whether it has one.
     * @throws DomainError proofOfWorkNeeded
     */
    async atOpening(subject: string, device: Device): Promise<void> {
      const keys = [keyOf('opening', networkOf(device.ip))];
      await letThrough({ keys, work: { purpose: 'opening', subject }, device });
    },

    /**
     * Before a code, a link or a message is taken in the name of an address or a number. Anybody can name
     * any, so it never refuses: it costs work.
     * @param subject spelled as accounts are, whether there is one or not
     * @returns whether the browser was let in to that account before, and has requested little recently
     * @throws DomainError proofOfWorkNeeded
     */
    async atRequest(requested: Requested, subject: string, device: Device): Promise<boolean> {
      const hash = hashOf(device);
      if (hash && (await repository.isKnown(subject, hash))) {
        const own = [keyOf('ownAsking', requested, subject, hash.toString('hex'))];
        if ((await repository.take(own, clock.now())).size === 1) return true;
      }
      const keys = [keyOf('address', requested, subject), keyOf('asking', networkOf(device.ip))];
      await letThrough({ keys, work: { purpose: requested, subject }, device });
      return false;
    },

    /**
     * Before the current password of somebody who is signed in is looked at, for whatever it is asked. A
     * stolen token has the tries of its session; who signs in anew has others.
     * @throws DomainError tooManyRequests
     */
    atOwnPassword: (session: Session): Promise<Try> =>
      letThroughOwn(
        keyOf('accountPassword', session.playerId),
        keyOf('sessionPassword', session.id),
      ),

    /**
     * Before a second-factor code is looked at.
     * @throws DomainError tooManyRequests for a browser that was let in before; proofOfWorkNeeded for others
     */
    async atCode(playerId: string, device: Device): Promise<Try & { readonly isKnown: boolean }> {
      const hash = hashOf(device);
      const isKnown = hash !== null && (await repository.isKnownTo(playerId, hash));
      const attempt = isKnown
        ? await letThroughOwn(keyOf('deviceCode', playerId, hash.toString('hex')))
        : await letThrough({
            keys: [keyOf('code', playerId)],
            work: { purpose: 'code', subject: playerId },
            device,
          });
      return { ...attempt, isKnown };
    },

    /** Whether an address may be told now that somebody tried to register it: once a day. */
    mayTell: async (email: string): Promise<boolean> =>
      (await repository.take([keyOf('notice', email)], clock.now())).size === 1,

    /** Notes that this browser was let in to an account. */
    async remember(tx: Tx, playerId: string, device: Device): Promise<void> {
      if (device.key) await repository.remember(tx, playerId, deviceHash(device.key), clock.now());
    },

    /** Forgets what no longer counts. */
    forget: (): Promise<void> => {
      const at = clock.now();
      return repository.forget(at, new Date(at.getTime() - deviceLifeSeconds * 1000));
    },
  };
}

export type Guard = ReturnType<typeof createGuard>;
