import { createAlertQueue } from './alert-queue.ts';

/**
 * The alerts of this tab: `alerts.show({ key: 'deposit.credited', tone: 'win', values: { amount } })`.
 * The texts are `alerts.deposit.credited.title` and `.text`.
 */
export const alerts = createAlertQueue({
  now: () => performance.now(),
  later: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
});
