import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { MailService } from '../mail/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Players } from '../player/public.ts';
import type { SmsService } from '../sms/public.ts';
import type { Wallets } from '../wallet/public.ts';
import type { AccountsDeps } from './accounts.ts';
import type { RegisterOptions } from './exclusion/shutting-out.ts';
import type { NewDeviceNoticeDeps } from './new-device-notice.ts';
import type { SocialSettings } from './social/social.ts';

export interface IdentitySettings {
  /** Signs access tokens. */
  readonly sessionSecret: string;
  /** Seals the secrets of second factors. */
  readonly factorSecret: string;
  /** Scheme, host and port visitors reach the site under. */
  readonly publicOrigin: string;
  /** Whether the site is served over TLS, so that cookies may travel only there. */
  readonly secure: boolean;
  /** Days after which a session ends that nobody used, and after which every one does. */
  readonly sessionIdleDays: number;
  readonly sessionAbsoluteDays: number;
  /** Codes, links and messages that one network may ask for in an hour before its browsers work for each. */
  readonly codesPerHour: number;
  /** Registrations that one network may send in an hour before its browsers have to work for it. */
  readonly freeOpeningsPerHour: number;
  /** Keys that the first level of a proof of work takes at most. */
  readonly proofOfWorkKeys: number;
  readonly social: SocialSettings;
  /** The central register of excluded persons; null where there is none. */
  readonly register: RegisterOptions | null;
}

export interface IdentityDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly players: Players;
  readonly wallets: Wallets;
  readonly mail: Pick<MailService, 'sendLater' | 'countTo'>;
  readonly sms: Pick<SmsService, 'sendLater'>;
  /** Whether accounts are opened by a phone number too. */
  readonly isPhoneOffered: boolean;
  readonly notify: Notify;
  /** What stands for a device, or a country, that nobody knows. */
  readonly unknown: NewDeviceNoticeDeps['unknown'];
  /** Told of every ended session, so that its sockets are cut. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
  readonly enterCode: AccountsDeps['enterCode'];
  readonly settings: IdentitySettings;
}
