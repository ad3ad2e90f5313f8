import { createHash } from 'node:crypto';
import type {
  Communication,
  CommunicationReceipt,
  CommunicationTopic,
} from '@pierlight/contract/communications/schemas';
import { sql } from 'kysely';
import { type Clock, clockTolerance } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { emailAddress } from '../../kernel/email-address.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { ApiContext } from '../../kernel/http/api-context.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { MailService } from '../mail/public.ts';

const minute = 60_000;
/** The same words again within this time are the same message. */
const repeated = 10 * minute;
/** Messages a player may send in an hour, and confirmations an address is sent in a day. */
const mostMessages = 5;
const mostConfirmations = 5;

interface CommunicationTable {
  id: string;
  reference: string;
  player_id: string | null;
  email: string;
  digest: Buffer;
  created_at: Date;
}

type CommunicationTables = { 'communications.communication': CommunicationTable };

/** A message, and in whose name. */
interface Said {
  readonly address: string;
  readonly playerId: string | null;
  readonly digest: Buffer;
}

export interface CommunicationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mail: Pick<MailService, 'sendLater' | 'countTo'>;
  readonly contactOf: (playerId: string) => Promise<{
    readonly name: string;
    readonly email: string | null;
    /** Whether the address is proven to be the player's. */
    readonly isEmailConfirmed: boolean;
  }>;
  /**
   * Before a guest's message is taken. A guest can give any address, so what is counted by it is paid for in
   * work and never refused.
   * @throws DomainError proofOfWorkNeeded
   */
  readonly beforeMessage: (email: string, context: ApiContext) => Promise<void>;
  /** A topic in words, for the operator. */
  readonly topicName: (topic: CommunicationTopic) => Promise<string>;
  /** Where messages to the operator go. */
  readonly mailbox: string;
  readonly operatorLocale: string;
}

/** Messages to the operator. */
export function createCommunicationsService(deps: CommunicationsDeps) {
  const { db, clock, ids, mail } = deps;
  const on = (tx: Database | Tx) => tx.withTables<CommunicationTables>();

  /** What a sender wrote lately; what strangers wrote in a player's name is not theirs. */
  const taken = ({ address, playerId }: Said, tx: Database | Tx, within: number) =>
    on(tx)
      .selectFrom('communications.communication')
      .where('email', '=', address)
      .where('player_id', 'is not distinct from', playerId)
      .where('created_at', '>=', new Date(clock.now().getTime() - within))
      .where('created_at', '<=', new Date(clock.now().getTime() + clockTolerance));

  /** The reference of the same words, said a moment ago. */
  const sameAs = async (said: Said, tx: Database | Tx): Promise<string | undefined> =>
    (
      await taken(said, tx, repeated)
        .select('reference')
        .where('digest', '=', said.digest)
        .limit(1)
        .executeTakeFirst()
    )?.reference;

  async function senderOf(input: Communication, playerId: string | null) {
    const player = playerId === null ? null : await deps.contactOf(playerId);
    if (player?.email)
      return { name: player.name, email: player.email, isProven: player.isEmailConfirmed };
    if (input.email === undefined)
      throw new DomainError('invalidInput', {
        fields: { email: [{ rule: 'required', params: {} }] },
      });
    const email = emailAddress(input.email);
    return { name: player?.name ?? input.name ?? email, email, isProven: false };
  }

  return {
    /**
     * Sends a message to the operator and a confirmation to its sender. The same words within ten
     * minutes are one message. A confirmation carries what was written only to an address that is
     * proven to be the sender's, so that nobody can send words to a stranger through it.
     *
     * @throws DomainError invalidInput; tooManyRequests for a player, proofOfWorkNeeded for a guest.
     */
    async communicate(input: Communication, context: ApiContext): Promise<CommunicationReceipt> {
      const playerId = context.session?.playerId ?? null;
      const sender = await senderOf(input, playerId);
      const address = sender.email;
      const topic = await deps.topicName(input.topic);
      const digest = createHash('sha256')
        .update(JSON.stringify([address, input.topic, input.message]))
        .digest();
      const said = { address, playerId, digest };
      // A repetition of what was taken is no further message, and costs nothing.
      if (playerId === null && (await sameAs(said, db)) === undefined)
        await deps.beforeMessage(address, context);
      return db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtext('communication'), hashtext(${address}))`.execute(
          tx,
        );
        const now = clock.now();
        const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
        const same = await sameAs(said, tx);
        if (same !== undefined) return { reference: same, email: sender.email };
        if (playerId !== null) {
          const { count } = await taken(said, tx, 60 * minute)
            .select((row) => row.fn.countAll<string>().as('count'))
            .executeTakeFirstOrThrow();
          if (Number(count) >= mostMessages)
            throw new DomainError('tooManyRequests', { retryAfterSeconds: 60 * 60 });
        }

        const id = ids.next();
        const reference = referenceOf(id);
        await on(tx)
          .insertInto('communications.communication')
          .values({ id, reference, player_id: playerId, email: address, digest, created_at: now })
          .execute();
        await mail.sendLater(tx, {
          name: 'contact-message',
          to: deps.mailbox,
          locale: deps.operatorLocale,
          replyTo: { name: sender.name, address: sender.email },
          values: {
            reference,
            topic,
            name: sender.name,
            email: sender.email,
            player: playerId ?? '–',
            language: input.locale,
            message: input.message,
          },
        });
        const confirmation = sender.isProven ? 'contact-copy' : 'contact-received';
        const confirmed = await mail.countTo(tx, sender.email, confirmation, {
          since: ago(24 * 60 * minute),
          until: ago(-clockTolerance),
        });
        if (confirmed < mostConfirmations)
          await mail.sendLater(tx, {
            name: confirmation,
            to: sender.email,
            locale: input.locale,
            values: { reference, message: input.message },
          });
        return { reference, email: sender.email };
      });
    },
  };
}

/** Eight letters and digits from the random end of an id, without those that are mistaken for others. */
function referenceOf(id: string): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bytes = createHash('sha256').update(id).digest().subarray(0, 8);
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}

export type CommunicationsService = ReturnType<typeof createCommunicationsService>;
