import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const messageRow = z.object({
  id: z.string(),
  sender: z.string(),
  recipients: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().nullable(),
  raw: z.string(),
  receivedAt: z.number(),
});
/** A mail as it arrived, with what was read out of it. */
export type StoredMail = z.infer<typeof messageRow>;

/** Mails kept; the oldest make room for new ones. */
const mostMails = 500;

const schema = `create table if not exists message (
  number integer primary key autoincrement,
  id text not null unique, sender text not null, recipients text not null, subject text not null,
  text text not null, html text not null, reply_to text, raw text not null,
  received_at integer not null
) strict;`;

const columns =
  'id, sender, recipients, subject, text, html, reply_to as replyTo, raw, received_at as receivedAt';

/** Everything the mail server took, in one SQLite file. */
export class MailStore {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'mail.sqlite'));
    this.#db.exec('pragma journal_mode = wal;');
    this.#db.exec(schema);
  }

  close(): void {
    this.#db.close();
  }

  /** Keeps a mail; one with the same Message-ID is the same mail and is kept once. */
  add(mail: StoredMail): void {
    this.#db
      .prepare(
        `insert or ignore into message
           (id, sender, recipients, subject, text, html, reply_to, raw, received_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        mail.id,
        mail.sender,
        JSON.stringify(mail.recipients),
        mail.subject,
        mail.text,
        mail.html,
        mail.replyTo,
        mail.raw,
        mail.receivedAt,
      );
    this.#db
      .prepare('delete from message where number <= (select max(number) from message) - ?')
      .run(mostMails);
  }

  /** The latest first; only those to an address, if one is given. */
  list(to?: string): StoredMail[] {
    const rows = this.#db.prepare(`select ${columns} from message order by number desc`).all();
    const mails = rows.map((row) => messageRow.parse(row));
    return to === undefined
      ? mails
      : mails.filter(({ recipients }) => recipients.includes(to.toLowerCase()));
  }

  find(id: string): StoredMail | null {
    const row = this.#db.prepare(`select ${columns} from message where id = ?`).get(id);
    return row === undefined ? null : messageRow.parse(row);
  }
}
