import type { PersonalTable } from '../../kernel/personal-data.ts';

const mine = { player_id: 'player' } as const;

export const verificationPersonalData: readonly PersonalTable[] = [
  {
    table: 'verification.applicant',
    of: mine,
    hidden: ['looks', 'looked'],
    afterwards: 'removed',
  },
  // Who was checked, and with what outcome, is kept as the law on money laundering has it.
  { table: 'verification.player_check', of: mine, hidden: ['rules_version'], afterwards: 'kept' },
  { table: 'verification.check_change', of: mine, afterwards: 'kept' },
];
