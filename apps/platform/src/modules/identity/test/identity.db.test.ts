import type { Registration } from '@pierlight/contract/identity/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createPlayerRepository, createPlayerService } from '../../player/public.ts';
import { createSettingsService } from '../../settings/public.ts';
import { createWalletRepository, createWalletService } from '../../wallet/public.ts';
import { accessTokenSeconds, createAccessTokens } from '../access-tokens.ts';
import { createIdentityRepository } from '../repository.ts';
import { createIdentityService } from '../service.ts';

const device = { ip: '192.0.2.7', userAgent: 'a browser' };
const fingerprint = { visitorId: 'visitor-1', confidence: 0.5 };
let count = 0;

function registration(changes: Partial<Registration> = {}): Registration {
  count += 1;
  return {
    email: `player-${count}@example.com`,
    password: 'correct horse battery',
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
    birthdate: '1990-04-12',
    agreements: true,
    receiveEmailPromo: false,
    fingerprint,
    ...changes,
  };
}

describe('identity', () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  let seconds: number;
  let ended: Session[];

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
    ended = [];
  });

  const clock = { now: () => new Date(Date.UTC(2026, 10, 21, 12) + seconds * 1000) };
  const tokens = createAccessTokens('a secret of at least thirty-two characters', clock);

  function build(restrictedCountries: readonly string[] = []) {
    const settings = createSettingsService({
      restrictedCountries,
      questsEnabled: false,
      loyaltyEnabled: false,
      minimumAge: 18,
    });
    const players = createPlayerService({
      repository: createPlayerRepository(open.db),
      settings,
      clock,
    });
    const wallets = createWalletService({
      db: open.db,
      repository: createWalletRepository(open.db),
      currencies: { get: settings.currency },
      gameNames: async () => new Map(),
    });
    const identity = createIdentityService({
      db: open.db,
      repository: createIdentityRepository(open.db),
      tokens,
      players,
      wallets,
      clock,
      ids: systemIds,
      onSessionEnded: async (session) => {
        ended.push(session);
      },
    });
    return { identity, players, wallets };
  }

  test('[2.2-05] registering opens a profile, an active account in the chosen currency and a session', async () => {
    const { identity, wallets } = build();
    const { signedIn } = await identity.register(registration({ currency: 'JPY' }), device);
    expect(signedIn.profile).toMatchObject({ currency: 'JPY', isNewlyRegistered: true });
    const session = await identity.authenticate(signedIn.accessToken);
    expect(session?.playerId).toBe(signedIn.profile.id);
    expect(await wallets.accounts(signedIn.profile.id)).toMatchObject([
      { currency: 'JPY', balance: 0, status: 1 },
    ]);
  });

  test.each([
    ['email', { email: 'nobody' }, 'email'],
    ['password', { password: 'short' }, 'min'],
    ['birthdate', { birthdate: '2008-11-22' }, 'minAge'],
    ['birthdate', { birthdate: '1990-02-30' }, 'date'],
    ['agreements', { agreements: false }, 'accepted'],
    ['currency', { currency: 'XXX' }, 'oneOf'],
    ['locale', { locale: 'xx' }, 'oneOf'],
  ])('[5a-06] a bad %s is refused by field and opens nothing', async (field, changes, rule) => {
    const { identity } = build();
    const input = registration(changes);
    await expect(identity.register(input, device)).rejects.toMatchObject({
      errorName: 'invalidInput',
      options: { fields: { [field]: [{ rule }] } },
    });
    await expect(
      identity.signIn({ email: input.email, password: input.password, fingerprint }, device),
    ).rejects.toMatchObject({ errorName: 'invalidCredentials' });
  });

  test('somebody who turns 18 today may register', async () => {
    const { identity } = build();
    await expect(
      identity.register(registration({ birthdate: '2008-11-21' }), device),
    ).resolves.toBeDefined();
  });

  test.each(['US', 'GB', 'BR'])(
    '[9-01] nobody registers from a restricted country (%s)',
    async (country) => {
      const { identity } = build(['BR']);
      await expect(identity.register(registration({ country }), device)).rejects.toMatchObject({
        errorName: 'countryRestricted',
      });
    },
  );

  test('twenty registrations of one address, in any case, open one account', async () => {
    const { identity } = build();
    const input = registration();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        identity.register(
          {
            ...input,
            email: index % 2 === 0 ? input.email : ` ${input.email.toUpperCase()}`.trim(),
          },
          device,
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ errorName: 'registrationRefused' });
  });

  test('a wrong password and an unknown address are refused alike', async () => {
    const { identity } = build();
    const input = registration();
    await identity.register(input, device);
    const refusal = { errorName: 'invalidCredentials' };
    await expect(
      identity.signIn({ email: input.email, password: 'wrong', fingerprint }, device),
    ).rejects.toMatchObject(refusal);
    await expect(
      identity.signIn({ email: 'unknown@example.com', password: 'wrong', fingerprint }, device),
    ).rejects.toMatchObject(refusal);
    const again = await identity.signIn(
      { email: input.email.toUpperCase(), password: input.password, fingerprint },
      device,
    );
    expect(again.signedIn.profile.isNewlyRegistered).toBe(false);
  });

  test('an access token ends after 15 minutes, and a forged one never counts', async () => {
    const { identity } = build();
    const { signedIn } = await identity.register(registration(), device);
    seconds = accessTokenSeconds - 1;
    expect(await identity.authenticate(signedIn.accessToken)).not.toBeNull();
    seconds = accessTokenSeconds + 1;
    expect(await identity.authenticate(signedIn.accessToken)).toBeNull();
    const forger = createAccessTokens('another secret of thirty-two characters!', clock);
    const forged = await forger.issue({
      playerId: signedIn.profile.id,
      sessionId: systemIds.next(),
      generation: 1,
    });
    expect(await identity.authenticate(forged)).toBeNull();
  });

  test('[P-23] of ten tabs refreshing at once all go on, with one rotation', async () => {
    const { identity } = build();
    const { signedIn, binding } = await identity.register(registration(), device);
    seconds = accessTokenSeconds + 60;
    const next = await Promise.all(
      Array.from({ length: 10 }, () => identity.refresh(signedIn.accessToken, binding)),
    );
    const generations = await Promise.all(next.map((token) => tokens.read(token)));
    expect(new Set(generations.map((claims) => claims?.generation))).toEqual(new Set([2]));
    for (const token of next) expect(await identity.authenticate(token)).not.toBeNull();
  });

  test('[P-23] the token before the newest has a short grace; an older use ends the session', async () => {
    const { identity } = build();
    const { signedIn, binding } = await identity.register(registration(), device);
    const second = await identity.refresh(signedIn.accessToken, binding);
    seconds = 31;
    expect(await identity.authenticate(signedIn.accessToken)).toBeNull();
    await expect(identity.refresh(signedIn.accessToken, binding)).rejects.toMatchObject({
      errorName: 'refreshRejected',
    });
    expect(ended).toHaveLength(1);
    expect(await identity.authenticate(second)).toBeNull();
    await expect(identity.refresh(second, binding)).rejects.toMatchObject({
      errorName: 'refreshRejected',
    });
  });

  test("[P-29] a stolen token cannot be refreshed without its session's own cookie", async () => {
    const { identity } = build();
    const mine = await identity.register(registration(), device);
    const theirs = await identity.register(registration(), device);
    for (const binding of [null, '', 'guess', theirs.binding])
      await expect(identity.refresh(mine.signedIn.accessToken, binding)).rejects.toMatchObject({
        errorName: 'refreshRejected',
      });
    expect(await identity.authenticate(mine.signedIn.accessToken)).not.toBeNull();
  });

  test('[P-27] signing out ends this session at once and leaves the other browser signed in', async () => {
    const { identity } = build();
    const input = registration();
    const first = await identity.register(input, device);
    const second = await identity.signIn(
      { email: input.email, password: input.password, fingerprint },
      device,
    );
    const session = await identity.authenticate(first.signedIn.accessToken);
    if (!session) throw new Error('the session should be alive');
    await identity.signOut(session);
    expect(await identity.authenticate(first.signedIn.accessToken)).toBeNull();
    expect(await identity.isAlive(session.id)).toBe(false);
    await expect(identity.refresh(first.signedIn.accessToken, first.binding)).rejects.toMatchObject(
      { errorName: 'refreshRejected' },
    );
    expect(await identity.authenticate(second.signedIn.accessToken)).not.toBeNull();
    expect(ended).toEqual([session]);
  });
});
