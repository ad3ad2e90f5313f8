import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildRegister } from '../server.ts';

const key = 'k'.repeat(32);
let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'register-'));
  app = await buildRegister({
    dataFolder: folder,
    key,
    clock: { now: () => new Date(0) },
    logger: pino({ level: 'silent' }),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const check = (body: object, bearer = key) =>
  app.inject({
    method: 'POST',
    url: '/v1/checks',
    headers: { authorization: `Bearer ${bearer}` },
    payload: { occasion: 'signIn', ...body },
  });
const enter = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/persons',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const anna = { firstName: 'Änna', lastName: "O'Neil", birthdate: '1988-02-29' };

test('a person entered on the page is known by name and birth date, or by e-mail and birth date', async () => {
  expect((await check(anna)).json()).toEqual({ result: 'clear' });
  expect((await enter({ ...anna, email: 'anna@example.com' })).statusCode).toBe(303);
  expect((await app.inject('/')).body).toContain('born 1988-02-29');
  const spelt = { ...anna, firstName: 'ANNA', lastName: 'ONeil' };
  expect((await check(spelt)).json()).toEqual({ result: 'excluded' });
  const mailed = { birthdate: anna.birthdate, email: 'Anna@Example.com' };
  expect((await check(mailed)).json()).toEqual({ result: 'excluded' });
  expect((await check({ ...anna, birthdate: '1988-02-28' })).json()).toEqual({ result: 'clear' });
  expect((await check({ birthdate: anna.birthdate })).json()).toEqual({ result: 'clear' });
});

test('a form that lacks something says so and enters nobody', async () => {
  const refused = await enter({ ...anna, lastName: ' ', email: '' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Give both names');
  expect((await check(anna)).json()).toEqual({ result: 'clear' });
});

test('without the key, or with a body it does not know, it says nothing of anybody', async () => {
  expect((await check(anna, 'another')).statusCode).toBe(401);
  expect((await check({ ...anna, colour: 'blue' })).statusCode).toBe(400);
});
