import type { Centrifuge, PublicationContext, SubscribedContext } from 'centrifuge';

/** What a page learns of its account: the messages, and how often it was told to ask again. */
export async function watchAccount(client: Centrifuge, channel: string) {
  const subscription = client.newSubscription(channel);
  const versions: number[] = [];
  const told = { askAgain: 0 };
  subscription.on('publication', ({ data }: PublicationContext) => {
    versions.push((data as { account: { version: number } }).account.version);
  });
  subscription.on('subscribed', ({ wasRecovering, recovered }: SubscribedContext) => {
    if (wasRecovering && !recovered) told.askAgain += 1;
  });
  subscription.subscribe();
  await subscription.ready();
  return { versions, told };
}
