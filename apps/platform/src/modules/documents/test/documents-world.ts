import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import { type DocumentKind, pagesOfKind } from '@pierlight/contract/documents/statuses';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { JobHandlers } from '../../../kernel/jobs/jobs.ts';
import type { Answer, Player, usePlatform } from '../../../test/platform-fixture.ts';
import { openFiles } from '../public.ts';
import { jpeg } from './hostile-files.ts';

type Platform = ReturnType<typeof usePlatform>;

export interface Sent {
  readonly attempt?: string;
  readonly kind?: string;
  readonly page?: number | string;
  readonly pages?: number | string;
  readonly file?: Buffer;
  readonly name?: string;
  readonly type?: string;
  /** Fields beside those there are. */
  readonly more?: Readonly<Record<string, string>>;
}

/** What tests of documents do with a platform. */
export function documentsOn(platform: Platform) {
  /** Sends a page as a browser does. */
  async function send(player: Pick<Player, 'token'> | null, sent: Sent = {}): Promise<Answer> {
    const form = new FormData();
    const { attempt = randomUUID(), kind = 'passport', page = 1, pages = 1, more = {} } = sent;
    for (const [name, value] of Object.entries({ attempt, kind, page, pages, ...more }))
      form.set(name, String(value));
    const file = new Uint8Array(sent.file ?? (await jpeg()));
    form.set(
      'file',
      new File([file], sent.name ?? 'page.jpg', { type: sent.type ?? 'image/jpeg' }),
    );
    const response = await fetch(`${platform.origin}/api/player/documents`, {
      method: 'POST',
      headers: player ? { authorization: `Bearer ${player.token}` } : {},
      body: form,
    });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: (await response.json()) as Answer['body'],
      headers: Object.fromEntries(response.headers),
    };
  }

  const storeFolder = () => path.join(platform.environment.PIERLIGHT_DATA ?? '', 'documents');

  /** A whole document, as if its pages had been sent: without the processes that read them. */
  async function document(
    player: Player,
    kind: DocumentKind = 'passport',
  ): Promise<PlayerDocument> {
    const { db } = platform.app.database;
    const files = openFiles({
      ...{ keys: [{ id: 'k1', key: Buffer.alloc(32) }], bucket: null },
      dataFolder: platform.environment.PIERLIGHT_DATA ?? '',
    });
    const { least } = pagesOfKind[kind];
    const id = randomUUID();
    const now = platform.clock.now();
    await sql`insert into documents.document (id, player_id, attempt, kind, pages, created_at, completed_at)
      values (${id}, ${player.id}, ${randomUUID()}, ${kind}, ${least}, ${now}, ${now})`.execute(db);
    for (let page = 1; page <= least; page += 1) {
      const bytes = await jpeg(page);
      const { name, key_id: keyId } = await files.put(bytes);
      await sql`insert into documents.file
          (id, document_id, player_id, page, digest, media_type, bytes, name, key_id, created_at, seen_at)
        values (${randomUUID()}, ${id}, ${player.id}, ${page}, '', 'image/jpeg', ${bytes.length}, ${name},
          ${keyId}, ${now}, ${now})`.execute(db);
    }
    const found = await at(player, id);
    if (!found) throw new Error('the document that was made is not listed');
    return found;
  }

  async function at(player: Player, id: string): Promise<PlayerDocument | undefined> {
    const answer = await platform.call('GET', '/player/documents', { token: player.token });
    return (answer.body.data as PlayerDocument[]).find((one) => one.id === id);
  }

  return {
    send,
    document,
    list: async (player: Player): Promise<PlayerDocument[]> => {
      const answer = await platform.call('GET', '/player/documents', { token: player.token });
      expect(answer.status).toBe(200);
      return answer.body.data as PlayerDocument[];
    },
    /** Names of the files in the store. */
    stored: async (): Promise<string[]> => {
      const all = await readdir(storeFolder(), { recursive: true }).catch(() => []);
      return all.map((one) => path.basename(one)).filter((one) => one.length > 2);
    },
    storeFolder,
    runJob: async (name: string): Promise<void> => {
      const run = (platform.app.modules.jobs as JobHandlers)[name];
      if (!run) throw new Error(`There is no job ${name}`);
      await run({}, { id: '1', attempts: 1 });
    },
    at,
  };
}
