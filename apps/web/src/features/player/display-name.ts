import type { Profile } from '@pierlight/contract/player/schemas';

/**
 * The name a player is shown by: the nickname, the first name, else a nickname made of the e-mail;
 * null when nothing is known.
 */
export function displayName(
  profile: Pick<Profile, 'nickname' | 'firstName' | 'email'>,
): string | null {
  return (
    profile.nickname || profile.firstName || (profile.email && maskedEmail(profile.email)) || null
  );
}

/**
 * The part of an e-mail before the @ with its last three characters as asterisks; of fewer than four
 * characters only the first is kept.
 */
export function maskedEmail(email: string): string {
  const local = email.split('@')[0] ?? '';
  const kept = local.length < 4 ? 1 : local.length - 3;
  return local.slice(0, kept) + '*'.repeat(Math.max(0, local.length - kept));
}
