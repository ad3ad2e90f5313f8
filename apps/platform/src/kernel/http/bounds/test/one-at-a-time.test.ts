import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { oneAtATime } from '../one-at-a-time.ts';

const request = (path: string, body = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** A server whose requests are answered when the test says so, and one connection to it. */
async function start(handle: RequestListener, mostWaiting = 10) {
  let tooMany = 0;
  const server = createServer(
    oneAtATime(handle, {
      mostWaiting,
      onTooMany: () => {
        tooMany += 1;
      },
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  let received = '';
  client.on('data', (chunk) => {
    received += chunk;
  });
  return { client, received: () => received, tooMany: () => tooMany };
}

test('[P-64] the next request of a connection is handed over when the answer before has left', async () => {
  const asked: string[] = [];
  const open: ServerResponse[] = [];
  const { client, received } = await start((incoming, response) => {
    asked.push(incoming.url ?? '');
    open.push(response);
  });
  client.write(request('/1') + request('/2') + request('/3'));
  for (const number of [1, 2, 3]) {
    await vi.waitFor(() => expect(open).toHaveLength(1), { timeout: 10_000 });
    expect(asked).toHaveLength(number);
    open.pop()?.end(`answer ${number}`);
    await vi.waitFor(() => expect(received()).toContain(`answer ${number}`), { timeout: 10_000 });
  }
  expect(asked).toEqual(['/1', '/2', '/3']);
});

test('[P-64] a connection that has more than a few waiting is closed, whatever it sent together', async () => {
  let handed = 0;
  const { client, tooMany } = await start(() => {
    handed += 1;
  }, 3);
  client.on('error', () => undefined);
  client.write(request('/').repeat(100));
  await once(client, 'close');
  expect([handed, tooMany()]).toEqual([1, 1]);
});

test('[P-64] bodies of requests that wait are read, and a connection goes on after a pause', async () => {
  const { client, received } = await start(async (incoming, response) => {
    let length = 0;
    for await (const chunk of incoming) length += chunk.length;
    response.end(`${incoming.url} had ${length}.`);
  });
  const body = 'x'.repeat(300_000);
  client.write(request('/1', body) + request('/2', body) + request('/3', body));
  await vi.waitFor(() => expect(received()).toContain('/3 had 300000.'), { timeout: 10_000 });
  client.write(request('/4', body));
  await vi.waitFor(() => expect(received()).toContain('/4 had 300000.'), { timeout: 10_000 });
  expect(received().match(/\/\d had/g)).toEqual(['/1 had', '/2 had', '/3 had', '/4 had']);
});
