import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { networkOf } from '../../../kernel/http/network.ts';
import { keyFor } from '../../../kernel/sealing.ts';
import type { Device, Visitor } from '../sessions.ts';
import { allowances, bitsFor, freeTries, type Scope } from './allowances.ts';
import { type AllowanceKey, createGuardRepository } from './guard-repository.ts';
import { createProofOfWork } from './proof-of-work.ts';

export interface GuardDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: {
    /** Keys the hashes and signs the challenges. */
    readonly secret: string;
    /** Registrations, codes and links that a network may ask for in an hour before it has to work. */
    readonly freeOpenings: number;
  };
}

/** A try that was let through. */
export interface Try {
  /** Gives it back, within the transaction that lets the player in: it was no guess. */
  forgive(tx?: Tx): Promise<void>;
}

/** A browser that nobody has used for this long is forgotten. */
const deviceLifeSeconds = 400 * 24 * 60 * 60;
/** Scopes that turn away whoever has used them up. The others ask for work. */
const refusing: ReadonlySet<Scope> = new Set(['device', 'pair', 'visitor', 'network']);

const deviceHash = (key: string) => createHash('sha256').update(key).digest();

/**
 * Slows guessing down (P-24). A browser that was let in before has an allowance of its own, which no
 * attacker can use up; all others share narrow ones, and pay with work when an account or a network is
 * under pressure. Everything is counted in the database, before the password is looked at: of tries at
 * once each sees those before it, on whatever node.
 */
export function createGuard({ db, clock, settings }: GuardDeps) {
  const repository = createGuardRepository(db);
  const hashKey = keyFor(settings.secret, 'allowances');
  const work = createProofOfWork({
    key: keyFor(settings.secret, 'proof-of-work'),
    clock,
    seed: () => randomBytes(32),
  });
  const keyOf = (scope: Scope, ...parts: readonly string[]): AllowanceKey => ({
    scope,
    key: createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest(),
  });

  /** @throws DomainError proofOfWorkNeeded, with the challenge, unless the work was done. */
  async function askForWork(bits: number, answer: string | null): Promise<void> {
    if (bits === 0) return;
    const proof = work.read(answer);
    // Pressure may have risen by a step while the browser worked.
    const isEnough = proof !== null && proof.bits >= bits - 1;
    if (isEnough && (await repository.spend(proof.seed, proof.expiresAt))) return;
    throw new DomainError('proofOfWorkNeeded', { challenge: work.challenge(bits) });
  }

  async function letThrough(
    keys: readonly AllowanceKey[],
    bitsOf: (taken: ReadonlyMap<Scope, number>) => number,
    answer: string | null,
  ): Promise<Try> {
    const taken = await repository.take(keys, clock.now());
    const full = keys.find(({ scope }) => refusing.has(scope) && !taken.has(scope));
    if (full) {
      // What is turned away was no try at any other allowance.
      await repository.giveBack(keys.filter(({ scope }) => taken.has(scope)));
      throw new DomainError('tooManyRequests', { retryAfterSeconds: allowances[full.scope].step });
    }
    const forgive = (tx?: Tx) =>
      repository.giveBack(
        keys.filter(({ scope }) => taken.has(scope)),
        tx,
      );
    try {
      await askForWork(bitsOf(taken), answer);
    } catch (error) {
      // Being asked to work is no try.
      await forgive();
      throw error;
    }
    return { forgive };
  }

  return {
    /**
     * Before a password is looked at. `known` is the e-mail or the number, spelled as
     * accounts are, whether there is one or not.
     * @throws DomainError tooManyRequests; proofOfWorkNeeded
     */
    async atSignIn(known: string, visitor: Visitor, device: Device): Promise<Try> {
      const hash = device.key && !device.isFresh ? deviceHash(device.key) : null;
      if (hash && (await repository.isKnown(known, hash)))
        return letThrough([keyOf('device', known, hash.toString('hex'))], () => 0, null);
      const network = networkOf(device.ip);
      // Always in this order: tries that share allowances wait for each other, never in a circle.
      const keys = [
        keyOf('account', known),
        keyOf('network', network),
        keyOf('pair', known, network),
        keyOf('visitor', visitor.visitorId),
      ];
      const bitsOf = (taken: ReadonlyMap<Scope, number>) =>
        Math.max(
          ...(['account', 'network'] as const).map((scope) =>
            bitsFor(taken.get(scope) ?? allowances[scope].most, freeTries[scope]),
          ),
        );
      return letThrough(keys, bitsOf, device.proof ?? null);
    },

    /** Before an account is opened or a code sent. @throws DomainError proofOfWorkNeeded */
    async atOpening(device: Device): Promise<void> {
      const keys = [keyOf('opening', networkOf(device.ip))];
      const bitsOf = (taken: ReadonlyMap<Scope, number>) =>
        bitsFor(taken.get('opening') ?? allowances.opening.most, settings.freeOpenings);
      await letThrough(keys, bitsOf, device.proof ?? null);
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
