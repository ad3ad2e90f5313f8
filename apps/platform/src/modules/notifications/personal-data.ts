import type { PersonalTable } from '../../kernel/personal-data.ts';

export const notificationsPersonalData: readonly PersonalTable[] = [
  { table: 'notifications.message', of: { player_id: 'player' }, afterwards: 'removed' },
  { table: 'notifications.preference', of: { player_id: 'player' }, afterwards: 'removed' },
  { table: 'notifications.quiet_hours', of: { player_id: 'player' }, afterwards: 'removed' },
];
