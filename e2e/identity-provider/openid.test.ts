import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenidProvider } from '../../apps/platform/src/modules/identity/adapters/openid-provider.ts';
import type {
  ProviderAnswer,
  SignInSecrets,
} from '../../apps/platform/src/modules/identity/social/provider.ts';
import { freePorts, SandboxProcess } from '../payment-provider/sandbox-process.ts';
import { Wire } from '../payment-provider/wire.ts';
import { PlainBrowser } from './browser.ts';

const site = 'http://localhost:3999';
const clientSecret = 'c'.repeat(32);
let sandbox: SandboxProcess;
let issuer: string;

beforeAll(async () => {
  const port = await freePorts();
  issuer = `http://127.0.0.1:${port + 7}`;
  sandbox = new SandboxProcess(port, {
    PLATFORM_ORIGIN: site,
    SOCIAL_CLIENT_SECRET: clientSecret,
  });
  await sandbox.start();
});
afterAll(() => sandbox.close());

const random = () => randomBytes(32).toString('base64url');
const secretsOf = (): SignInSecrets => ({
  state: `en.${random()}`,
  nonce: random(),
  codeVerifier: random(),
});

function adapter(changes: Partial<Parameters<typeof createOpenidProvider>[0]> = {}) {
  return createOpenidProvider({
    id: 'lantern',
    name: 'Lantern ID',
    issuer,
    clientId: 'pierlight',
    clientSecret,
    redirectUri: `${site}/auth/callback`,
    clock: { now: () => new Date() },
    ...changes,
  });
}

const answerIn = ({ searchParams }: URL): ProviderAnswer => ({
  code: searchParams.get('code') ?? '',
  state: searchParams.get('state') ?? '',
  iss: searchParams.get('iss') ?? undefined,
});

/** Signs in as one of the ready people, and brings the answer back. */
async function answered(person: string, secrets: SignInSecrets) {
  const url = await adapter().authorizationUrl(secrets, 'en');
  return answerIn(await new PlainBrowser().answer(url, 'person', { person }));
}

describe('the OpenID Connect adapter against the provider as a process', () => {
  test('[1-12] a person who agrees is told by name and address', async () => {
    const secrets = secretsOf();
    const person = await adapter().identify(await answered('mara', secrets), secrets);
    expect(person).toMatchObject({
      email: 'mara.kesten@lantern.example',
      isEmailVerified: true,
      firstName: 'Mara',
      lastName: 'Kesten',
    });
    const again = secretsOf();
    const second = await adapter().identify(await answered('mara', again), again);
    expect(second.subject).toBe(person.subject);
  });

  test.each([
    ['theo', { email: 'theo.lund@lantern.example', isEmailVerified: false }],
    ['ines', { email: null, isEmailVerified: false, firstName: 'Inês' }],
  ])('what the provider does not vouch for is told as such (%s)', async (name, told) => {
    const secrets = secretsOf();
    expect(await adapter().identify(await answered(name, secrets), secrets)).toMatchObject(told);
  });

  test('an address is the same person in any spelling', async () => {
    const subjects = await Promise.all(
      ['Some.Body@example.com', 'some.body@EXAMPLE.com'].map(async (email) => {
        const secrets = secretsOf();
        const url = await adapter().authorizationUrl(secrets, 'en');
        const back = await new PlainBrowser().answer(url, 'address', { email, verified: 'yes' });
        return adapter().identify(answerIn(back), secrets);
      }),
    );
    expect(subjects[0]).toEqual(subjects[1]);
    expect(subjects[0]?.email).toBe('some.body@example.com');
  });

  test('[8-18] a person who cancels is sent back with nothing but that', async () => {
    const secrets = secretsOf();
    const url = await adapter().authorizationUrl(secrets, 'en');
    const back = await new PlainBrowser().answer(url, 'cancel', {});
    expect(back.origin + back.pathname).toBe(`${site}/auth/callback`);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe(secrets.state);
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('the page speaks the language that is requested', async () => {
    const url = await adapter().authorizationUrl(secretsOf(), 'pt-br');
    const { page } = await new PlainBrowser().go(url);
    expect(page).toContain('<html lang="pt-BR"');
    const arabic = await adapter().authorizationUrl(secretsOf(), 'ar');
    expect((await new PlainBrowser().go(arabic)).page).toContain('dir="rtl"');
  });

  test('the provider gives nothing without PKCE', async () => {
    const url = new URL(await adapter().authorizationUrl(secretsOf(), 'en'));
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const { url: back } = await new PlainBrowser().go(url.href);
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });

  test('a code is taken once', async () => {
    const secrets = secretsOf();
    const answer = await answered('mara', secrets);
    await adapter().identify(answer, secrets);
    await expect(adapter().identify(answer, secrets)).rejects.toMatchObject({ kind: 'refused' });
  });

  test.each<[string, (answer: ProviderAnswer, secrets: SignInSecrets) => [object, object]]>([
    ['another state', () => [{ state: random() }, {}]],
    ['another nonce', () => [{}, { nonce: random() }]],
    ['another verifier', () => [{}, { codeVerifier: random() }]],
    ['an invented code', () => [{ code: random() }, {}]],
    ['another issuer', () => [{ iss: 'https://evil.example' }, {}]],
    ['no issuer, where the provider always says it', () => [{ iss: undefined }, {}]],
  ])('%s proves nobody', async (_what, change) => {
    const secrets = secretsOf();
    const answer = await answered('mara', secrets);
    const [ofAnswer, ofSecrets] = change(answer, secrets);
    await expect(
      adapter().identify({ ...answer, ...ofAnswer }, { ...secrets, ...ofSecrets }),
    ).rejects.toMatchObject({ kind: 'refused' });
  });

  test('a wrong client secret proves nobody', async () => {
    const secrets = secretsOf();
    const answer = await answered('mara', secrets);
    await expect(
      adapter({ clientSecret: 'w'.repeat(32) }).identify(answer, secrets),
    ).rejects.toMatchObject({ kind: 'refused' });
  });

  test('[8-18] a provider that answers too late is unavailable', async () => {
    const secrets = secretsOf();
    const answer = await answered('noor', secrets);
    await expect(adapter({ deadline: 1_000 }).identify(answer, secrets)).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  test('a description that names another issuer is not believed', async () => {
    const wire = new Wire(issuer);
    const between = await wire.listen();
    await expect(
      adapter({ issuer: between }).authorizationUrl(secretsOf(), 'en'),
    ).rejects.toMatchObject({ kind: 'refused' });
    expect(wire.calls).toHaveLength(1);
    await wire.close();
  });

  test.each([500, 503])('a provider that answers %i is unavailable', async (status) => {
    const wire = new Wire(issuer);
    const between = await wire.listen();
    wire.trouble = { kind: 'status', status };
    await expect(
      adapter({ issuer: between }).authorizationUrl(secretsOf(), 'en'),
    ).rejects.toMatchObject({ kind: 'unavailable' });
    await wire.close();
  });

  test('a provider that is not there is unavailable, and is asked anew when it is', async () => {
    const secrets = secretsOf();
    const cut = adapter();
    await sandbox.crash();
    await expect(cut.authorizationUrl(secrets, 'en')).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await sandbox.start();
    const url = await cut.authorizationUrl(secrets, 'en');
    const back = await new PlainBrowser().answer(url, 'person', { person: 'mara' });
    expect(await cut.identify(answerIn(back), secrets)).toMatchObject({ firstName: 'Mara' });
  });

  test('a restart keeps the key that signs', async () => {
    const keys = async () => (await fetch(`${issuer}/jwks`)).text();
    const before = await keys();
    await sandbox.crash();
    await sandbox.start();
    expect(await keys()).toBe(before);
    expect(before).not.toContain('"d"');
  });
});
