import type { PersonalTable } from '../../kernel/personal-data.ts';

export const smsPersonalData: readonly PersonalTable[] = [
  {
    table: 'sms.message',
    of: { recipient: 'contact' },
    hidden: ['sealed'],
    afterwards: 'removed',
  },
];
