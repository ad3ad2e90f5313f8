import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { type OpenDatabase, openDatabase, type Tx } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import {
  createOneTime,
  type OneTimeOrder,
  type OneTimeProof,
  type SecretSource,
  systemSecrets,
} from '../one-time.ts';
import { perNumber } from '../one-time-purposes.ts';

const minute = 60;
let database: TestDatabase;
let open: OpenDatabase;
let seconds = 0;
let subjects = 0;
const clock = { now: () => new Date(Date.UTC(2026, 10, 21, 12) + seconds * 1000) };

const build = (perNetworkHour = 1000, secrets: SecretSource = systemSecrets) =>
  createOneTime({
    db: open.db,
    clock,
    ids: systemIds,
    secrets,
    settings: { secret: 's'.repeat(32), perNetworkHour },
  });
let oneTime: ReturnType<typeof build>;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url, max: 20 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(() => {
  seconds = 0;
  oneTime = build();
});

/** An order for a subject that nobody has ordered for. */
function order(changes: Partial<OneTimeOrder> = {}): OneTimeOrder {
  subjects += 1;
  const subject = `somebody-${subjects}@example.com`;
  return { purpose: 'passwordReset', subject, askedFrom: `198.51.100.${subjects}`, ...changes };
}
const within = <T>(work: (tx: Tx) => Promise<T>) => open.db.transaction().execute(work);
const issue = (changes: Partial<OneTimeOrder> = {}) => {
  const ordered = order(changes);
  return within((tx) => oneTime.issueBoth(tx, ordered)).then((issued) => ({
    ...issued,
    ...ordered,
  }));
};
const spend = (proof: OneTimeProof) => within((tx) => oneTime.spend(tx, proof));
const proveCode = (id: string, code: string) =>
  oneTime.proveCode({ purpose: 'passwordReset', id, code });
const proveToken = (token: string) => oneTime.proveToken({ purpose: 'passwordReset', token });
/** A code that differs from the right one. */
const wrong = (code: string, nth = 1) =>
  String((Number(code) + nth) % 10 ** code.length).padStart(code.length, '0');
const rowOf = async (id: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select * from identity.one_time where id = ${id}`.execute(open.db);
  return rows[0];
};

describe('a code', () => {
  test('[P-25] comes from a secure source, each of its digits as likely as any other', () => {
    const guessable = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => guessable.mockRestore());
    const codes = Array.from({ length: 20_000 }, () => systemSecrets.code(6));
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(19_500);
    for (const place of [0, 1, 2, 3, 4, 5]) {
      const digits = Map.groupBy(codes, (code) => code[place]);
      expect(digits.size, `at ${place}`).toBe(10);
      for (const [digit, those] of digits)
        expect(Math.abs(those.length - 2000), `${digit} at ${place}`).toBeLessThan(300);
    }
    const tokens = Array.from({ length: 1000 }, () =>
      Buffer.from(systemSecrets.token(), 'base64url'),
    );
    for (let place = 0; place < 32; place += 1)
      expect(new Set(tokens.map((token) => token[place])).size, `byte ${place}`).toBeGreaterThan(
        200,
      );
    expect(new Set(tokens.map(({ length }) => length))).toEqual(new Set([32]));
    expect(guessable).not.toHaveBeenCalled();
  });

  test('[P-25] proves itself with its request, and is used once', async () => {
    const { id, code, subject } = await issue();
    expect(code).toMatch(/^\d{8}$/);
    const proof = await proveCode(id, code);
    expect(proof).toMatchObject({ id, subject });
    expect(await spend(proof)).toBe(true);
    expect(await spend(proof)).toBe(false);
    await expect(proveCode(id, code)).rejects.toMatchObject({ errorName: 'oneTimeUsed' });
  });

  test('[P-25] entered fifty times at once opens once', async () => {
    const { id, code } = await issue();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () => {
        try {
          return await spend(await proveCode(id, code));
        } catch (error) {
          return (error as { errorName?: string }).errorName;
        }
      }),
    );
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(1);
    expect(outcomes.every((outcome) => [true, false, 'oneTimeUsed'].includes(outcome ?? ''))).toBe(
      true,
    );
  });

  test('[P-25] takes five wrong guesses, and no more of any number at once', async () => {
    const { id, code } = await issue();
    const guesses = await Promise.allSettled(
      Array.from({ length: 50 }, (_, nth) => proveCode(id, wrong(code, nth + 1))),
    );
    expect(guesses.every(({ status }) => status === 'rejected')).toBe(true);
    expect((await rowOf(id))?.tries).toBe(5);
    await expect(proveCode(id, code)).rejects.toMatchObject({ errorName: 'oneTimeTriesSpent' });
  });

  test('[P-25] is still right after four wrong guesses, and the fifth says that it was the last', async () => {
    const { id, code } = await issue();
    for (const nth of [1, 2, 3, 4])
      await expect(proveCode(id, wrong(code, nth))).rejects.toMatchObject({
        errorName: 'oneTimeWrong',
      });
    const proof = await proveCode(id, code);
    await expect(proveCode(id, wrong(code, 5))).rejects.toMatchObject({
      errorName: 'oneTimeTriesSpent',
    });
    // Proven before, but guessed to death before it was used.
    expect(await spend(proof)).toBe(false);
  });

  test('[P-25] guessed within a transaction that is rolled back counts all the same', async () => {
    const { id, code } = await issue();
    await within(async (tx) => {
      await proveCode(id, wrong(code)).catch(() => {});
      await sql`select 1`.execute(tx);
      throw new Error('rolled back');
    }).catch(() => {});
    expect((await rowOf(id))?.tries).toBe(1);
  });

  test("[P-25] is good for its own request alone, and another's guesses cost it nothing", async () => {
    const [mine, theirs] = [await issue(), await issue()];
    const others = proveCode(theirs.id, mine.code);
    await expect(others).rejects.toMatchObject({ errorName: 'oneTimeWrong' });
    const unknown = proveCode(systemIds.next(), mine.code);
    await expect(unknown).rejects.toMatchObject({ errorName: 'oneTimeExpired' });
    const elsewhere = oneTime.proveCode({ purpose: 'autoLogin', id: mine.id, code: mine.code });
    await expect(elsewhere).rejects.toMatchObject({ errorName: 'oneTimeExpired' });
    expect((await rowOf(mine.id))?.tries).toBe(0);
    expect(await spend(await proveCode(mine.id, mine.code))).toBe(true);
  });

  test('[P-25] is good up to ten minutes, to the second, also when proven before', async () => {
    const { id, code, expiresAt } = await issue();
    expect(expiresAt).toEqual(new Date(clock.now().getTime() + 600_000));
    seconds = 10 * minute - 1;
    const proof = await proveCode(id, code);
    seconds = 10 * minute;
    expect(await spend(proof)).toBe(false);
    await expect(proveCode(id, code)).rejects.toMatchObject({ errorName: 'oneTimeExpired' });
  });

  test('[P-25] cannot live longer, whatever the code of the platform says', async () => {
    const insert = (purpose: string, life: string) =>
      sql`insert into identity.one_time (id, purpose, subject, token_hash, created_at, expires_at)
        values (${systemIds.next()}, ${purpose}, 'x', ${Buffer.from(purpose + life)}, now(), now() + ${life}::interval)`.execute(
        open.db,
      );
    await insert('passwordReset', '10 minutes');
    await insert('emailConfirmation', '24 hours');
    await expect(insert('passwordReset', '10 minutes 1 second')).rejects.toThrow('check');
    await expect(insert('somethingNew', '1 hour')).rejects.toThrow('check');
    await expect(insert('emailConfirmation', '25 hours')).rejects.toThrow('check');
  });
});

describe('a token', () => {
  test('[P-28] proves itself and is used once, however many come at once', async () => {
    const { token, subject } = await issue();
    const proofs = await Promise.all(Array.from({ length: 50 }, () => proveToken(token)));
    expect(proofs.every((proof) => proof.subject === subject)).toBe(true);
    const spent = await Promise.all(proofs.map(spend));
    expect(spent.filter(Boolean)).toHaveLength(1);
    await expect(proveToken(token)).rejects.toMatchObject({ errorName: 'oneTimeUsed' });
  });

  test('[P-28] runs out after ten minutes, and is good for its purpose alone', async () => {
    const { token } = await issue();
    await expect(oneTime.proveToken({ purpose: 'autoLogin', token })).rejects.toMatchObject({
      errorName: 'oneTimeWrong',
    });
    await expect(proveToken(systemSecrets.token())).rejects.toMatchObject({
      errorName: 'oneTimeWrong',
    });
    seconds = 10 * minute;
    await expect(proveToken(token)).rejects.toMatchObject({ errorName: 'oneTimeExpired' });
  });

  test('[P-25] goes with the code of its request: using one uses both', async () => {
    const { id, code, token } = await issue();
    expect(await spend(await proveToken(token))).toBe(true);
    await expect(proveCode(id, code)).rejects.toMatchObject({ errorName: 'oneTimeUsed' });
  });

  test('outlives wrong guesses of the code beside it', async () => {
    const { id, code, token } = await issue();
    for (let nth = 1; nth <= 6; nth += 1) await proveCode(id, wrong(code, nth)).catch(() => {});
    expect(await spend(await proveToken(token))).toBe(true);
  });

  test('is undone when what it was for fails', async () => {
    const proof = await proveToken((await issue()).token);
    await within(async (tx) => {
      expect(await oneTime.spend(tx, proof)).toBe(true);
      throw new Error('the rest failed');
    }).catch(() => {});
    expect(await spend(proof)).toBe(true);
  });
});

describe('issuing', () => {
  test('[P-28] ends nothing that was sent before, where a stranger can ask for it', async () => {
    for (const purpose of ['passwordReset', 'phoneCode'] as const) {
      const older = await issue({ purpose });
      for (let nth = 0; nth < 20; nth += 1) await issue({ purpose, subject: older.subject });
      const proof = await oneTime.proveCode({ purpose, id: older.id, code: older.code });
      expect(await spend(proof), purpose).toBe(true);
    }
  });

  test('[P-25] ends the older ones of the same purpose and subject, where only the player can', async () => {
    const purpose = 'autoLogin';
    const older = await issue({ purpose });
    const other = await issue({ subject: older.subject });
    const newer = await issue({ purpose, subject: older.subject });
    const proven = (token: string) => oneTime.proveToken({ purpose, token });
    await expect(proven(older.token)).rejects.toMatchObject({ errorName: 'oneTimeReplaced' });
    expect(await spend(await proven(newer.token))).toBe(true);
    const kept = await proveToken(other.token);
    await within((tx) => oneTime.withdraw(tx, 'passwordReset', older.subject));
    expect(await spend(kept)).toBe(false);
  });

  test('[P-25] at once leaves one that is good, where only the player can ask', async () => {
    const { subject } = order();
    const purpose = 'autoLogin';
    const issued = await Promise.all(Array.from({ length: 3 }, () => issue({ subject, purpose })));
    const good = await Promise.allSettled(
      issued.map(({ token }) => oneTime.proveToken({ purpose, token })),
    );
    expect(good.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is limited for a subject that asks for itself, from wherever, exactly', async () => {
    const { subject } = order();
    const purpose = 'emailConfirmation';
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, nth) =>
        issue({ subject, purpose, askedFrom: `203.0.113.${nth}` }),
      ),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    seconds = 60;
    await expect(issue({ subject, purpose })).rejects.toMatchObject({
      errorName: 'tooManyRequests',
      options: { retryAfterSeconds: 540 },
    });
    // For another purpose it is another matter.
    await issue({ subject, purpose: 'autoLogin' });
    seconds = 10 * minute;
    await issue({ subject, purpose });
  });

  test('is limited as its order says, for a number of which each message costs money', async () => {
    const { subject } = order();
    const perSubject = perNumber.anybody;
    for (let nth = 0; nth < 8; nth += 1) {
      seconds = nth * 15 * minute;
      await issue({ subject, perSubject });
    }
    seconds += 60 * minute;
    await expect(issue({ subject, perSubject })).rejects.toMatchObject({
      errorName: 'tooManyRequests',
    });
    for (let nth = 0; nth < 4; nth += 1) await issue({ subject, perSubject: perNumber.own });
    await expect(issue({ subject, perSubject: perNumber.own })).rejects.toMatchObject({
      errorName: 'tooManyRequests',
    });
    seconds = 26 * 60 * minute;
    await issue({ subject, perSubject });
  });

  test('is limited for a network, whomever it asks for, and one IPv6 subscriber is one', async () => {
    oneTime = build(4);
    const from = (nth: number) => ({ askedFrom: `2001:db8:7:7::${nth + 1}` });
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, nth) => issue(from(nth))),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await issue({ askedFrom: '2001:db8:7:8::1' });
    await issue({ askedFrom: null });
    seconds = 60 * minute;
    await issue(from(0));
  });
});

test('[P-25] the database holds no secret in plain, nor a hash that guessing could undo', async () => {
  const { id, code, token } = await issue();
  const row = await rowOf(id);
  const text = JSON.stringify(row, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  expect(text).not.toContain(code);
  expect(text).not.toContain(token);
  const plain = [code, `${id}:${code}`].map((guess) => createHash('sha256').update(guess).digest());
  expect(plain.some((hash) => hash.equals(row?.code_hash as Buffer))).toBe(false);
});

test('[P-25] the same code of two requests is not the same in the database', async () => {
  const secrets = { code: () => '12345678', token: systemSecrets.token };
  oneTime = build(1000, secrets);
  const [one, other] = [await issue(), await issue()];
  const hashes = await Promise.all(
    [one, other].map(async ({ id }) => (await rowOf(id))?.code_hash),
  );
  expect(hashes[0]).not.toEqual(hashes[1]);
});

test('old ones are forgotten a day after they ran out, and never before', async () => {
  const { id, token } = await issue();
  seconds = (24 * 60 + 9) * minute;
  await oneTime.forget();
  await expect(proveToken(token)).rejects.toMatchObject({ errorName: 'oneTimeExpired' });
  seconds = (24 * 60 + 11) * minute;
  await oneTime.forget();
  expect(await rowOf(id)).toBeUndefined();
});

test('[P-24] what was requested under a clock that was ahead keeps nobody waiting when it is right again', async () => {
  const asked = order({ purpose: 'phoneCode', perSubject: perNumber.anybody });
  seconds = 24 * 60 * minute;
  await within((tx) => oneTime.issueCode(tx, asked));
  seconds = 0;
  await within((tx) => oneTime.issueCode(tx, asked));
  // What was requested now counts as ever.
  await expect(within((tx) => oneTime.issueCode(tx, asked))).rejects.toMatchObject({
    errorName: 'tooManyRequests',
  });
});
