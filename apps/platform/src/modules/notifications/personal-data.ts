import type { PersonalTable } from '../../kernel/personal-data.ts';

export const notificationsPersonalData: readonly PersonalTable[] = [
  { table: 'notifications.message', of: { player_id: 'player' }, afterwards: 'removed' },
];
