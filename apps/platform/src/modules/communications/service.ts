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
import type { Ids } from '../../kernel/ids.ts';
import type { MailService } from '../mail/public.ts';

const minute = 60_000;
/** The same words again within this time are the same message. */
const repeated = 10 * minute;
/** Messages one address may send in an hour, and confirmations it is sent in a day. */
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

export interface CommunicationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mail: Pick<MailService, 'sendLater' | 'countTo'>;
  readonly contactOf: (
    playerId: string,
  ) => Promise<{ readonly name: string; readonly email: string | null }>;
  /** A topic in words, for the operator. */
  readonly topicName: (topic: CommunicationTopic) => Promise<string>;
  /** Where messages to the operator go. */
  readonly mailbox: string;
  readonly operatorLocale: string;
}

/** Messages to the operator. */
export function createCommunicationsService(deps: CommunicationsDeps) {
  const { db, clock, ids, mail } = deps;
  const on = (tx: Tx) => tx.withTables<CommunicationTables>();

  async function senderOf(input: Communication, playerId: string | null) {
    const player = playerId === null ? null : await deps.contactOf(playerId);
    if (player?.email) return { name: player.name, email: player.email };
    if (input.email === undefined)
      throw new DomainError('invalidInput', {
        fields: { email: [{ rule: 'required', params: {} }] },
      });
    const email = emailAddress(input.email);
    return { name: player?.name ?? input.name ?? email, email };
  }

  return {
    /**
     * Sends a message to the operator and a confirmation to its sender. The same words within ten
     * minutes are one message. A guest's confirmation carries nothing of what was written, so that
     * nobody can send words to a stranger through it.
     *
     * @throws DomainError invalidInput; tooManyRequests.
     */
    async communicate(
      input: Communication,
      playerId: string | null,
    ): Promise<CommunicationReceipt> {
      const sender = await senderOf(input, playerId);
      const address = sender.email;
      const topic = await deps.topicName(input.topic);
      const digest = createHash('sha256')
        .update(JSON.stringify([address, input.topic, input.message]))
        .digest();
      return db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtext('communication'), hashtext(${address}))`.execute(
          tx,
        );
        const now = clock.now();
        const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
        const recent = await on(tx)
          .selectFrom('communications.communication')
          .select(['reference', 'digest', 'created_at'])
          .where('email', '=', address)
          .where('created_at', '>=', ago(60 * minute))
          .where('created_at', '<=', ago(-clockTolerance))
          .orderBy('created_at', 'desc')
          .limit(mostMessages)
          .execute();
        const same = recent.find(
          (row) => row.digest.equals(digest) && row.created_at >= ago(repeated),
        );
        if (same) return { reference: same.reference, email: sender.email };
        if (recent.length >= mostMessages)
          throw new DomainError('tooManyRequests', { retryAfterSeconds: 60 * 60 });

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
        const confirmation = playerId === null ? 'contact-received' : 'contact-copy';
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
