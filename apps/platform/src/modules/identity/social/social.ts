import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { SocialProviderSetting } from '../../../kernel/social-setting.ts';
import type { Players } from '../../player/public.ts';
import type { Accounts } from '../accounts.ts';
import { createOpenidProvider } from '../adapters/openid-provider.ts';
import type { Admission } from '../admission.ts';
import type { StepUp } from '../factors/step-up.ts';
import type { Guard } from '../guard/guard.ts';
import type { RegistrationNotice } from '../registration-notice.ts';
import type { IdentityRepository } from '../repository.ts';
import { createLinkedAccounts } from './linked-accounts.ts';
import type { LinkNotices } from './notices.ts';
import type { SocialRepository } from './repository.ts';
import { createRoundTrip } from './round-trip.ts';
import { createSocialSignIn } from './sign-in.ts';

export interface SocialSettings {
  readonly providers: readonly SocialProviderSetting[];
  /** Origin of the site; providers lead back to its `/auth/callback`. */
  readonly publicOrigin: string;
}

interface SocialDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly players: Players;
  readonly repository: IdentityRepository;
  readonly admission: Admission;
  readonly accounts: Accounts;
  readonly guard: Pick<Guard, 'atOpening'>;
  readonly tellOwner: RegistrationNotice;
  readonly stepUp: Pick<StepUp, 'requireFactor'>;
  readonly links: SocialRepository;
  readonly nameOf: (provider: string) => string;
  readonly tell: LinkNotices;
}

/** Signing in, registering and being linked through other people's accounts. */
export function createSocial(deps: SocialDeps, settings: SocialSettings) {
  const common = {
    ...deps,
    credentials: deps.repository,
    social: deps.links,
    providers: settings.providers.map((provider) =>
      createOpenidProvider({
        ...provider,
        redirectUri: `${settings.publicOrigin}/auth/callback`,
        clock: deps.clock,
      }),
    ),
  };
  const shared = { ...common, roundTrip: createRoundTrip(common) };
  return { signIn: createSocialSignIn(shared), linked: createLinkedAccounts(shared) };
}

export type Social = ReturnType<typeof createSocial>;
