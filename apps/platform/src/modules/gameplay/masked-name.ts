/**
 * A nickname as everybody may see it: its first and last letter or digit around three dots,
 * "m•••a". Of a name with fewer than three of them only the first stays; of one without any, none.
 */
export function maskedName(nickname: string): string {
  const shown = [...nickname].filter((character) => /[\p{L}\p{N}]/u.test(character));
  const last = shown.length < 3 ? '' : shown.at(-1);
  return `${shown[0] ?? ''}•••${last}`;
}
