import type { FieldError } from '@pierlight/contract/common/errors';
import type { NewPayoutAddress, PayoutAddress } from '@pierlight/contract/payments/addresses';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import { type Ids, isUuid } from '../../../kernel/ids.ts';
import type { MailService } from '../../mail/public.ts';
import type { Notify } from '../../notifications/public.ts';
import { isAddress, isTag, networkOf } from './networks.ts';
import {
  type AddressRow,
  addressById,
  addressesOf,
  countAddresses,
  insertAddress,
  removeAddress,
} from './repository.ts';

export interface AddressBookDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly notify: Notify;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly readerOf: (playerId: string) => Promise<{ email: string | null; locale: string }>;
  /** @throws DomainError secondFactorRequired */
  readonly requireFactor: (
    session: Session,
    proof: string | null,
  ) => Promise<{ use(tx: Tx): Promise<void> }>;
  /** Hours a new address rests before anything is sent to it. */
  readonly addressHoldHours: number;
}

/** Addresses one player may keep. */
const most = 50;

/** Where players have coins sent to. A new address is told by mail, and rests before it can be used. */
export function createAddressBook(deps: AddressBookDeps) {
  const { db, clock } = deps;

  const check = ({ currency, network, address, tag }: NewPayoutAddress): void => {
    const chain = networkOf(network);
    const errors: Record<string, FieldError[]> = {};
    if (!chain?.currencies.includes(currency)) errors.network = [{ rule: 'oneOf', params: {} }];
    else if (!isAddress(address, chain)) errors.address = [{ rule: 'address', params: {} }];
    if (tag !== undefined && (!chain?.hasTag || !isTag(tag)))
      errors.tag = [{ rule: 'tag', params: {} }];
    if (Object.keys(errors).length > 0) throw new DomainError('invalidInput', { fields: errors });
  };

  const tell = async (
    tx: Tx,
    row: AddressRow,
    reader: { email: string | null; locale: string },
  ): Promise<void> => {
    const values = { address: masked(row.address), currency: row.currency };
    if (reader.email !== null)
      await deps.mail.sendLater(tx, {
        to: reader.email,
        locale: reader.locale,
        name: 'payout-address',
        values: {
          ...values,
          network: networkOf(row.network)?.name ?? row.network,
          hours: String(deps.addressHoldHours),
        },
      });
    await deps.notify(tx, {
      playerId: row.player_id,
      template: 'payoutAddress',
      occasion: `address:${row.id}`,
      values: { ...values, label: row.label },
    });
  };

  return {
    list: async (playerId: string, currency: string): Promise<PayoutAddress[]> =>
      (await addressesOf(db, playerId, currency)).map(addressOf),

    /**
     * Adds an address; one that is there already is answered as it is, with the rest it has.
     * @throws DomainError invalidInput by field, secondFactorRequired, tooManyRequests beyond fifty
     */
    async add(
      session: Session,
      wish: NewPayoutAddress,
      proof: string | null,
    ): Promise<PayoutAddress> {
      check(wish);
      const { playerId } = session;
      const same = (await addressesOf(db, playerId, wish.currency)).find(
        ({ network, address, tag }) =>
          network === wish.network && address === wish.address && tag === (wish.tag ?? null),
      );
      if (same) return addressOf(same);
      const factor = await deps.requireFactor(session, proof);
      const reader = await deps.readerOf(playerId);
      const now = clock.now();
      return db.transaction().execute(async (tx) => {
        if ((await countAddresses(tx, playerId)) >= most) throw new DomainError('tooManyRequests');
        const added = await insertAddress(tx, {
          id: deps.ids.next(),
          player_id: playerId,
          currency: wish.currency,
          network: wish.network,
          address: wish.address,
          tag: wish.tag ?? null,
          label: wish.label,
          created_at: now,
          usable_from: new Date(now.getTime() + deps.addressHoldHours * 60 * 60_000),
          removed_at: null,
        });
        // Another tab added it in this very moment.
        if (!added) throw new DomainError('invalidInput');
        await factor.use(tx);
        await tell(tx, added, reader);
        return addressOf(added);
      });
    },

    /** @throws DomainError notFound, also for another player's */
    async remove(playerId: string, id: string): Promise<void> {
      if (!(await removeAddress(db, playerId, id, clock.now()))) throw new DomainError('notFound');
    },

    /**
     * The address a withdrawal names.
     * @throws DomainError invalidInput when it is not the player's in that currency, addressHeld while
     *   it rests
     */
    async usable(playerId: string, id: string, currency: string): Promise<AddressRow> {
      const row = isUuid(id) ? await addressById(db, id) : undefined;
      if (row?.player_id !== playerId || row.currency !== currency)
        throw new DomainError('invalidInput', {
          fields: { 'fields.addressId': [{ rule: 'oneOf', params: {} }] },
        });
      if (row.usable_from > clock.now()) throw new DomainError('addressHeld');
      return row;
    },
  };
}

export type AddressBook = ReturnType<typeof createAddressBook>;

/** An address as its player recognises it: `tb1qw5…xpjzsx`. */
export function masked(address: string): string {
  return address.length <= 16 ? address : `${address.slice(0, 6)}…${address.slice(-6)}`;
}

function addressOf(row: AddressRow): PayoutAddress {
  return {
    id: row.id,
    currency: row.currency,
    network: row.network,
    address: row.address,
    tag: row.tag,
    label: row.label,
    usableFrom: row.usable_from.toISOString(),
  };
}
