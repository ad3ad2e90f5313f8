import { describe, expect, it } from 'vitest';
import { endpointRoutes } from '../../../vite/contract-plugin.ts';
import { callRequest } from './call-request.ts';
import { problemFrom } from './problem.ts';

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
});
