import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const messageRow = z.object({
  id: z.string(),
  sender: z.string(),
  recipient: z.string(),
  text: z.string(),
  receivedAt: z.number(),
});
/** A message as it was handed over. */
export type StoredSms = z.infer<typeof messageRow>;

/** Messages kept; the oldest make room for new ones. */
const mostMessages = 500;

const schema = `create table if not exists message (
  number integer primary key autoincrement,
  id text not null unique, sender text not null, recipient text not null, text text not null,
  received_at integer not null
) strict;`;

const columns = 'id, sender, recipient, text, received_at as receivedAt';

/** Everything the gateway took, in one SQLite file. */
export class SmsStore {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'sms.sqlite'));
    this.#db.exec('pragma journal_mode = wal;');
    this.#db.exec(schema);
  }

  close(): void {
    this.#db.close();
  }

  /** Keeps a message and says whether it was new; one with the same id is the same message. */
  add(sms: StoredSms): boolean {
    const { changes } = this.#db
      .prepare(
        `insert or ignore into message (id, sender, recipient, text, received_at)
         values (?, ?, ?, ?, ?)`,
      )
      .run(sms.id, sms.sender, sms.recipient, sms.text, sms.receivedAt);
    this.#db
      .prepare('delete from message where number <= (select max(number) from message) - ?')
      .run(mostMessages);
    return changes > 0;
  }

  /** The latest first; only those to a number, if one is given. */
  list(to?: string): StoredSms[] {
    const rows =
      to === undefined
        ? this.#db.prepare(`select ${columns} from message order by number desc`).all()
        : this.#db
            .prepare(`select ${columns} from message where recipient = ? order by number desc`)
            .all(to);
    return rows.map((row) => messageRow.parse(row));
  }
}
