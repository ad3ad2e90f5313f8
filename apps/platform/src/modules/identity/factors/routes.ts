import { api, sessionOf } from '../../../kernel/http/api.ts';
import { type ApiContext, headerOf } from '../../../kernel/http/api-context.ts';
import { deviceOf } from '../known-device.ts';
import type { Factors } from './factors.ts';

/** The proof that a call carries, if it does. */
export function factorOf(context: ApiContext): string | null {
  const proof = headerOf(context.headers, 'second-factor');
  return proof !== undefined && /^[\w-]{1,128}$/.test(proof) ? proof : null;
}

export function createFactorRoutes({
  enrolment,
  passkeys,
  stepUp,
}: Pick<Factors, 'enrolment' | 'passkeys' | 'stepUp'>) {
  return {
    factors: api.identity.factors.handler(async ({ context }) => ({
      data: await enrolment.list(sessionOf(context)),
    })),
    challengeFactor: api.identity.challengeFactor.handler(async ({ input, context }) => ({
      data: await stepUp.challenge(sessionOf(context), input.action),
    })),
    proveFactor: api.identity.proveFactor.handler(async ({ input, context }) => ({
      data: await stepUp.prove(sessionOf(context), input, deviceOf(context)),
    })),
    startTotp: api.identity.startTotp.handler(async ({ context }) => ({
      data: await enrolment.startTotp(sessionOf(context), factorOf(context)),
    })),
    confirmTotp: api.identity.confirmTotp.handler(async ({ input, context }) => ({
      data: await enrolment.confirmTotp(sessionOf(context), input.code),
    })),
    removeTotp: api.identity.removeTotp.handler(async ({ context }) => ({
      data: await enrolment.removeTotp(sessionOf(context), factorOf(context)),
    })),
    startPasskey: api.identity.startPasskey.handler(async ({ context }) => ({
      data: await passkeys.start(sessionOf(context), factorOf(context)),
    })),
    addPasskey: api.identity.addPasskey.handler(async ({ input, context }) => ({
      data: await passkeys.add(sessionOf(context), input),
    })),
    renamePasskey: api.identity.renamePasskey.handler(async ({ input, context }) => ({
      data: await passkeys.rename(sessionOf(context), input.id, input.name),
    })),
    removePasskey: api.identity.removePasskey.handler(async ({ input, context }) => ({
      data: await passkeys.remove(sessionOf(context), input.id, factorOf(context)),
    })),
    renewRecoveryCodes: api.identity.renewRecoveryCodes.handler(async ({ context }) => ({
      data: {
        recoveryCodes: await enrolment.renewRecoveryCodes(sessionOf(context), factorOf(context)),
      },
    })),
    chooseFactors: api.identity.chooseFactors.handler(async ({ input, context }) => ({
      data: await enrolment.choose(sessionOf(context), input, factorOf(context)),
    })),
  };
}
