/**
 * Name shown for an e-mail address when the player chose none: the part before the @ with its last
 * three characters masked; of a part shorter than four only the first character is kept.
 */
export function nicknameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? '';
  const kept = local.length < 4 ? local.slice(0, 1) : local.slice(0, -3);
  return kept === '' ? 'Unknown' : `${kept}***`;
}

/** Names that would pass for the house. */
const houseNames = [
  'pierlight',
  'admin',
  'administrator',
  'moderator',
  'support',
  'staff',
  'casino',
];
/** Letters that are read as others. */
const looksLike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  $: 's',
  '@': 'a',
};

/**
 * What is wrong with a nickname, which everybody sees: that it passes for the house, or gives away how
 * its player is reached.
 */
export function nicknameFault(nickname: string): 'reserved' | 'reveals' | null {
  const text = nickname.normalize('NFKC').toLowerCase();
  if (/\S@\S+\.\S/.test(text) || text.replace(/[\s()./+-]/g, '').match(/\d{7}/)) return 'reveals';
  const letters = [...text]
    .map((sign) => looksLike[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '');
  return houseNames.some((name) => letters === name || letters.includes('pierlight'))
    ? 'reserved'
    : null;
}
