import type { Mutant } from './mutant.ts';

const platform = 'apps/platform/src';
const identity = `${platform}/modules/identity`;
const uniform = `${identity}/test/uniform-answers.db.test.ts`;
const oneTime = `${identity}/test/one-time.db.test.ts`;

/** What a stranger may learn of an account by asking, and one-time secrets. */
export const signIn: readonly Mutant[] = [
  {
    fault: 'an account without a password is told as such',
    file: `${identity}/service.ts`,
    change: [
      [
        '      const matches = await',
        "      if (credential && passwordHash === null) throw new DomainError('notFound');\n      const matches = await",
      ],
    ],
    test: uniform,
    title: 'signing in: every header and byte',
  },
  {
    fault: 'only tries at an account that exists are counted',
    file: `${identity}/service.ts`,
    change: [
      ['      const attempt = await guard.atSignIn(known, input.fingerprint, device);\n', ''],
      [
        '      const passwordHash = credential?.passwordHash ?? null;\n',
        `      const passwordHash = credential?.passwordHash ?? null;
      const attempt = credential
        ? await guard.atSignIn(known, input.fingerprint, device)
        : { forgive: async () => {} };\n`,
      ],
    ],
    test: uniform,
    title: 'signing in again and again: the same allowance',
  },
  {
    fault: 'no work is done on the password for an unknown address',
    file: `${identity}/passwords.ts`,
    change: [
      [
        '  const standIn = await decoyHash();\n',
        '  if (stored === null) return false;\n  const standIn = await decoyHash();\n',
      ],
    ],
    test: `${platform}/test/uniform-timing.db.test.ts`,
    title: 'a wrong password takes as long as an unknown address',
  },
  {
    fault: 'the last digit of a code is even',
    file: `${identity}/one-time.ts`,
    change: [['String(randomInt(10 ** digits))', 'String(randomInt(10 ** digits / 2) * 2)']],
    test: oneTime,
    title: 'comes from a secure source',
  },
  {
    fault: 'codes come from a generator that can be foretold',
    file: `${identity}/one-time.ts`,
    change: [
      ['String(randomInt(10 ** digits))', 'String(Math.floor(Math.random() * 10 ** digits))'],
    ],
    test: oneTime,
    title: 'comes from a secure source',
  },
  {
    fault: 'a token is as long as it should be and half of it is empty',
    file: `${identity}/one-time.ts`,
    change: [
      [
        "randomBytes(32).toString('base64url')",
        "Buffer.concat([randomBytes(16)], 32).toString('base64url')",
      ],
    ],
    test: oneTime,
    title: 'comes from a secure source',
  },
  {
    fault: 'whether a secret was used is looked up before it is',
    file: `${identity}/one-time-repository.ts`,
    change: [
      [
        "      const spent = await on(tx)\n        .updateTable('identity.one_time')\n        .set({ used_at: at })\n        .where('id', '=', id)\n        .where('used_at', 'is', null)\n",
        `      const known = await on(tx)
        .selectFrom('identity.one_time')
        .select('used_at')
        .where('id', '=', id)
        .executeTakeFirst();
      if (known?.used_at) return false;
      const spent = await on(tx)
        .updateTable('identity.one_time')
        .set({ used_at: at })
        .where('id', '=', id)\n`,
      ],
    ],
    test: oneTime,
    title: 'entered fifty times at once opens once',
  },
  {
    fault: 'a code by SMS that was used at the same moment proves the number again',
    file: `${identity}/phone.ts`,
    change: [
      [
        "        if (!(await oneTime.spend(tx, proof))) throw new DomainError('oneTimeUsed');\n        const",
        '        await oneTime.spend(tx, proof);\n        const',
      ],
    ],
    test: `${identity}/test/phone.db.test.ts`,
    title: 'is good once, however many use it at once',
  },
];
