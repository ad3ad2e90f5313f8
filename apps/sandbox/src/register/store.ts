import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const person = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  birthdate: z.string(),
  email: z.string().nullable(),
  registeredAt: z.number(),
});
/** Somebody who has excluded themselves everywhere. */
export type RegisteredPerson = z.infer<typeof person>;

/** Somebody an operator asks about; what is not known to it is left out. */
export interface AskedPerson {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly birthdate: string;
  readonly email?: string | undefined;
}

const schema = `create table if not exists person (
  id integer primary key autoincrement,
  first_name text not null, last_name text not null, birthdate text not null, email text,
  registered_at integer not null
) strict;`;

const columns =
  'id, first_name as firstName, last_name as lastName, birthdate, email, registered_at as registeredAt';

/** Letters alone, without marks: as registers compare what two forms may spell differently. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Everybody who is registered, in one SQLite file. */
export class RegisterStore {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'register.sqlite'));
    this.#db.exec('pragma journal_mode = wal;');
    this.#db.exec(schema);
  }

  close(): void {
    this.#db.close();
  }

  add(added: Omit<RegisteredPerson, 'id'>): void {
    this.#db
      .prepare(
        `insert into person (first_name, last_name, birthdate, email, registered_at)
         values (?, ?, ?, ?, ?)`,
      )
      .run(added.firstName, added.lastName, added.birthdate, added.email, added.registeredAt);
  }

  remove(id: number): void {
    this.#db.prepare('delete from person where id = ?').run(id);
  }

  /** The latest first. */
  list(): RegisteredPerson[] {
    return this.#db
      .prepare(`select ${columns} from person order by id desc limit 500`)
      .all()
      .map((row) => person.parse(row));
  }

  /** Whether somebody with this birth date has the same name or the same e-mail. */
  knows({ firstName = '', lastName = '', birthdate, email = '' }: AskedPerson): boolean {
    const name = plain(firstName) + plain(lastName);
    return this.#db
      .prepare(`select ${columns} from person where birthdate = ?`)
      .all(birthdate)
      .map((row) => person.parse(row))
      .some(
        (known) =>
          (firstName !== '' &&
            lastName !== '' &&
            plain(known.firstName) + plain(known.lastName) === name) ||
          (email !== '' && known.email?.toLowerCase() === email.toLowerCase()),
      );
  }
}
