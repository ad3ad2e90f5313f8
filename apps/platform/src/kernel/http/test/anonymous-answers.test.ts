import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { rememberAnonymousAnswers } from '../anonymous-answers.ts';
import type { CallInProcess } from '../contract-routes.ts';

let calls: number;
let time: number;
let status: number;
const caller = { requestId: 'r', ip: '192.0.2.1', country: 'DE', log: pino({ level: 'silent' }) };
const address = 'http://site.example/api/game/collections';

const call: CallInProcess = async (request) => {
  calls += 1;
  return Response.json({ number: calls, to: request.headers.get('authorization') }, { status });
};
const remembering = () => rememberAnonymousAnswers(call, { freshMs: 1000, now: () => time });
const bodyOf = async (answer: Promise<Response>) => (await answer).json();

beforeEach(() => {
  calls = 0;
  time = 0;
  status = 200;
});

describe('answers anybody would be given', () => {
  test('are given again for a moment, and then requested again', async () => {
    const ask = remembering();
    expect(await bodyOf(ask(new Request(address), caller))).toMatchObject({ number: 1 });
    time = 999;
    expect(await bodyOf(ask(new Request(address), caller))).toMatchObject({ number: 1 });
    time = 1000;
    expect(await bodyOf(ask(new Request(address), caller))).toMatchObject({ number: 2 });
  });

  test('are requested once by fifty who ask at once', async () => {
    const ask = remembering();
    const bodies = await Promise.all(
      Array.from({ length: 50 }, () => bodyOf(ask(new Request(address), caller))),
    );
    expect(calls).toBe(1);
    expect(bodies).toHaveLength(50);
  });

  test('[P-35] are never those of somebody who shows a bearer, nor given to them', async () => {
    const ask = remembering();
    const mine = new Request(address, { headers: { authorization: 'Bearer mine' } });
    await ask(new Request(address), caller);
    expect(await bodyOf(ask(mine.clone(), caller))).toEqual({ number: 2, to: 'Bearer mine' });
    expect(await bodyOf(ask(new Request(address), caller))).toEqual({ number: 1, to: null });
  });

  test('differ by country', async () => {
    const ask = remembering();
    await ask(new Request(address), caller);
    await ask(new Request(address), { ...caller, country: 'BR' });
    expect(calls).toBe(2);
  });

  test('are not kept when they are refusals, and writes always go through', async () => {
    const ask = remembering();
    status = 503;
    await Promise.all([ask(new Request(address), caller), ask(new Request(address), caller)]);
    expect(calls).toBe(2);
    status = 200;
    await ask(new Request(address), caller);
    await ask(new Request(address, { method: 'POST' }), caller);
    await ask(new Request(address, { method: 'POST' }), caller);
    expect(calls).toBe(5);
  });
});
