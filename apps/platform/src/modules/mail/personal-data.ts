import type { PersonalTable } from '../../kernel/personal-data.ts';

export const mailPersonalData: readonly PersonalTable[] = [
  {
    table: 'mail.message',
    of: { recipient: 'contact' },
    hidden: ['content', 'sealed'],
    afterwards: 'removed',
  },
];
