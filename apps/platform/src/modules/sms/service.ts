import { isOfRefusedKind } from '@pierlight/validation/phone-kinds';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { type Ids, idOf } from '../../kernel/ids.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { messageState } from '../../kernel/outgoing-messages.ts';
import type { Seal } from '../../kernel/sealing.ts';
import { createSmsRepository } from './repository.ts';
import { fillIn, isUsable, plainTexts, type SmsName, type SmsValues } from './templates.ts';
import { SmsRefused, type SmsTransport } from './transport.ts';

export const sendJob = 'sms.send';

/** Tries of a message that nobody takes; the growing waits between them make up some two hours. */
const mostAttempts = 10;
const hour = 60 * 60_000;
/** How long is known that a message was sent. */
const remembered = 30 * 24 * hour;

export interface SmsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  /** Null where no gateway is set up: messages are then given up and logged. */
  readonly transport: SmsTransport | null;
  /** Of texts that wait. */
  readonly seal: Seal;
  /** What may be sent as a message, the wanted language first; null where a file has no text. */
  readonly textsOf: (locale: string, name: SmsName) => Promise<readonly (string | null)[]>;
  /** Origin of the site. */
  readonly siteOrigin: string;
}

export interface SmsToSend<Name extends SmsName> {
  readonly name: Name;
  readonly to: string;
  readonly locale: string;
  readonly values: SmsValues[Name];
  /** What it tells of: a job that asks for the message of an occasion again, asks for the same one. */
  readonly occasion?: string;
  /** When what it says is of no use any more; two hours from now unless said. */
  readonly usefulUntil?: Date;
}

export function createSmsService(deps: SmsDeps) {
  const { db, clock, ids, log, transport, seal } = deps;
  const repository = createSmsRepository(db);
  const { host } = new URL(deps.siteOrigin);

  /** Phones that know the form offer a code of the last line to pages of its host, and to no other. */
  async function textOf<Name extends SmsName>({ name, locale, values }: SmsToSend<Name>) {
    const given: Readonly<Record<string, string>> = values;
    const [wanted, ...others] = await deps.textsOf(locale, name);
    if (!isUsable(wanted, given))
      log.error({ sms: name, locale }, 'a text of an SMS is of no use; another one is sent');
    const text = [wanted, ...others].find((one) => isUsable(one, given)) ?? plainTexts[name];
    const words = fillIn(text, given);
    return given.code === undefined ? words : `${words}\n\n@${host} #${given.code}`;
  }

  return {
    /** Sends a message once, and only if, the transaction commits. */
    async sendLater<Name extends SmsName>(tx: Tx, sms: SmsToSend<Name>): Promise<void> {
      const { occasion } = sms;
      const id = occasion === undefined ? ids.next() : idOf(`${sms.name} ${occasion}`);
      const at = clock.now();
      const isNew = await repository.insert(tx, {
        id,
        template: sms.name,
        recipient: sms.to,
        sealed: seal.seal(await textOf(sms)),
        created_at: at,
        useful_until: sms.usefulUntil ?? new Date(at.getTime() + 2 * hour),
      });
      if (!isNew) return;
      await enqueueJob(tx, sendJob, { id }, { key: `${sendJob}:${id}`, maxAttempts: mostAttempts });
    },

    /**
     * Hands a message over. A failure that may pass is thrown, so that the job comes back; a process
     * that dies between the handing over and its note hands it over again under the same id.
     */
    async send(id: string, attempt: number): Promise<void> {
      const sms = await repository.claim(id);
      if (!sms?.sealed) return;
      const giveUp = async (problem: string, error?: unknown) => {
        log.error(
          { err: error, smsId: id, template: sms.template, problem },
          'an SMS was given up',
        );
        await repository.end(id, messageState.givenUp, problem, clock.now());
      };
      if (transport === null) return giveUp('No gateway is set up');
      if (isOfRefusedKind(sms.recipient)) return giveUp('The number is of a kind that gets none');
      if (sms.usefulUntil <= clock.now()) return giveUp('What it says has run out');
      try {
        await transport.send({ id, to: sms.recipient, text: seal.open(sms.sealed) });
      } catch (error) {
        const problem = error instanceof Error ? error.message : 'unknown';
        if (error instanceof SmsRefused || attempt >= mostAttempts) return giveUp(problem, error);
        await repository.putBack(id, problem);
        throw error;
      }
      await repository.end(id, messageState.sent, null, clock.now());
    },

    /** Forgets messages that ended a month ago. */
    forget: () => repository.removeEndedBefore(new Date(clock.now().getTime() - remembered)),
  };
}

export type SmsService = ReturnType<typeof createSmsService>;
