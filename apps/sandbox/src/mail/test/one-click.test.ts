import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { oneClickOf, pressOneClick } from '../one-click.ts';

const mail = (headers: string) => ({ raw: `Subject: Lights\r\n${headers}\r\nWords\r\n` });

/** A platform that notes what it is posted. */
async function platform() {
  const posted: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    posted.push({ headers: request.headers, body });
    response.writeHead(303, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { posted, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('it presses what the headers of a mail say, as a mail provider does: as nobody, and no further', async () => {
  const { posted, origin } = await platform();
  const oneClick = await oneClickOf(
    mail(
      `List-Unsubscribe: <mailto:stop@example.com>,\r\n <${origin}/stop/token>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`,
    ),
  );
  expect(oneClick).toEqual({
    ...{ address: `${origin}/stop/token`, form: 'List-Unsubscribe=One-Click' },
  });
  if (oneClick) expect(await pressOneClick(oneClick, origin)).toEqual({ status: 303 });
  expect(posted).toMatchObject([
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    },
  ]);
  for (const name of ['origin', 'cookie', 'authorization', 'referer'])
    expect(posted[0]?.headers).not.toHaveProperty(name);
});

test('a mail without both headers has no button, and one that leads elsewhere is not pressed', async () => {
  expect(await oneClickOf(mail(''))).toBeNull();
  expect(await oneClickOf(mail('List-Unsubscribe: <https://a.test/stop>\r\n'))).toBeNull();
  const { posted, origin } = await platform();
  const elsewhere = { address: `${origin}/stop`, form: 'List-Unsubscribe=One-Click' };
  expect(await pressOneClick(elsewhere, 'http://127.0.0.1:9')).toHaveProperty('problem');
  expect(posted).toEqual([]);
});
