import type {
  NewPayoutDestination,
  PayoutDestination,
} from '@pierlight/contract/payments/destinations';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import { type Ids, isUuid } from '../../../kernel/ids.ts';
import type { MailService } from '../../mail/public.ts';
import type { Notify } from '../../notifications/public.ts';
import type { Customer } from '../provider.ts';
import { type WithdrawalMethod, withdrawalMethodsFor } from '../withdrawals/methods.ts';
import { queueWithdrawals } from '../withdrawals/repository.ts';
import { likenessOf } from './names.ts';
import { placeErrors, placeOf, writtenPlace } from './places.ts';
import {
  countSaved,
  type DestinationRow,
  destinationById,
  insertDestination,
  markRemoved,
  sameDestination,
  savedDestinations,
} from './repository.ts';
import type { RatedSource, Returns } from './returns.ts';

export interface DestinationBookDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly notify: Notify;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly methods: readonly WithdrawalMethod[];
  readonly returns: Returns;
  readonly customerOf: (playerId: string) => Promise<Customer>;
  readonly readerOf: (playerId: string) => Promise<{ email: string | null; locale: string }>;
  readonly nameOf: (
    playerId: string,
  ) => Promise<{ firstName: string | null; lastName: string | null }>;
  /**
   * What saving one takes: a second factor, else the password, else a sign-in just made.
   * `since` is when the first of the player's second factors was set up; null where none was given.
   * @throws DomainError secondFactorRequired
   */
  readonly requireProof: (
    session: Session,
    proof: string | null,
  ) => Promise<{ use(tx: Tx): Promise<void>; readonly since: Date | null }>;
  /** A link that stops a destination, below the site's origin. */
  readonly stopLink: (
    tx: Tx,
    destinationId: string,
  ) => Promise<{ readonly path: string; readonly expiresAt: Date }>;
  /** Cool-down in hours: how long nothing is sent to a new destination. */
  readonly cooldownHours: number;
}

/** Destinations one player may keep. */
const most = 50;

const refused = (field: string, rule: string) =>
  new DomainError('invalidInput', { fields: { [field]: [{ rule, params: {} }] } });

/** Players' saved payout destinations. A new one is announced by mail and has a cool-down. */
export function createDestinationBook(deps: DestinationBookDeps) {
  const { db, clock } = deps;

  const check = async (playerId: string, input: NewPayoutDestination) => {
    const { country } = await deps.customerOf(playerId);
    const method = withdrawalMethodsFor(deps.methods, input.currency, country).find(
      ({ id }) => id === input.methodId,
    );
    if (!method || method.backToDeposit) throw new DomainError('methodUnavailable');
    const today = clock.now().toISOString().slice(0, 10);
    const errors = placeErrors(method, input.currency, input.fields, today);
    if (errors) throw new DomainError('invalidInput', { fields: errors });
    const holder = method.toAddress ? '' : (input.holder ?? '');
    if (!method.toAddress && holder === '') throw refused('holder', 'required');
    if (holder !== '' && likenessOf(holder, await deps.nameOf(playerId)) === 'other')
      throw refused('holder', 'ownName');
    return { method, holder: holder === '' ? null : holder };
  };

  const tell = async (
    tx: Tx,
    row: DestinationRow,
    reader: { email: string | null; locale: string },
  ): Promise<void> => {
    const { path, expiresAt } = await deps.stopLink(tx, row.id);
    const cooldownMs = row.usable_from.getTime() - row.created_at.getTime();
    const values = { place: writtenPlace(row), currency: row.currency };
    if (reader.email !== null)
      await deps.mail.sendLater(tx, {
        to: reader.email,
        locale: reader.locale,
        name: 'payout-destination',
        values: { ...values, hours: String(Math.ceil(cooldownMs / 3_600_000)), link: path },
        secretUntil: expiresAt,
      });
    await deps.notify(tx, {
      playerId: row.player_id,
      template: 'payoutDestination',
      occasion: `destination:${row.id}`,
      values: { ...values, label: row.label ?? '' },
    });
  };

  /** A second factor older than the cool-down replaces it: a thief cannot have set one up for this. */
  const usableFrom = (now: Date, since: Date | null): Date => {
    const cooldownMs = deps.cooldownHours * 3_600_000;
    const isProven = since !== null && since.getTime() <= now.getTime() - cooldownMs;
    return isProven ? now : new Date(now.getTime() + cooldownMs);
  };

  return {
    /** Sources of deposits that money can return to, then saved destinations, the newest first. */
    async list(playerId: string, currency?: string): Promise<PayoutDestination[]> {
      const { country } = await deps.customerOf(playerId);
      const sources = await deps.returns.list(db, playerId, currency, country);
      const saved = await savedDestinations(db, playerId, currency);
      return [...sources, ...saved].map(destinationOf);
    },

    /**
     * Saves a destination; one that exists already is answered as it is, with the rest of its cool-down.
     * @throws DomainError methodUnavailable, invalidInput by field, secondFactorRequired, destinationLimit
     */
    async add(
      session: Session,
      input: NewPayoutDestination,
      proof: string | null,
    ): Promise<PayoutDestination> {
      const { playerId } = session;
      const { method, holder } = await check(playerId, input);
      const now = clock.now();
      const draft = {
        id: deps.ids.next(),
        player_id: playerId,
        origin: 'player',
        method_id: method.id,
        currency: input.currency,
        ...placeOf(method, input.fields),
        label: input.label,
        holder,
        created_at: now,
        refused_at: null,
        removed_at: null,
      } as const;
      const same = await sameDestination(db, { ...draft, usable_from: now });
      if (same) return destinationOf(same);
      const given = await deps.requireProof(session, proof);
      const reader = await deps.readerOf(playerId);
      return db.transaction().execute(async (tx) => {
        await queueWithdrawals(tx, playerId);
        if ((await countSaved(tx, playerId)) >= most) throw new DomainError('destinationLimit');
        const row = { ...draft, usable_from: usableFrom(now, given.since) };
        const added = await insertDestination(tx, row);
        // Another tab saved it in this very moment.
        if (!added) throw new DomainError('invalidInput');
        await given.use(tx);
        await tell(tx, added, reader);
        return destinationOf(added);
      });
    },

    /** @throws DomainError notFound, also for another player's and for where money came from */
    async remove(playerId: string, id: string): Promise<void> {
      const row = await destinationById(db, id);
      const isOwn = row?.player_id === playerId && row.origin === 'player';
      if (!isOwn || !(await markRemoved(db, id, clock.now()))) throw new DomainError('notFound');
    },

    /**
     * The destination a withdrawal names, held until the transaction ends where one is given.
     * @throws DomainError invalidInput when it is not the player's by that method in that currency,
     *   destinationRests
     */
    async usable(
      on: Database | Tx,
      isHeld: boolean,
      input: { playerId: string; id: string; methodId: string; currency: string },
    ): Promise<DestinationRow> {
      const row = isUuid(input.id) ? await destinationById(on, input.id, isHeld) : undefined;
      const isRight =
        row?.player_id === input.playerId &&
        row.currency === input.currency &&
        row.method_id === input.methodId;
      if (!isRight) throw refused('fields.destinationId', 'oneOf');
      if (row.usable_from > clock.now()) throw new DomainError('destinationRests');
      return row;
    },

    /** Whether nobody has to look at whose a destination is. */
    async isKnownOwner({ player_id, holder }: DestinationRow): Promise<boolean> {
      return holder === null || likenessOf(holder, await deps.nameOf(player_id)) === 'same';
    },
  };
}

export type DestinationBook = ReturnType<typeof createDestinationBook>;

function destinationOf(row: DestinationRow | RatedSource): PayoutDestination {
  return {
    id: row.id,
    origin: row.origin,
    methodId: row.method_id,
    currency: row.currency,
    shown: row.shown,
    network: row.fields.network ?? null,
    tag: row.fields.tag ?? null,
    label: row.label,
    holder: row.holder,
    usableFrom: row.usable_from.toISOString(),
    returnable: 'left' in row ? Number(row.left) : null,
    isFirst: 'isFirst' in row && row.isFirst,
  };
}
