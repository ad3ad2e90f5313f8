import { generateSync } from 'otplib/functional';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { Device } from '../sessions.ts';
import { device, fingerprint, opened, registration, type useIdentity } from './identity-fixture.ts';

type Identity = ReturnType<typeof useIdentity>;
export type Built = ReturnType<Identity['build']>;

export const elsewhere = { ip: '198.51.100.9', userAgent: 'another browser', country: 'BR' };
export const wrongCode = '000000';

/** The code an authenticator app shows, so many seconds off. */
export const codeOf = (identity: Identity, secret: string, offSeconds = 0): string =>
  generateSync({
    secret,
    epoch: Math.floor(identity.clock.now().getTime() / 1000) + offSeconds,
  });

/** Players who set factors up and come back. */
export function useFactors(identity: Identity) {
  async function join(built: Built, from: Device = device) {
    const input = registration();
    const { signedIn } = await built.identity.register(input, from);
    const session = await built.identity.authenticate(signedIn.accessToken);
    if (!session) throw new Error('the session should be alive');
    return { ...input, id: signedIn.profile.id, session, token: signedIn.accessToken };
  }

  /** Proves a password or a factor for one call. */
  async function proofOf(
    built: Built,
    session: Session,
    action: Parameters<Built['factors']['stepUp']['challenge']>[1],
    proof: Parameters<Built['factors']['stepUp']['prove']>[1]['proof'],
  ): Promise<string> {
    const { stepUp } = built.factors;
    const challenge = (await stepUp.challenge(session, action))?.challenge;
    if (challenge === undefined) throw new Error('no second factor was requested');
    return (await stepUp.prove(session, { challenge, proof }, device)).proof;
  }

  /** A player with an authenticator app; its clock stands at a step no code was used of. */
  async function joinWithTotp(built = identity.build(), from: Device = device) {
    const player = await join(built, from);
    const { enrolment } = built.factors;
    const proof = await proofOf(built, player.session, 'addFactor', {
      method: 'password',
      password: player.password,
    });
    const { secret } = await enrolment.startTotp(player.session, proof);
    const added = await enrolment.confirmTotp(player.session, codeOf(identity, secret, -30));
    return { ...player, built, secret, recoveryCodes: added.recoveryCodes ?? [] };
  }

  type Player = Awaited<ReturnType<typeof joinWithTotp>>;

  /** Signs in up to the second factor. */
  async function arrive({ built, id }: Player, from: Device = device) {
    const admitted = await built.admission.admit({
      playerId: id,
      way: 'password',
      visitor: fingerprint,
      device: from,
      holds: async () => true,
    });
    if (!('secondFactor' in admitted)) throw new Error('no second factor was requested');
    return { ...admitted.secondFactor, binding: admitted.binding };
  }

  type Question = Awaited<ReturnType<typeof arrive>>;
  type Proof = Parameters<Built['admission']['finish']>[0]['proof'];

  const finish = ({ built }: Player, question: Question, proof: Proof, from: Device = device) =>
    built.admission.finish(
      { challenge: question.challenge, proof, fingerprint },
      question.binding,
      from,
    );

  const totp = (player: Player, offSeconds = 0) =>
    ({ method: 'totp', code: codeOf(identity, player.secret, offSeconds) }) as const;

  return { join, joinWithTotp, proofOf, arrive, finish, totp, opened };
}
