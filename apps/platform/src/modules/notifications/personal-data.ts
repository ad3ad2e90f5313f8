import type { PersonalTable } from '../../kernel/personal-data.ts';

export const notificationsPersonalData: readonly PersonalTable[] = [
  { table: 'notifications.message', of: { player_id: 'player' }, afterwards: 'removed' },
  { table: 'notifications.preference', of: { player_id: 'player' }, afterwards: 'removed' },
  { table: 'notifications.quiet_hours', of: { player_id: 'player' }, afterwards: 'removed' },
  {
    table: 'notifications.push_subscription',
    of: { player_id: 'player' },
    // Whoever knows where a device is reached could send to it.
    hidden: ['endpoint', 'p256dh', 'auth'],
    afterwards: 'removed',
  },
];
