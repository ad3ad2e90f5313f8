import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StubRegister } from '../modules/identity/test/stub-register.ts';
import { expectProblem } from './expect-problem.ts';
import { type Player, password, registration, site, usePlatform } from './platform-fixture.ts';

const register = new StubRegister();
const settings: Record<string, string> = { EXCLUSION_REGISTER_KEY: 'e'.repeat(32) };
beforeAll(async () => {
  settings.EXCLUSION_REGISTER_URL = await register.listen();
});
afterAll(() => register.close());
const platform = usePlatform({ roles: 'api,jobs', settings });
let owner: pg.Pool;
let count = 0;

beforeAll(async () => {
  await platform.app.startJobs();
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
});
afterAll(() => owner.end());
beforeEach(() => {
  register.status = 200;
  register.named.clear();
  // The guard counts no tries of before.
  platform.clock.aheadSeconds += 2 * 60 * 60;
});

/** A birth date that nobody else has here. */
function ownBirthdate(): string {
  count += 1;
  return new Date(Date.UTC(1950, 0, 1 + count)).toISOString().slice(0, 10);
}

const open = (changes: Readonly<Record<string, unknown>>) =>
  platform.call('POST', '/player/register', { body: { ...registration, password, ...changes } });
const signIn = ({ email }: Pick<Player, 'email'>) =>
  platform.call('POST', '/player/sessions', {
    body: { email, password, fingerprint: registration.fingerprint },
  });
const deposit = ({ token }: Pick<Player, 'token'>, key: string) =>
  platform.call('POST', '/payment/invoices/deposit', {
    token,
    headers: { 'idempotency-key': key },
    body: { methodId: 'card', currency: 'EUR', amount: 10_00, returnUrl: `${site}/` },
  });

async function leave({ token, id }: Player, period = 'P1Y'): Promise<void> {
  const definition = period.endsWith('Y') ? 4 : 5;
  const body = { definition, period };
  expect((await platform.call('POST', '/player/limits', { token, body })).status).toBe(200);
  await expect
    .poll(
      async () => {
        const known = 'select 1 from identity.excluded_mark where player_id = $1';
        return (await owner.query(known, [id])).rowCount;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
}

function expectRefused(answer: Awaited<ReturnType<typeof open>>): void {
  expectProblem(answer, 422);
  // The very answer that an address gets which has an account: it tells nobody why.
  expect(answer.body).toMatchObject({ code: 11005 });
  expect(answer.body.errors).toBeUndefined();
}

describe('[P-22] somebody who has left', () => {
  test('is known by the mailbox, however its address is spelt', async () => {
    const birthdate = ownBirthdate();
    const email = 'wanda.left@gmail.com';
    await leave(await platform.register({ email, birthdate }).then((own) => ({ ...own, email })));
    for (const spelt of [
      'wandaleft@gmail.com',
      'W.anda.Left+new@GoogleMail.com',
      'wanda.left+x@gmail.com',
    ])
      expectRefused(await open({ email: spelt, birthdate: '1991-01-01' }));
    expect((await open({ email: 'wanda@example.com', birthdate: '1991-01-01' })).status).toBe(201);
  });

  test('is known by name and birth date, tax number and device once the profile tells of them', async () => {
    const birthdate = ownBirthdate();
    const fingerprint = { visitorId: 'the one at home', confidence: 0.7 };
    const player = await platform.register({ birthdate, fingerprint });
    const named = await platform.call('PUT', '/player/profile', {
      token: player.token,
      body: { firstName: 'José', lastName: 'García Núñez' },
    });
    expect(named.status, JSON.stringify(named.body)).toBe(200);
    await leave(player);

    expectRefused(await open({ email: 'device@example.com', birthdate, fingerprint }));
    const family = { fingerprint, birthdate: '1984-06-06' };
    expect((await open({ email: 'family@example.com', ...family })).status).toBe(201);

    // The registration does not ask for names: whoever fills them in later is known at the next deposit.
    const again = await platform.register({ birthdate });
    const filled = await platform.call('PUT', '/player/profile', {
      token: again.token,
      body: { firstName: 'JOSE', lastName: 'Nunez' },
    });
    expect(filled.status).toBe(200);
    const refused = await deposit(again, 'known-again-by-name');
    expectProblem(refused, 422);
    expect(refused.body.code).toBe(11083);
    expectProblem(await platform.call('GET', '/player/profile', { token: again.token }), 401);
    expect((await signIn(again)).body.code).toBe(11083);
    const rows = await owner.query('select 1 from payments.invoice where player_id = $1', [
      again.id,
    ]);
    expect(rows.rowCount).toBe(0);
  });

  test('may register anew once the time is over, and the marks are forgotten', async () => {
    const birthdate = ownBirthdate();
    const email = 'back.again@gmail.com';
    const player = { ...(await platform.register({ email, birthdate })), email };
    await leave(player, 'P1D');
    const anew = { email: 'backagain@gmail.com', birthdate };
    expectRefused(await open(anew));
    platform.clock.aheadSeconds += 24 * 60 * 60;
    expect((await signIn(player)).status).toBe(200);
    await platform.app.modules.jobs['identity.forget-excluded-marks']?.({}, {
      attempts: 1,
    } as never);
    const known = 'select 1 from identity.excluded_mark where player_id = $1';
    expect((await owner.query(known, [player.id])).rowCount).toBe(0);
    expect((await open(anew)).status).toBe(201);
  });
});

describe('[P-22] the central register', () => {
  test('keeps out whom it names: at registration, sign-in and deposit, and lets their money be withdrawn', async () => {
    const birthdate = ownBirthdate();
    const player = await platform.register({ birthdate });
    expect(register.asked.at(-1)).toMatchObject({ occasion: 'registration', birthdate });
    expect((await deposit(player, 'before-the-register')).status).toBe(201);
    register.named.add(birthdate);

    expectRefused(await open({ email: 'named@example.com', birthdate }));
    const refused = await deposit(player, 'named-by-the-register');
    expectProblem(refused, 422);
    expect(refused.body).toMatchObject({
      code: 11083,
      errors: { exclusion: [{ rule: 'register' }] },
    });
    expect(register.asked.at(-1)).toMatchObject({ occasion: 'deposit' });
    expectProblem(await platform.call('GET', '/player/profile', { token: player.token }), 401);
    const away = await platform.call('POST', '/player/sessions/away', {
      body: { email: player.email, password, fingerprint: registration.fingerprint },
    });
    expect(away.status).toBe(200);

    // A day later it is asked again, and may have let somebody go.
    platform.clock.aheadSeconds += 24 * 60 * 60;
    expect((await signIn(player)).body.code).toBe(11083);
    expect(register.asked.at(-1)).toMatchObject({ occasion: 'signIn' });
    register.named.clear();
    platform.clock.aheadSeconds += 24 * 60 * 60;
    expect((await signIn(player)).status).toBe(200);
  });

  test('when it is silent nobody registers or pays in, with words, and signing in goes on', async () => {
    const player = await platform.register({ birthdate: ownBirthdate() });
    register.status = 500;
    const unopened = await open({ email: 'silent@example.com', birthdate: ownBirthdate() });
    expectProblem(unopened, 503);
    expect(unopened.body.code).toBe(11087);
    expect(unopened.headers['retry-after']).toBe('60');
    const unpaid = await deposit(player, 'while-it-is-silent');
    expectProblem(unpaid, 503);
    expect(unpaid.body.code).toBe(11087);
    expect((await signIn(player)).status).toBe(200);
    // Nothing of the refused deposit is left: the same one goes through once the register is back.
    register.status = 200;
    expect((await deposit(player, 'while-it-is-silent')).status).toBe(201);
  });

  test('is not asked about a wrong password', async () => {
    const player = await platform.register({ birthdate: ownBirthdate() });
    const before = register.asked.length;
    await platform.call('POST', '/player/sessions', {
      body: { ...registration, email: player.email, password: 'not the one at all' },
    });
    expect(register.asked.length).toBe(before);
  });
});
