import type { PersonalTable } from '../../kernel/personal-data.ts';

/**
 * Kept when an account is deleted, as the law against money laundering wants, and removed by the module's own jobs: what
 * nobody reviewed at once, the rest after the days of the settings. No row names a person; the files are sealed.
 */
export const documentsPersonalData: readonly PersonalTable[] = [
  {
    table: 'documents.document',
    of: { player_id: 'player' },
    // Who of the house wants what is the house's.
    hidden: ['proposed_by', 'proposed_reason'],
    afterwards: 'kept',
  },
  {
    table: 'documents.file',
    of: { player_id: 'player' },
    hidden: ['digest', 'name', 'key_id', 'seen_at'],
    afterwards: 'kept',
  },
  {
    table: 'documents.hand_over',
    of: { player_id: 'player' },
    hidden: ['code_hash', 'token_hash', 'session_id'],
    afterwards: 'kept',
  },
];
