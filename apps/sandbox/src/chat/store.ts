import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const messageRow = z.object({
  id: z.number(),
  author: z.enum(['visitor', 'agent']),
  text: z.string(),
  at: z.number(),
});
export type ChatMessage = z.infer<typeof messageRow>;

const schema = `
  create table if not exists visitor (
    restore_id text primary key, external_id text, created_at integer not null
  ) strict;
  create table if not exists message (
    id integer primary key, restore_id text not null references visitor,
    author text not null, text text not null, at integer not null
  ) strict;
  create index if not exists message_of on message (restore_id, id);
`;

/** Conversations, in one SQLite file; everything written is on disk when the call returns. */
export class ChatStore {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'chat.sqlite'));
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    this.#db.exec(schema);
  }

  close(): void {
    this.#db.close();
  }

  /** Whether the restore id belongs to this external id, or to nobody's when there is none. */
  knows(restoreId: string, externalId: string | null): boolean {
    return (
      this.#db
        .prepare('select 1 from visitor where restore_id = ? and external_id is ?')
        .get(restoreId, externalId) !== undefined
    );
  }

  addVisitor(restoreId: string, externalId: string | null, at: number): void {
    this.#db
      .prepare('insert into visitor (restore_id, external_id, created_at) values (?, ?, ?)')
      .run(restoreId, externalId, at);
  }

  addMessage(restoreId: string, author: ChatMessage['author'], text: string, at: number): void {
    this.#db
      .prepare('insert into message (restore_id, author, text, at) values (?, ?, ?, ?)')
      .run(restoreId, author, text, at);
  }

  /** The latest two hundred, oldest first. */
  messages(restoreId: string): ChatMessage[] {
    const rows = this.#db
      .prepare(
        `select * from (select id, author, text, at from message where restore_id = ?
           order by id desc limit 200) order by id`,
      )
      .all(restoreId);
    return z.array(messageRow).parse(rows);
  }
}
