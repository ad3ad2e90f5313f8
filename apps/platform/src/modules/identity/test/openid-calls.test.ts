import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../kernel/clock.ts';
import { createOpenidProvider } from '../adapters/openid-provider.ts';

/** A server on this machine, and how many connections reached it. */
async function listening(answer: RequestListener) {
  const party = { port: 0, connections: 0 };
  const server = createServer(answer).listen(0, '127.0.0.1');
  server.on('connection', () => {
    party.connections += 1;
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  party.port = (server.address() as AddressInfo).port;
  return party;
}

const provider = (port: number, deadline = 5_000) =>
  createOpenidProvider({
    ...{ id: 'stub', name: 'Stub', clientId: 'pierlight', clientSecret: 'secret', deadline },
    issuer: `http://127.0.0.1:${port}`,
    redirectUri: 'https://pierlight.test/auth/callback',
    clock: systemClock,
  });

const secrets = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) };

/** A description that names this address for tokens and keys. */
const describing =
  (named: string): RequestListener =>
  ({ headers }, response) => {
    const issuer = `http://${headers.host}`;
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: named,
        jwks_uri: named,
        code_challenge_methods_supported: ['S256'],
      }),
    );
  };

test.each([
  'http://127.0.0.1',
  'https://127.0.0.1',
  'https://localhost',
  'https://[::ffff:7f00:1]',
])('a description cannot have the code and our secret brought to %s', async (host) => {
  const inner = await listening((_request, response) => response.end('{}'));
  const issuer = await listening(describing(`${host}:${inner.port}/token`));
  await expect(
    provider(issuer.port).identify({ code: 'code', state: 'state' }, secrets),
  ).rejects.toMatchObject({ name: 'IdentityProviderFailure', kind: 'unavailable' });
  expect(inner.connections).toBe(0);
});

test('a description without an end is a provider that is not there', async () => {
  const left = Promise.withResolvers<void>();
  const issuer = await listening((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const pour = () => {
      while (!response.destroyed && response.write(' '.repeat(16_384)));
    };
    response.on('drain', pour).on('close', left.resolve);
    pour();
  });
  await expect(provider(issuer.port, 60_000).authorizationUrl(secrets, 'en')).rejects.toMatchObject(
    { kind: 'unavailable' },
  );
  await left.promise;
});
