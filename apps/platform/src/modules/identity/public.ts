import { emailAddress } from '../../kernel/email-address.ts';
import type { ApiContext } from '../../kernel/http/api-context.ts';
import { createSeal } from '../../kernel/sealing.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAccounts } from './accounts.ts';
import { createAdmission } from './admission.ts';
import { createAutoLogin, createAutoLoginLinks } from './auto-login.ts';
import { createClosing } from './closing.ts';
import { createBindingCookies } from './cookies.ts';
import type { IdentityDeps } from './deps.ts';
import { createEmailAddition } from './email-addition.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createShuttingOut } from './exclusion/shutting-out.ts';
import { createFactors, factorsSchedule } from './factors/factors.ts';
import { createGuard } from './guard/guard.ts';
import { createIdentityJobs, ownSchedule } from './jobs.ts';
import { deviceOf } from './known-device.ts';
import { createNewDeviceNotice } from './new-device-notice.ts';
import { createOneTime } from './one-time.ts';
import { createOwnPassword } from './own-password.ts';
import { createPasswordReplacement } from './password-replacement.ts';
import { createPasswordReset } from './password-reset.ts';
import { createPayoutStops } from './payout-stops.ts';
import { createPhone } from './phone.ts';
import { createRegistrationNotice } from './registration-notice.ts';
import { createIdentityRepository } from './repository.ts';
import { createIdentityRoutes } from './routes.ts';
import { createIdentityService } from './service.ts';
import { createSessions } from './sessions.ts';
import { createSignIns } from './sign-ins.ts';
import { createLinkNotices } from './social/notices.ts';
import { createSocialRepository } from './social/repository.ts';
import { createSocialRoutes } from './social/routes.ts';
import { createSocial } from './social/social.ts';

export type { IdentitySettings } from './deps.ts';
export { type ShutOut, shutOutAmong } from './exclusion/among.ts';
export type { Exclusion, Exclusions } from './exclusion/exclusions.ts';
export type { GivenFactor, StepUp } from './factors/step-up.ts';
export {
  createOperatorExclusions,
  createOperatorLinks,
  playerIdByEmail,
} from './operator-links.ts';
export { hashPassword, limitPasswordWork, passwordCost } from './passwords.ts';
export { identityPersonalData } from './personal-data.ts';
export { lastVisits } from './whereabouts.ts';

export const identitySchedule = { ...ownSchedule, ...factorsSchedule } as const;

/** Ways in, sessions and sign-ins: the contract's handlers and who a bearer token stands for. */
export function createIdentity(deps: IdentityDeps) {
  const { settings } = deps;
  const day = 24 * 60 * 60_000;
  const repository = createIdentityRepository(deps.db, {
    idle: settings.sessionIdleDays * day,
    absolute: settings.sessionAbsoluteDays * day,
  });
  const tokens = createAccessTokens(settings.sessionSecret, deps.clock);
  const guard = createGuard({
    ...deps,
    settings: {
      secret: settings.sessionSecret,
      freeOpenings: settings.freeOpeningsPerHour,
      freeRequests: settings.codesPerHour,
      workKeys: settings.proofOfWorkKeys,
    },
  });
  const ownPassword = createOwnPassword({ ...deps, guard });
  const sessions = createSessions({ ...deps, repository, tokens, guard });
  const factors = createFactors({
    ...deps,
    ...{ guard, ownPassword, identity: repository },
    factorSecret: settings.factorSecret,
    publicOrigin: settings.publicOrigin,
  });
  const { secondFactorStep, stepUp } = factors;
  const { exclusions, recognition } = createShuttingOut({
    ...deps,
    repository,
    secret: settings.factorSecret,
    register: settings.register,
  });
  const admission = createAdmission({
    ...deps,
    ...{ sessions, exclusions, recognition },
    secondFactorStep,
    tellNewDevice: createNewDeviceNotice(deps),
  });
  const oneTime = createOneTime({
    ...deps,
    settings: { secret: settings.sessionSecret, perNetworkHour: settings.codesPerHour },
  });
  const confirmation = createEmailConfirmation({ ...deps, oneTime });
  const accounts = createAccounts({
    ...deps,
    ...{ repository, sessions, confirmation, recognition },
  });
  const tellOwner = createRegistrationNotice({ ...deps, repository, guard });
  const service = createIdentityService({
    ...deps,
    ...{ repository, admission, accounts, guard },
    tellOwner,
  });
  const links = createSocialRepository(deps.db);
  // The name of a provider that is no longer offered is not known any more.
  const nameOf = (id: string) =>
    settings.social.providers.find((provider) => provider.id === id)?.name ?? id;
  const tellLinks = createLinkNotices({ ...deps, nameOf });
  const replacement = createPasswordReplacement({ ...deps, repository, oneTime, links, tellLinks });
  const signIns = createSignIns({
    ...deps,
    repository,
    sessions,
    replacement,
    stepUp,
    ownPassword,
  });
  const autoLogin = createAutoLogin({ oneTime, admission });
  const seal = createSeal(settings.sessionSecret, 'identity');
  const resets = createPasswordReset({ ...deps, repository, oneTime, guard, replacement, seal });
  const phone = createPhone({
    ...deps,
    ...{ repository, accounts, oneTime, guard, seal, isOffered: deps.isPhoneOffered },
  });
  const additions = createEmailAddition({
    ...deps,
    ...{ repository, oneTime, stepUp, guard, tellOwner, seal },
  });
  const cookies = createBindingCookies({
    secure: settings.secure,
    idleSeconds: settings.sessionIdleDays * 24 * 60 * 60,
  });
  const social = createSocial(
    {
      ...deps,
      ...{ repository, admission, accounts, stepUp, links, guard, tellOwner, nameOf },
      tell: tellLinks,
    },
    settings.social,
  );
  return {
    routes: {
      ...createIdentityRoutes(
        {
          service,
          sessions,
          signIns,
          admission,
          factors,
          resets,
          confirmation,
          additions,
          autoLogin,
          phone,
        },
        cookies,
      ),
      ...createSocialRoutes(social, cookies, settings.secure),
    },
    authenticate: sessions.authenticate,
    isAlive: sessions.isAlive,
    exclusions,
    /** Before a deposit. @throws DomainError registerUnavailable */
    beforeDeposit: (playerId: string) => recognition.beforePlayer(playerId, 'deposit'),
    /** Links that stop a payout destination. */
    payoutStops: createPayoutStops(oneTime),
    /** Links that sign a player in, for modules that send them. */
    autoLoginLinks: createAutoLoginLinks(oneTime),
    /** What a withdrawal and every change of credentials asks first. */
    requireFactor: stepUp.requireFactor,
    /** What the deletion of an account asks. */
    closing: createClosing({ ...deps, repository, stepUp, ownPassword }),
    /**
     * Before a message is taken in the name of an address, which anybody can give.
     * @throws DomainError proofOfWorkNeeded
     */
    beforeMessage: async (email: string, context: ApiContext): Promise<void> => {
      await guard.atRequest('message', emailAddress(email), deviceOf(context));
    },
    jobs: {
      ...createIdentityJobs({
        ...{ oneTime, resets, phone, additions, guard, sessions, recognition },
        social: social.signIn,
        cutSockets: deps.onSessionEnded,
      }),
      ...factors.jobs,
    },
  };
}
