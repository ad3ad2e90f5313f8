import { ValidationError } from '@orpc/server';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

/** What a log says when it is told this. */
function logged(details: object): string {
  const lines: string[] = [];
  createLogger('trace', { write: (line) => void lines.push(line) }).error(details, 'It failed');
  return lines.join('');
}

const secret = 'hunter2-hunter2';

test('[P-44] values that bear the name of a secret are left out, three levels deep', () => {
  const text = logged({
    password: secret,
    body: { newPassword: secret, card: { cvc: secret } },
    req: { headers: { authorization: secret, cookie: secret, 'second-factor': secret } },
  });
  expect(text).not.toContain(secret);
  expect(text).toContain('[redacted]');
});

test.each([
  [
    'an answer that broke its schema',
    new ValidationError({
      message: 'Output validation failed',
      issues: [],
      data: { data: { recoveryCodes: [secret], nested: { deeper: { value: secret } } } },
    }),
  ],
  [
    'a failed statement',
    Object.assign(new Error('violates check constraint "c"'), {
      code: '23514',
      constraint: 'c',
      detail: `Failing row contains (1, ${secret}).`,
      parameters: [secret],
    }),
  ],
  [
    'a refused command',
    Object.assign(new Error('READONLY'), {
      command: { name: 'eval', args: [secret] },
    }),
  ],
  [
    'an error with a cause',
    new Error('outside', {
      cause: Object.assign(new Error('inside'), { input: secret }),
    }),
  ],
])('[P-44] of %s its kind and place are told, and not what it was about', (_what, error) => {
  for (const details of [{ err: error }, { error }]) {
    const text = logged(details);
    expect(text).not.toContain(secret);
    expect(text).toContain(error.message.replaceAll('"', '\\"'));
    expect(text).toContain('logger.test.ts');
  }
});

test('[P-44] a body that is no JSON is not quoted', () => {
  for (const body of [
    `{"password": "${secret}"`,
    `${secret}`,
    `{"a":"${'x'.repeat(200)}", ${secret}}`,
  ]) {
    let error: unknown;
    try {
      JSON.parse(body);
    } catch (thrown) {
      error = thrown;
    }
    expect(logged({ err: error })).not.toMatch(/hunter2/);
  }
});

test('what an operator needs of a failed statement is told', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', table: 'credential' });
  expect(JSON.parse(logged({ err: error }))).toMatchObject({
    err: { type: 'Error', message: 'duplicate key', code: '23505', table: 'credential' },
  });
});
