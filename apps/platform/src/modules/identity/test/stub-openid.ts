import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface StubPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
}

/** An OpenID provider that says of anybody whatever a test wants, true or false. */
export class StubOpenid {
  issuer = '';
  /** What is changed about the next ID tokens, for a provider that lies. */
  lie: JWTPayload = {};
  /** Answers of the token endpoint wait for it. */
  answering: Promise<void> = Promise.resolve();
  readonly #keys = generateKeyPair('RS256', { extractable: true });
  readonly #codes = new Map<string, { person: StubPerson; nonce: string }>();
  readonly #server: Server;
  /** How often a code was brought. */
  exchanges = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      const json = (value: unknown, status = 200) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(value));
      void this.#answer(request.url ?? '/', () => text(request)).then(
        ([status, value]) => json(value, status),
        () => response.destroy(),
      );
    });
  }

  async #answer(url: string, body: () => Promise<string>): Promise<[number, unknown]> {
    const { publicKey } = await this.#keys;
    if (url.startsWith('/.well-known/'))
      return [
        200,
        {
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        },
      ];
    if (url === '/jwks')
      return [200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }];
    this.exchanges += 1;
    await this.answering;
    const code = new URLSearchParams(await body()).get('code') ?? '';
    const given = this.#codes.get(code);
    this.#codes.delete(code);
    if (!given) return [400, { error: 'invalid_grant' }];
    return [
      200,
      { access_token: 'unused', token_type: 'Bearer', id_token: await this.#idToken(given) },
    ];
  }

  async #idToken({ person, nonce }: { person: StubPerson; nonce: string }): Promise<string> {
    const { privateKey } = await this.#keys;
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: this.issuer, aud: 'pierlight', iat: now, exp: now + 300, nonce };
    return new SignJWT({ ...honest, ...person, ...this.lie })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey);
  }

  /** The person agrees: a code for the sign-in that an authorization address began. */
  agree(authorizationUrl: string, person: StubPerson): { code: string; state: string } {
    const { searchParams } = new URL(authorizationUrl);
    const code = crypto.randomUUID();
    this.#codes.set(code, { person, nonce: searchParams.get('nonce') ?? '' });
    return { code, state: searchParams.get('state') ?? '' };
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.issuer;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
