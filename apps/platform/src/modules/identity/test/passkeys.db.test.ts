import { expect, test } from 'vitest';
import { type Built, useFactors } from './factors-fixture.ts';
import { useIdentity } from './identity-fixture.ts';
import { createSoftAuthenticator, type Misbehaviour } from './soft-authenticator.ts';

const origin = 'https://pierlight.test';
const identity = useIdentity();
const { join, proofOf, arrive, finish } = useFactors(identity);

const wrong = { errorName: 'secondFactorWrong' };

type Joined = Awaited<ReturnType<typeof join>>;

const begin = async (built: Built, player: Joined) =>
  built.factors.passkeys.start(
    player.session,
    await proofOf(built, player.session, 'addFactor', {
      method: 'password',
      password: player.password,
    }),
  );

/** A player with one passkey. */
async function joinWithPasskey(built = identity.build()) {
  const player = await join(built);
  const authenticator = createSoftAuthenticator(origin);
  const { challenge, options } = await begin(built, player);
  const added = await built.factors.passkeys.add(player.session, {
    challenge,
    name: 'a key',
    response: authenticator.make(options.challenge),
  });
  const recoveryCodes = added.recoveryCodes ?? [];
  return { ...player, built, secret: '', authenticator, recoveryCodes };
}

const faults: readonly [string, Misbehaviour][] = [
  ['made for another site', { origin: 'https://pierlight.example' }],
  ['of another host', { rpId: 'example.com' }],
  ['without the person verified', { isVerified: false }],
];

test.each(faults)('a passkey %s is not taken', async (_, how) => {
  const built = identity.build();
  const player = await join(built);
  const { challenge, options } = await begin(built, player);
  const response = createSoftAuthenticator(origin).make(options.challenge, how);
  const add = built.factors.passkeys.add(player.session, { challenge, name: 'a key', response });
  await expect(add).rejects.toMatchObject(wrong);
  expect((await built.factors.enrolment.list(player.session)).passkeys).toEqual([]);
});

test.each([...faults, ['with a counter that went back', { counter: 1 }] as const])(
  'an answer %s opens nothing',
  async (_, how) => {
    const player = await joinWithPasskey();
    const answer = (question: Awaited<ReturnType<typeof arrive>>, fault?: Misbehaviour) =>
      finish(player, question, {
        method: 'passkey',
        response: player.authenticator.answer(question.passkey?.challenge ?? '', fault),
      });
    for (let used = 0; used < 2; used += 1)
      await expect(answer(await arrive(player))).resolves.toBeDefined();
    const question = await arrive(player);
    await expect(answer(question, how)).rejects.toMatchObject(wrong);
    await expect(answer(question)).resolves.toBeDefined();
  },
);

test('an answer to another question, or of another player, opens nothing', async () => {
  const player = await joinWithPasskey();
  const stranger = await joinWithPasskey(player.built);
  const question = await arrive(player);
  const other = await arrive(player);
  const signed = (authenticator: typeof player.authenticator, challenge = '') =>
    ({ method: 'passkey', response: authenticator.answer(challenge) }) as const;
  await expect(
    finish(player, question, signed(player.authenticator, other.passkey?.challenge)),
  ).rejects.toMatchObject(wrong);
  await expect(
    finish(player, question, signed(stranger.authenticator, question.passkey?.challenge)),
  ).rejects.toMatchObject(wrong);
});
