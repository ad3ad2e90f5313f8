import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildChat } from '../server.ts';

let folder: string;
let app: FastifyInstance;
const start = () =>
  buildChat({
    token: 'site',
    siteOrigin: 'https://site.test',
    dataFolder: folder,
    clock: { now: () => new Date(0) },
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chat-'));
  app = await start();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const player = { token: 'site', externalId: 'anna', restoreId: null as string | null };
async function post(address: string, body: unknown) {
  const answer = await app.inject({ method: 'POST', url: address, payload: body as object });
  return {
    status: answer.statusCode,
    ...answer.json<{ restoreId: string; messages: { author: string; text: string }[] }>(),
  };
}

describe('the sandbox chat', () => {
  it('keeps a conversation over a restart and gives it back to its restore id', async () => {
    const { restoreId } = await post('/widget/messages', { ...player, text: 'Hello <b>you</b>' });
    await app.close();
    app = await start();
    const back = await post('/widget/conversation', { ...player, restoreId });
    expect(back.messages.map(({ author }) => author)).toEqual(['agent', 'visitor', 'agent']);
    expect(back.messages[1]?.text).toBe('Hello <b>you</b>');
  });

  it("gives nobody another visitor's conversation", async () => {
    const { restoreId } = await post('/widget/messages', { ...player, text: 'private' });
    for (const other of [
      { ...player, externalId: 'bert', restoreId },
      { ...player, externalId: null, restoreId },
      { ...player, restoreId: null },
    ]) {
      const answer = await post('/widget/conversation', other);
      expect(answer.restoreId).toBeNull();
      expect(JSON.stringify(answer.messages)).not.toContain('private');
    }
  });

  it('answers in the language of the site', async () => {
    const { messages } = await post('/widget/messages', { ...player, locale: 'de', text: 'Hallo' });
    expect(messages.at(-1)?.text).toContain('Danke für deine Nachricht');
  });

  it('refuses another token, an empty text and one that is too long', async () => {
    const message = { ...player, text: 'x' };
    expect((await post('/widget/messages', { ...message, token: 'other' })).status).toBe(401);
    expect((await post('/widget/messages', { ...message, text: '  ' })).status).toBe(400);
    expect((await post('/widget/messages', { ...message, text: 'x'.repeat(2001) })).status).toBe(
      400,
    );
  });

  it('lets itself be framed by its site alone', async () => {
    const { headers } = await app.inject('/widget/');
    expect(headers['content-security-policy']).toContain('frame-ancestors https://site.test;');
    expect((await app.inject('/js/widget.js')).body).toContain('window.fcWidget');
  });
});
