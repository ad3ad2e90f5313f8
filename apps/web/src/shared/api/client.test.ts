import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpointRoutes } from '../../../vite/contract-plugin.ts';
import { call } from './call.ts';
import { callRequest } from './call-request.ts';
import { type Api, createApi } from './client.ts';
import { problemFrom } from './problem-from.ts';

const route = (method: string, path: string) => ({ method, path, access: 'anyone' }) as const;
const send = (method: string, path: string, input?: Record<string, unknown>) =>
  callRequest('https://site.test/api', route(method, path), input, { headers: {} });

describe('calls of the contract', () => {
  it('puts parameters in the path and lists in bracket notation [7-02]', () => {
    const { url } = send('GET', '/payment/{kind}', { kind: 'a/b', status: [1, 3], id: undefined });
    expect(new URL(url).pathname).toBe('/api/payment/a%2Fb');
    expect([...new URL(url).searchParams]).toEqual([
      ['status[0]', '1'],
      ['status[1]', '3'],
    ]);
  });

  it('sends a body as JSON, and none where the path holds everything', async () => {
    const posted = send('POST', '/x/{id}', { id: '1', amount: 5 });
    expect(posted.headers.get('content-type')).toBe('application/json');
    expect(await posted.json()).toEqual({ amount: 5 });
    expect(await send('PUT', '/x/{id}/switch', { id: '1' }).text()).toBe('');
  });

  it('knows every endpoint by method, path and access, and nothing of its schemas', () => {
    const routes = endpointRoutes();
    expect(routes.wallet?.accounts).toEqual({
      method: 'GET',
      path: '/wallet/accounts',
      access: 'player',
    });
    expect(routes.catalogue?.collections?.access).toBe('anyone');
    expect(JSON.stringify(routes)).not.toMatch(/zod|schema|~orpc/);
  });
});

describe('problems', () => {
  it('carry code, fields and request id of the answer', () => {
    const problem = problemFrom(422, {
      code: 10001,
      title: 'Some values are not valid',
      requestId: 'r1',
      errors: { email: [{ rule: 'email', params: {} }] },
    });
    expect(problem).toMatchObject({ status: 422, code: 10001, requestId: 'r1' });
    expect(problem.errors.email?.[0]?.rule).toBe('email');
  });

  it('are bare when the answer is no problem, as from a proxy', () => {
    expect(problemFrom(502, '<html>')).toMatchObject({ status: 502, code: 0, errors: {} });
    expect(problemFrom(502, null).code).toBe(0);
  });

  it('says how long to wait when the server did', () => {
    expect(problemFrom(429, null, '37').retryAfter).toBe(37);
    expect(problemFrom(429, null).retryAfter).toBeUndefined();
    expect(problemFrom(503, null, 'Sat, 21 Nov 2026 07:00:00 GMT').retryAfter).toBeUndefined();
  });
});

describe('the client', () => {
  function client(
    answer: () => Response | Promise<Response>,
    bearer: string | null = 'good',
    renewal: () => Promise<string | null> = async () => null,
  ) {
    const sent: Request[] = [];
    const rejected: string[] = [];
    const api: Api = createApi({
      load: async () => ({ routes: endpointRoutes(), call }),
      origin: 'https://site.test',
      bindingCredentials: 'same-origin',
      fetch: async (request) => {
        sent.push(request);
        return answer();
      },
      prove: async (challenge) => `${challenge}~proven`,
      authority: {
        bearer: async () => bearer,
        heldToken: () => 'old',
        rejected: (token) => {
          rejected.push(token);
          return renewal();
        },
      },
    });
    const last = () => sent.at(-1) as Request;
    return { api, sent, rejected, last };
  }
  const data = (value: unknown) => () => Response.json({ data: value });

  it('calls collections without a bearer and accounts with one [6-03] [6-04]', async () => {
    const { api, last } = client(data([]));
    await api.catalogue.collections({});
    expect(last().headers.get('authorization')).toBeNull();
    await api.wallet.accounts();
    expect(last().headers.get('authorization')).toBe('Bearer good');
    expect(last().url).toBe('https://site.test/api/wallet/accounts');
  });

  it('[P-24] works when it is asked to, sends the same again with the proof, and not for ever', async () => {
    const asked = [
      { code: 11080, title: 'Work', challenge: 'first' },
      { code: 11080, title: 'Work', challenge: 'second' },
    ];
    const { api, sent } = client(() => {
      const problem = asked.shift();
      return problem ? Response.json(problem, { status: 428 }) : Response.json({ data: 'in' });
    });
    const credentials = {
      email: 'a@example.com',
      password: 'secret',
      fingerprint: { visitorId: 'v', confidence: 0.5 },
    };
    expect(await api.identity.signIn(credentials)).toEqual({ data: 'in' });
    expect(sent.map((request) => request.headers.get('proof-of-work'))).toEqual([
      null,
      'first~proven',
      'second~proven',
    ]);
    for (const request of sent) expect(await request.json()).toEqual(credentials);

    const relentless = client(() =>
      Response.json({ code: 11080, title: 'Work', challenge: 'more' }, { status: 428 }),
    );
    await expect(relentless.api.identity.signIn(credentials)).rejects.toMatchObject({
      status: 428,
      code: 11080,
    });
    expect(relentless.sent).toHaveLength(4);
  });

  it('lets a call that guests may make too carry the session when it asks to', async () => {
    const { api, last } = client(data({ url: 'x', sessionId: null }));
    const game = { id: 'x', mode: 'demo', currency: 'EUR', platform: 'mobile' } as const;
    await api.gameplay.play(game, { context: { bearer: 'optional' } });
    expect(last().headers.get('authorization')).toBe('Bearer good');
  });

  it('omits credentials but where the binding cookie is needed [7-02]', async () => {
    const { api, last } = client(data({ accessToken: 'next' }));
    await api.identity.refresh(undefined, { context: { bearer: 'held' } });
    expect(last().credentials).toBe('same-origin');
    expect(last().headers.get('authorization')).toBe('Bearer old');
    await api.settings.locales();
    expect(last().credentials).toBe('omit');
  });

  it('reports 401 and 403 of authenticated calls, and only of those [8-03]', async () => {
    for (const status of [401, 403]) {
      const refused = client(() => Response.json({ code: 11001 }, { status }));
      await expect(refused.api.wallet.accounts()).rejects.toMatchObject({ status, code: 11001 });
      expect(refused.rejected).toEqual(['good']);
    }
    const signIn = client(() => Response.json({ code: 11004 }, { status: 401 }));
    await expect(signIn.api.identity.refresh()).rejects.toMatchObject({ status: 401 });
    expect(signIn.rejected).toEqual([]);
  });

  it('sends a call once more with the token that a refresh gave, and only once', async () => {
    const statuses = [401, 200];
    const renewed = client(
      () => Response.json({ data: [] }, { status: statuses.shift() ?? 500 }),
      'good',
      async () => 'next',
    );
    expect(await renewed.api.wallet.accounts()).toEqual({ data: [] });
    expect(renewed.sent.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer good',
      'Bearer next',
    ]);
    const never = client(
      () => Response.json({ code: 11001 }, { status: 401 }),
      'good',
      async () => 'next',
    );
    await expect(never.api.wallet.accounts()).rejects.toMatchObject({ status: 401 });
    expect(never.sent).toHaveLength(2);
    expect(never.rejected).toEqual(['good']);
  });

  it.each([408, 429, 500, 503])('asks nothing of the session after %i', async (status) => {
    const refused = client(() => Response.json({ code: 10000 }, { status }));
    await expect(refused.api.wallet.accounts()).rejects.toMatchObject({ status });
    expect(refused.rejected).toEqual([]);
    expect(refused.sent).toHaveLength(1);
  });

  it('tells what was refused where a refresh cannot be requested', async () => {
    const offline = client(
      () => Response.json({ code: 11001 }, { status: 401 }),
      'good',
      () => Promise.reject(new Error('offline')),
    );
    await expect(offline.api.wallet.accounts()).rejects.toMatchObject({ status: 401, code: 11001 });
  });

  it("does not ask for what is a player's without one", async () => {
    const { api, sent } = client(data([]), null);
    await expect(api.wallet.accounts()).rejects.toMatchObject({ status: 401 });
    expect(sent).toEqual([]);
  });

  it('sends the key of an intent that moves money', async () => {
    const { api, last } = client(data({}));
    const deposit = {
      methodId: 'card',
      currency: 'EUR',
      amount: 500,
      returnUrl: 'https://x.test/',
    };
    await api.payments.deposit(deposit, { context: { idempotencyKey: 'k1' } });
    expect(last().headers.get('idempotency-key')).toBe('k1');
    expect(await last().json()).toEqual(deposit);
  });

  it('takes a page instead of data for not found [7h-01] [8-15]', async () => {
    const { api } = client(() => new Response('<!doctype html>'));
    await expect(api.settings.locales()).rejects.toMatchObject({ status: 404, code: 10002 });
  });

  it('tries once and says when nobody answers [7-02]', async () => {
    const { api, sent } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.settings.locales()).rejects.toMatchObject({ status: 0, isOffline: true });
    expect(sent).toHaveLength(1);
  });

  it('says that nobody answers where its scripts do not come, and asks for them again', async () => {
    let comes = false;
    const api = createApi({
      load: async () => {
        if (!comes) throw new TypeError('Failed to fetch dynamically imported module');
        return { routes: endpointRoutes(), call };
      },
      origin: 'https://site.test',
      bindingCredentials: 'omit',
      fetch: async () => Response.json({ data: [] }),
      prove: async () => '',
      authority: { bearer: async () => null, heldToken: () => null, rejected: async () => null },
    });
    await expect(api.settings.locales()).rejects.toMatchObject({ status: 0, isOffline: true });
    comes = true;
    expect(await api.settings.locales()).toEqual({ data: [] });
  });

  describe('with a server that goes silent', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Rejects once the call is given up, as `fetch` and reading a body do. */
    const silence = (request: Request | undefined) =>
      new Promise<never>((_, reject) =>
        request?.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );

    it('gives up after half a minute, also in the middle of an answer', async () => {
      const silent = client(() => silence(silent.last()));
      const midway = client(() => {
        const answer = new Response('{');
        answer.json = () => silence(midway.last());
        return answer;
      });
      for (const { api } of [silent, midway]) {
        const told = expect(api.settings.locales()).rejects.toMatchObject({
          status: 0,
          isOffline: true,
        });
        await vi.advanceTimersByTimeAsync(30_000);
        await told;
      }
    });

    it('ends with the caller, for the reason the caller gives', async () => {
      const { api, last } = client(() => silence(last()));
      const caller = new AbortController();
      const told = expect(
        api.settings.locales(undefined, { signal: caller.signal }),
      ).rejects.toThrow('not wanted any more');
      await vi.advanceTimersByTimeAsync(0);
      caller.abort(new Error('not wanted any more'));
      await told;
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('takes an answer that breaks off for none, and not for a page', async () => {
    const { api } = client(
      () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('cut')) })),
    );
    await expect(api.settings.locales()).rejects.toMatchObject({ status: 0, isOffline: true });
  });
});
