import type { FactorAction } from '@pierlight/contract/identity/factors';
import type { StubOpenid, StubPerson } from '../modules/identity/test/stub-openid.ts';
import { type Answer, fingerprint, password, type usePlatform } from './platform-fixture.ts';

type Platform = ReturnType<typeof usePlatform>;
type Method = 'GET' | 'POST' | 'DELETE';

/** Proves the password for something that is to open the account too. */
export async function provenFor(
  platform: Platform,
  token: string,
  action: FactorAction = 'addFactor',
) {
  const post = async <T>(url: string, body: object) =>
    (await platform.call('POST', url, { body, token })).body.data as T;
  const { challenge } = await post<{ challenge: string }>('/player/factors/challenges', {
    action,
  });
  const { proof } = await post<{ proof: string }>('/player/factors/proofs', {
    challenge,
    proof: { method: 'password', password },
  });
  return proof;
}

/** One browser: it keeps the cookies it is given and sends them along. */
export function createBrowser(platform: Platform, provider: StubOpenid) {
  const cookies = new Map<string, string>();
  async function send(
    method: Method,
    path: string,
    body?: object,
    token?: string,
    proof?: string,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await platform.call(method, path, {
      ...(body ? { body } : {}),
      ...(token ? { token } : {}),
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(proof ? { 'second-factor': proof } : {}),
      },
    });
    for (const line of String(answer.headers['set-cookie'] ?? '').split(/, (?=\w+=)/)) {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer;
  }
  const request = { provider: 'stub', locale: 'de' };
  const addressOf = ({ body }: Answer) =>
    (body.data as { authorizationUrl: string }).authorizationUrl;
  const start = async () => addressOf(await send('POST', '/player/social/start', request));
  const finish = (given: { code: string; state: string }) =>
    send('POST', '/player/sessions/social', { ...given, fingerprint });
  return {
    send,
    start,
    finish,
    /** From the button to what the platform makes of the person. */
    arrive: async (person: StubPerson) => finish(provider.agree(await start(), person)),
    /** Begins a link for the player of a token; answers what the provider sends back with. */
    async startLinking(token: string, person: StubPerson) {
      const proof = await provenFor(platform, token);
      const path = '/player/social/accounts/start';
      return provider.agree(addressOf(await send('POST', path, request, token, proof)), person);
    },
    finishLinking: (given: { code: string; state: string }, token?: string) =>
      send('POST', '/player/social/accounts/finish', given, token),
  };
}
