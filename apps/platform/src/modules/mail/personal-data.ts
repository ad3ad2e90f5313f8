import type { PersonalTable } from '../../kernel/personal-data.ts';

export const mailPersonalData: readonly PersonalTable[] = [
  {
    table: 'mail.message',
    of: { recipient: 'contact', player_id: 'player' },
    hidden: ['content', 'sealed'],
    afterwards: 'removed',
  },
];
