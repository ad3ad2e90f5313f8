import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildMail } from '../server.ts';

async function mailServer() {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-mail-'));
  const app = await buildMail({
    dataFolder,
    smtpHost: '127.0.0.1',
    smtpPort: 0,
    platformOrigin: 'http://127.0.0.1:1',
    clock: { now: () => new Date(0) },
    logger: pino({ level: 'silent' }),
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await rm(dataFolder, { recursive: true });
  });
  return app;
}

/** Hands a mail over by SMTP; the last answer of the server. */
async function handOver(port: number, messageId: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { value = '' } = (await lines.next()) as { value?: string };
    return value[3] === '-' ? answer() : value;
  };
  await answer();
  const message = `Message-ID: <${messageId}>\r\nSubject: Hello\r\n\r\nWords\r\n.`;
  for (const line of [
    'HELO test',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<b@example.com>',
    'DATA',
  ]) {
    socket.write(`${line}\r\n`);
    await answer();
  }
  socket.write(`${message}\r\n`);
  const taken = await answer();
  socket.end('QUIT\r\n');
  await once(socket, 'close');
  return taken;
}

test('[P-12] a mail that comes again under its Message-ID is taken, and there once', async () => {
  const app = await mailServer();
  for (const messageId of ['one@example.com', 'one@example.com', 'two@example.com'])
    expect(await handOver(app.smtpPort(), messageId)).toMatch(/^250/);
  const { messages } = (await app.inject('/api/messages?to=b@example.com')).json() as {
    messages: { id: string }[];
  };
  expect(messages.map(({ id }) => id)).toEqual(['two@example.com', 'one@example.com']);
});
