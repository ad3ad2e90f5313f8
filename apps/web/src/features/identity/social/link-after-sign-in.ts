import { alerts } from '#shared/alerts/alerts.ts';
import type { Api } from '#shared/api/client.ts';
import { pendingSocial } from './pending.ts';

/** Links the account that waited for its owner to sign in. */
export async function linkAfterSignIn(api: Api): Promise<void> {
  const link = pendingSocial.link();
  if (!link) return;
  pendingSocial.forget();
  const values = { provider: link.provider.name };
  try {
    await api.identity.linkSocial({ ticket: link.ticket });
    alerts.show({ key: 'account.linked', tone: 'lamp', values });
  } catch {
    alerts.show({ key: 'account.linkFailed', values });
  }
}
