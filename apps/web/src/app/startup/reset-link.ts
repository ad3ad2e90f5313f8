import { alerts } from '#shared/alerts/alerts.ts';
import { addressSecret, keepAddressSecret } from '#shared/navigation/address-secrets.ts';
import type { SessionState } from '#shared/session/session.ts';

/** A link for a new password is a guest's; a player who opens one is told why nothing happens. */
export function noteResetLink({ status }: SessionState): void {
  if (status !== 'player' || addressSecret('resetCode') === null) return;
  keepAddressSecret('resetCode', null);
  alerts.show({ key: 'account.signOutFirst', tone: 'tide', duration: 10_000 });
}
