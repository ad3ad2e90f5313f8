import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { type Ids, idOf } from '../../kernel/ids.ts';
import { enqueueJob, enqueueJobs, patientPriority } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { messageState } from '../../kernel/outgoing-messages.ts';
import type { Seal } from '../../kernel/sealing.ts';
import { createLetters, type Letter, type LettersDeps, type WrittenLetter } from './letter.ts';
import {
  type ClaimedMail,
  createMailRepository,
  type HeldLetter,
  type UnaskedRow,
} from './repository.ts';
import type { MailName, MailValues } from './templates.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** Has a name of its own, so that a release which wants its mails written does not take it. */
export const deliverJob = 'mail.deliver';
/** The same for what nobody waits for: the release before would not ask whether it may still be sent. */
export const deliverUnaskedJob = 'mail.deliver-unasked';
/** Jobs of the release before, whose mails are written. */
export const writtenJobs = ['mail.send', 'mail.send-sealed'] as const;

/** By workers of their own, and behind pushes: a code to sign in with waits for no campaign. */
const unaskedPriority = patientPriority + 1;
/** Tries of a mail that nobody takes, over some two days. */
const mostAttempts = 20;
/** How long a mail waits before its template is looked at again, and how long at most, in milliseconds. */
const templateWait = 30_000;
const longestWait = 2 * 24 * 60 * 60_000;
/** How long is known that a mail was sent, in milliseconds. */
const remembered = 30 * 24 * 60 * 60_000;

export interface MailDeps extends LettersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly transport: MailTransport;
  readonly seal: Seal;
  /** Why a mail that nobody waits for may not leave now, by a word for its row; null while it may. */
  readonly heldBack: (mail: {
    readonly playerId: string;
    readonly kind: UnaskedKind;
    readonly to: string;
  }) => Promise<string | null>;
}

export interface MailToSend<Name extends MailName> {
  readonly name: Name;
  readonly to: string;
  readonly locale: string;
  readonly values: MailValues[Name];
  readonly replyTo?: { readonly name: string; readonly address: string };
  /**
   * Said of a mail that carries a code or a link: until when that is good. Its text is sealed where it
   * waits, and it is not sent later than that.
   */
  readonly secretUntil?: Date;
  /** What it tells of: a job that asks for the mail of an occasion again, asks for the same mail. */
  readonly occasion?: string;
  /** The player who requested it, where the address is not theirs yet: it is deleted with their account. */
  readonly requestedBy?: string;
}

type UnaskedName = Extract<MailName, `campaign-${UnaskedKind}`>;

/** A mail that nobody waits for: its player is asked about again when it leaves. */
export interface UnaskedMail {
  readonly name: UnaskedName;
  readonly to: string;
  readonly playerId: string;
  readonly kind: UnaskedKind;
  readonly locale: string;
  readonly values: MailValues[UnaskedName];
  /** What it tells of: there is one mail of an occasion for a player. */
  readonly occasion: string;
  /** It is not sent later than that. */
  readonly until: Date;
  /** Path at which one `POST` stops mails of this kind to this player. */
  readonly oneClick: string;
}

export function createMailService(deps: MailDeps) {
  const { db, clock, ids, log, transport } = deps;
  const repository = createMailRepository(db);
  const letters = createLetters(deps);
  const host = new URL(deps.siteOrigin).hostname;

  /** What the row of a mail holds; null when it holds nothing any more. */
  const heldBy = (mail: ClaimedMail): HeldLetter | null =>
    mail.sealed ? (JSON.parse(deps.seal.open(mail.sealed)) as HeldLetter) : mail.content;

  const jobOf = ({ kind }: ClaimedMail) => (kind === null ? deliverJob : deliverUnaskedJob);

  /** Leaves a mail for a while whose template is of no use: only its file can help. */
  async function waitForTemplate(id: string, mail: ClaimedMail, error: unknown): Promise<void> {
    const now = clock.now();
    const problem = error instanceof Error ? error.message : 'unknown';
    const details = { err: error, mailId: id, template: mail.template };
    if (now.getTime() - mail.createdAt.getTime() > longestWait) {
      log.error(details, 'a mail was given up: its template was of no use for too long');
      await repository.end(id, messageState.givenUp, problem, now);
      return;
    }
    if (mail.attempts === 1) log.error(details, 'a mail waits until its template is of use again');
    await repository.putBack(id, problem);
    await enqueueJob(
      db,
      jobOf(mail),
      { id },
      { after: templateWait, maxAttempts: mostAttempts, priority: mail.kind ? unaskedPriority : 0 },
    );
  }

  return {
    /**
     * Sends a mail once, and only if, the transaction commits. Its words are put together when it is
     * handed over: a template that is of no use then keeps the mail waiting, and nothing else.
     */
    async sendLater<Name extends MailName>(tx: Tx, mail: MailToSend<Name>): Promise<void> {
      const { secretUntil, occasion } = mail;
      const id = occasion === undefined ? ids.next() : idOf(`${mail.name} ${occasion}`);
      const letter: Letter = {
        locale: mail.locale,
        values: mail.values,
        replyTo: mail.replyTo ?? null,
      };
      const isNew = await repository.insert(tx, {
        id,
        template: mail.name,
        recipient: mail.to,
        player_id: mail.requestedBy ?? null,
        content: secretUntil ? null : letter,
        sealed: secretUntil ? deps.seal.seal(JSON.stringify(letter)) : null,
        useful_until: secretUntil ?? null,
        created_at: clock.now(),
      });
      if (!isNew) return;
      const key = `${deliverJob}:${id}`;
      await enqueueJob(tx, deliverJob, { id }, { key, maxAttempts: mostAttempts });
    },

    /** Sends many mails that nobody waits for, each once, if the transaction commits, and behind all others. */
    async sendUnaskedLater(tx: Tx, mails: readonly UnaskedMail[]): Promise<void> {
      if (mails.length === 0) return;
      const rows = mails.map(
        (mail): UnaskedRow => ({
          id: idOf(`${mail.name} ${mail.occasion} ${mail.playerId}`),
          template: mail.name,
          recipient: mail.to,
          playerId: mail.playerId,
          kind: mail.kind,
          content: {
            ...{ locale: mail.locale, values: mail.values, replyTo: null },
            oneClick: mail.oneClick,
          },
          usefulUntil: mail.until,
          createdAt: clock.now(),
        }),
      );
      const added = await repository.insertAll(tx, rows);
      await enqueueJobs(
        tx,
        deliverUnaskedJob,
        added.map((id) => ({ payload: { id }, key: `${deliverUnaskedJob}:${id}` })),
        { maxAttempts: mostAttempts, priority: unaskedPriority },
      );
    },

    /** How many mails of a kind an address was sent within a time. */
    countTo: repository.countTo,

    /**
     * Hands a mail over. A failure that may pass is thrown, so that the job comes back; a process
     * that dies between the handing over and its note sends it again under the same Message-ID.
     */
    async send(id: string, attempt: number): Promise<void> {
      const mail = await repository.claim(id);
      if (!mail) return;
      if (mail.usefulUntil !== null && mail.usefulUntil <= clock.now()) {
        log.warn({ mailId: id, template: mail.template }, 'a mail came too late to be of use');
        await repository.end(id, messageState.givenUp, 'What it carries has run out', clock.now());
        return;
      }
      const held = heldBy(mail);
      if (!held) return;
      const { kind, playerId, recipient: to } = mail;
      const reason = kind && playerId ? await deps.heldBack({ kind, playerId, to }) : null;
      if (reason !== null) {
        await repository.end(id, messageState.givenUp, `Held back: ${reason}`, clock.now());
        return;
      }
      let written: WrittenLetter;
      try {
        // The release before wrote mails when they were requested.
        written =
          'subject' in held
            ? { ...held, oneClick: null }
            : await letters.write(mail.template, held);
      } catch (error) {
        await waitForTemplate(id, mail, error);
        return;
      }
      try {
        await transport.send({
          ...written,
          id,
          to,
          messageId: `<${id}@${host}>`,
        });
      } catch (error) {
        const isFinal = error instanceof MailRefused || attempt >= mostAttempts;
        const problem = error instanceof Error ? error.message : 'unknown';
        if (!isFinal) {
          await repository.putBack(id, problem);
          throw error;
        }
        log.error({ err: error, mailId: id, template: mail.template }, 'a mail was given up');
        await repository.end(id, messageState.givenUp, problem, clock.now());
        return;
      }
      await repository.end(id, messageState.sent, null, clock.now());
    },

    /** Tries the templates of every mail in every language. @throws Error of the first that is of no use */
    tryTemplates: letters.tryEvery,

    /** Forgets mails that ended a month ago. */
    forget: () => repository.removeEndedBefore(new Date(clock.now().getTime() - remembered)),
  };
}

export type MailService = ReturnType<typeof createMailService>;
