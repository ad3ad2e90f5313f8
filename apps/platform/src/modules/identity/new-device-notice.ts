import { languageTag } from '@pierlight/contract/common/language-tag';
import { deviceName } from '@pierlight/contract/identity/device-name';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { MailService } from '../mail/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Players } from '../player/public.ts';
import type { Device } from './sessions.ts';

export interface NewDeviceNoticeDeps {
  readonly players: Pick<Players, 'get' | 'localeOf'>;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly notify: Notify;
  readonly clock: Clock;
  /** What stands for a device, or a country, that nobody knows. */
  readonly unknown: (locale: string, what: 'device' | 'place') => Promise<string>;
}

/** Tells a player of a sign-in from a device they never used, by mail and in the inbox. */
export function createNewDeviceNotice(deps: NewDeviceNoticeDeps) {
  const { players, mail, notify, clock } = deps;

  return async (
    tx: Tx,
    signIn: { readonly playerId: string; readonly sessionId: string; readonly device: Device },
  ): Promise<void> => {
    const { playerId, sessionId, device } = signIn;
    const { email } = await players.get(playerId, tx);
    const locale = (await players.localeOf(playerId, tx)) ?? 'en';
    const tag = languageTag(locale);
    const { browser, system } = deviceName(device.userAgent);
    const named = [browser, system].filter((part) => part !== null).join(' · ');
    const place =
      device.country === null
        ? null
        : new Intl.DisplayNames(tag, { type: 'region' }).of(device.country);
    const values = {
      device: named || (await deps.unknown(locale, 'device')),
      place: place ?? (await deps.unknown(locale, 'place')),
      time: `${new Intl.DateTimeFormat(tag, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(clock.now())} UTC`,
    };
    await notify(tx, { playerId, template: 'newDevice', occasion: `device:${sessionId}`, values });
    if (email !== null) await mail.sendLater(tx, { name: 'new-device', to: email, locale, values });
  };
}

export type NewDeviceNotice = ReturnType<typeof createNewDeviceNotice>;
