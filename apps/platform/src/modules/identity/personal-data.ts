import type { PersonalTable } from '../../kernel/personal-data.ts';

const mine = { player_id: 'player' } as const;

export const identityPersonalData: readonly PersonalTable[] = [
  {
    table: 'identity.credential',
    of: mine,
    hidden: ['password_hash', 'renewed_from'],
    afterwards: 'removed',
  },
  { table: 'identity.session', of: mine, hidden: ['binding_hash'], afterwards: 'removed' },
  { table: 'identity.device', of: mine, afterwards: 'removed' },
  { table: 'identity.known_device', of: mine, hidden: ['device_hash'], afterwards: 'removed' },
  { table: 'identity.social_account', of: mine, afterwards: 'removed' },
  {
    table: 'identity.social_sign_in',
    of: mine,
    hidden: ['state_hash', 'browser_hash', 'secrets', 'ticket_hash'],
    afterwards: 'removed',
  },
  { table: 'identity.exclusion', of: mine, afterwards: 'kept' },
  { table: 'identity.excluded_mark', of: mine, hidden: ['mark'], afterwards: 'kept' },
  { table: 'identity.factor_settings', of: mine, afterwards: 'removed' },
  { table: 'identity.totp', of: mine, hidden: ['secret'], afterwards: 'removed' },
  { table: 'identity.passkey', of: mine, hidden: ['public_key'], afterwards: 'removed' },
  { table: 'identity.recovery_code', of: mine, hidden: ['code_hash'], afterwards: 'removed' },
  {
    table: 'identity.factor_challenge',
    of: mine,
    hidden: ['secret_hash', 'binding_hash', 'credentials_hash', 'webauthn_challenge'],
    afterwards: 'removed',
  },
  { table: 'identity.factor_failure', of: mine, afterwards: 'removed' },
  {
    table: 'identity.one_time',
    of: { subject: 'contactOrRequester' },
    hidden: ['code_hash', 'token_hash'],
    afterwards: 'removed',
  },
];
