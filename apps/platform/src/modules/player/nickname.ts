/**
 * Name shown for an e-mail address when the player chose none: the part before the @ with its last
 * three characters masked; of a part shorter than four only the first character is kept.
 */
export function nicknameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? '';
  const kept = local.length < 4 ? local.slice(0, 1) : local.slice(0, -3);
  return kept === '' ? 'Unknown' : `${kept}***`;
}
