import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createOutgoing, OutgoingFailure } from '../outgoing.ts';

/** A third party on this machine, and how many calls reached it. */
async function thirdParty(answer: RequestListener) {
  const party = { origin: '', calls: 0 };
  const server = createServer((request, response) => {
    party.calls += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  party.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return party;
}

async function failure(call: Promise<unknown>): Promise<OutgoingFailure> {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OutgoingFailure);
  return error as OutgoingFailure;
}

test('an answer comes whole, whatever its status, to the last byte that is allowed', async () => {
  const party = await thirdParty((request, response) => {
    response.writeHead(418, { 'x-kind': 'teapot' });
    request.pipe(response);
  });
  const call = createOutgoing({ trusted: [party.origin], largestAnswer: 10 });
  const answer = await call(`${party.origin}/brew`, { method: 'POST', body: '0123456789' });
  expect(answer).toMatchObject({ status: 418, ok: false });
  expect(answer.headers.get('x-kind')).toBe('teapot');
  expect(answer.body.toString()).toBe('0123456789');
  const longer = call(`${party.origin}/brew`, { method: 'POST', body: '0123456789+' });
  expect((await failure(longer)).message).toContain('more than 10 bytes');
});

test('a body without an end is left, and its connection closed, soon after the bound', async () => {
  let sent = 0;
  const gone = Promise.withResolvers<void>();
  const pour = (response: ServerResponse) => {
    response.on('close', gone.resolve);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
    };
    response.on('drain', more);
    more();
  };
  const party = await thirdParty((_request, response) => pour(response));
  const call = createOutgoing({ trusted: [party.origin], largestAnswer: 100_000 });
  expect((await failure(call(party.origin))).neverSent).toBe(false);
  await gone.promise;
  // What the sockets of both sides hold beyond what was read.
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test('an answer that says it is too long is not read, and one that is packed is measured unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(4 * 1024 * 1024));
  const party = await thirdParty((request, response) => {
    if (request.url === '/packed')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else response.writeHead(200, { 'content-length': 1_000_000_000_000 }).flushHeaders();
  });
  const call = createOutgoing({ trusted: [party.origin], largestAnswer: 1_000_000 });
  expect(bomb.length).toBeLessThan(1_000_000);
  for (const path of ['/', '/packed'])
    expect((await failure(call(party.origin + path))).message).toContain('more than');
});

test('the deadline is for the whole answer, however steadily it drips', async () => {
  const party = await thirdParty((_request, response) => {
    const drip = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(drip));
  });
  const call = createOutgoing({ trusted: [party.origin], deadline: 200 });
  const began = performance.now();
  const { cause } = await failure(call(party.origin));
  expect(String(cause)).toContain('TimeoutError');
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('no redirect is followed, wherever it leads', async () => {
  const inner = await thirdParty((_request, response) => response.end('secret'));
  const party = await thirdParty((_request, response) =>
    response.writeHead(302, { location: `${inner.origin}/latest/meta-data` }).end(),
  );
  const call = createOutgoing({ trusted: [party.origin, inner.origin] });
  await failure(call(party.origin));
  expect([party.calls, inner.calls]).toEqual([1, 0]);
});

test('an address on no list is not called, whatever it is', async () => {
  const party = await thirdParty((_request, response) => response.end());
  const call = createOutgoing({ trusted: ['https://api.test'], named: ['https://cdn.test'] });
  for (const address of [party.origin, 'http://cdn.test', 'https://cdn.test:8443', 'file:///etc'])
    expect((await failure(call(address))).message).toContain('not on the list');
  const byTls = createOutgoing({ named: 'anyByTls' });
  expect((await failure(byTls('http://cdn.test'))).message).toContain('not on the list');
  expect(party.calls).toBe(0);
});

test('what data names is reached at no private address, be it on the list', async () => {
  const party = await thirdParty((_request, response) => response.end());
  const { port } = new URL(party.origin);
  const hosts = ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '[::1]', '169.254.169.254'];
  const origins = hosts.map((host) => new URL(`http://${host}:${port}`).origin);
  const call = createOutgoing({ named: origins });
  for (const origin of origins) {
    const refused = await failure(call(origin));
    expect(refused.message).toContain('no public address');
    expect(refused.neverSent).toBe(true);
  }
  expect(party.calls).toBe(0);
});

test('a name on the list that leads here is refused when the connection is made', async () => {
  const party = await thirdParty((_request, response) => response.end());
  const { port } = new URL(party.origin);
  // The system's own resolver, which knows this name everywhere.
  const call = createOutgoing({ named: [`http://localhost:${port}`] });
  const { cause } = await failure(call(`http://localhost:${port}`));
  expect(String((cause as Error).cause)).toContain('localhost leads to');
  expect(party.calls).toBe(0);

  // The same call arrives where the lookup lets it: it is the lookup that holds the others off.
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  const led = createOutgoing({ named: [`http://pictures.test:${port}`], lookup });
  expect((await led(`http://pictures.test:${port}`)).status).toBe(200);
  expect(party.calls).toBe(1);
});

test('what was surely never sent is told from what may have been', async () => {
  const party = await thirdParty((request) => request.socket.destroy());
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const nobody = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  await new Promise((settle) => closed.close(settle));
  const call = createOutgoing({ trusted: [party.origin, nobody] });
  expect((await failure(call(nobody))).neverSent).toBe(true);
  expect((await failure(call(party.origin, { method: 'POST', body: '{}' }))).neverSent).toBe(false);
  expect(party.calls).toBe(1);
});
