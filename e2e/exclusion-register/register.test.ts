import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHttpRegister } from '../../apps/platform/src/modules/identity/adapters/exclusion-register.ts';
import {
  type RegisterQuestion,
  RegisterSilent,
} from '../../apps/platform/src/modules/identity/exclusion/register.ts';
import { freePorts, SandboxProcess } from '../payment-provider/sandbox-process.ts';

const key = 'e'.repeat(32);
const anna: RegisterQuestion = {
  occasion: 'signIn',
  firstName: 'Anna',
  lastName: 'Berg',
  birthdate: '1980-02-29',
  email: null,
  phone: null,
  country: 'DE',
  taxNumber: null,
};
let sandbox: SandboxProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePorts();
  origin = `http://127.0.0.1:${port + 10}`;
  sandbox = new SandboxProcess(port, {
    PLATFORM_ORIGIN: 'http://localhost:3999',
    EXCLUSION_REGISTER_KEY: key,
  });
  await sandbox.start();
});
afterAll(() => sandbox.close());
beforeEach(() => mood('true'));

const mood = (name: string) =>
  fetch(`${origin}/sandbox/mood`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mood: name }),
  });
const ask = (
  question: Parameters<ReturnType<typeof createHttpRegister>['isExcluded']>[0],
  bearer = key,
) => createHttpRegister({ url: `${origin}/v1/`, key: bearer, deadline: 1000 }).isExcluded(question);

test('[P-22] the register is asked by the protocol it speaks, and knows who was entered on its page', async () => {
  expect(await ask(anna)).toBe(false);
  await fetch(`${origin}/persons`, {
    method: 'POST',
    body: new URLSearchParams({ ...anna, email: 'anna@example.com' } as never),
  });
  expect(await ask(anna)).toBe(true);
  const byMail = { ...anna, firstName: null, lastName: null, email: 'anna@example.com' };
  expect(await ask({ ...byMail, occasion: 'registration' })).toBe(true);
  expect(await ask({ ...anna, occasion: 'deposit', lastName: 'Hill' })).toBe(false);
});

test.each(['down', 'slow', 'garbled'])('one that is %s is silent in time', async (name) => {
  await mood(name);
  const asked = performance.now();
  await expect(ask(anna)).rejects.toBeInstanceOf(RegisterSilent);
  expect(performance.now() - asked).toBeLessThan(3000);
});

test('one that does not know us, or is not there, is silent', async () => {
  await expect(ask(anna, 'another key')).rejects.toBeInstanceOf(RegisterSilent);
  const nobody = createHttpRegister({ url: 'http://127.0.0.1:9', key, deadline: 1000 });
  await expect(nobody.isExcluded(anna)).rejects.toBeInstanceOf(RegisterSilent);
});
