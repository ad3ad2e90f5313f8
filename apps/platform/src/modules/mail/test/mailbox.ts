import pg from 'pg';
import type { usePlatform } from '../../../test/platform-fixture.ts';
import type { StubSmtp } from './stub-smtp.ts';

/**
 * Runs a platform's jobs by hand, as its worker would, and reads what comes to the mail server. Jobs
 * that fail stay where they are.
 */
export function createMailbox(platform: ReturnType<typeof usePlatform>, smtp: StubSmtp) {
  async function work(names: RegExp, isNoted = true): Promise<void> {
    const database = new pg.Client(platform.ownerUrl);
    await database.connect();
    try {
      const { rows } = await database.query(
        `select j.id::text, j.payload, t.identifier as name from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
      );
      for (const { id, payload, name } of rows as {
        id: string;
        payload: unknown;
        name: string;
      }[]) {
        if (!names.test(name)) continue;
        const { jobs, patientJobs } = platform.app.modules;
        await { ...jobs, ...patientJobs }[name]?.(payload, { id, attempts: 1 });
        if (isNoted)
          await database.query('delete from graphile_worker._private_jobs where id = $1', [id]);
      }
    } finally {
      await database.end();
    }
  }

  const box = {
    /** Runs what decides on mails, and leaves the mails where they wait. */
    prepare: () => work(/^identity\./),
    /** The same by a worker that dies before it notes that it is done: it will be done again. */
    prepareUnnoted: () => work(/^identity\./, false),
    /** Sends everything that is on its way. */
    async deliver(): Promise<void> {
      await box.prepare();
      await work(/^mail\.deliver/);
    },
    /** The latest mail to an address that holds these words, text and HTML one after the other. */
    async latest(to: string, words: string): Promise<string> {
      await box.deliver();
      const mail = smtp.mails
        .filter((sent) => sent.to === to)
        .map(({ raw }) => readable(raw))
        .findLast((text) => text.includes(words));
      if (mail === undefined) throw new Error(`No mail to ${to} says "${words}"`);
      return mail;
    },
    empty: (): void => {
      smtp.mails.splice(0);
    },
  };
  return box;
}

/** A mail's parts with their encodings undone. */
function readable(raw: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  return parts
    .map((part) => {
      const [head = '', ...rest] = part.split('\n\n');
      const body = rest.join('\n\n');
      if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
      if (!/encoding: quoted-printable/i.test(head)) return body;
      return body
        .replace(/=\n/g, '')
        .replace(/((?:=[0-9A-F]{2})+)/g, (codes) =>
          Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
        );
    })
    .join('\n');
}
