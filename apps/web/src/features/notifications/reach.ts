import {
  type AlwaysTold,
  alwaysTold,
  type Reach,
  smsWithoutMail,
} from '@pierlight/contract/notifications/always-told';
import type { Channel, MessageKind } from '@pierlight/contract/notifications/kinds';
import type { Preferences } from '@pierlight/contract/notifications/preferences';
import type { Profile } from '@pierlight/contract/player/schemas';

type Addresses = Pick<Profile, 'email' | 'phoneConfirmed'>;

const kinds = Object.keys(alwaysTold) as AlwaysTold[];

/** What this player is told of in any case and where; what would not reach them is left out. */
export function toldOf({ email, phoneConfirmed }: Addresses): ReadonlyArray<{
  readonly what: AlwaysTold;
  readonly where: readonly Reach[];
}> {
  const reaches = (what: AlwaysTold, where: Reach) => {
    if (where === 'inbox') return true;
    if (where === 'mail') return email !== null;
    return phoneConfirmed && !(smsWithoutMail.has(what) && email !== null);
  };
  return kinds
    .map((what) => ({ what, where: alwaysTold[what].filter((where) => reaches(what, where)) }))
    .filter(({ where }) => where.length > 0);
}

/** Whether messages of a kind come on a channel. */
export const comesOn = ({ choices }: Preferences, kind: MessageKind, channel: Channel): boolean =>
  choices.some((one) => one.kind === kind && one.channel === channel && one.isOn);
