import { alerts } from '#shared/alerts/alerts.ts';

/** For `onError` of changes to messages: nothing was changed, and the reader is told so. */
export function changeFailed(): void {
  alerts.show({ key: 'notification.failed', tone: 'error', ignoreDuplicates: true });
}
