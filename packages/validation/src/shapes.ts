/**
 * Shapes of texts. Every pattern here reads a text once from left to right, so that no input, however
 * hostile, takes long.
 */

/** Whether the text is an absolute web address (http or https) without a user name in it. */
export function isUrl(text: string): boolean {
  if (text.length > 2000 || !/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

function isIpv4(text: string): boolean {
  const parts = text.split('.', 5);
  return (
    parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && +part < 256)
  );
}

function isIpv6(text: string): boolean {
  if (text.length > 45 || !/^[0-9a-fA-F:.]+$/.test(text)) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const endsInIpv4 = last.includes('.') && !text.endsWith(':');
  const words = endsInIpv4 ? groups.slice(0, -1) : groups;
  if (endsInIpv4 && !isIpv4(last)) return false;
  if (!words.every((word) => /^[0-9a-fA-F]{1,4}$/.test(word))) return false;
  const count = words.length + (endsInIpv4 ? 2 : 0);
  return halves.length === 2 ? count <= 7 : count === 8;
}

/** Whether the text is an IPv4 address in decimal dots or an IPv6 address (RFC 4291), without a zone. */
export function isIp(text: string): boolean {
  return isIpv4(text) || isIpv6(text);
}

/** Whether the text is a hardware address: six pairs with one separator, or three dotted groups. */
export function isMac(text: string): boolean {
  return (
    /^[0-9a-fA-F]{2}([:-])(?:[0-9a-fA-F]{2}\1){4}[0-9a-fA-F]{2}$/.test(text) ||
    /^[0-9a-fA-F]{4}\.[0-9a-fA-F]{4}\.[0-9a-fA-F]{4}$/.test(text)
  );
}

/** Letters of any script, with the marks that belong to them. */
export const isAlpha = (text: string) => /^[\p{L}\p{M}]+$/u.test(text);
export const isAlphaSpaces = (text: string) => /^[\p{L}\p{M} ]+$/u.test(text);
export const isAlphaDash = (text: string) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(text);
export const isAlphaNumeric = (text: string) => /^[\p{L}\p{M}\p{N}]+$/u.test(text);
/** Only letters a to z, digits, underscore and hyphen. */
export const isSlug = (text: string) => /^[A-Za-z0-9_-]+$/.test(text);

export const isInteger = (text: string) => /^[+-]?\d+$/.test(text);
/** A number written in digits, with a point before its fraction. */
export const isNumeric = (text: string) => /^[+-]?\d+(?:\.\d+)?$/.test(text);

/** A number with at most so many digits after the point. */
export function isDecimal(text: string, places: number): boolean {
  return isNumeric(text) && (text.split('.')[1] ?? '').length <= places;
}

/**
 * What no free text of one line holds: control characters (a terminal obeys them), line separators,
 * format characters (they turn the text around them, or hide), half of a surrogate pair. The two joiners
 * are let through: Persian, Indic scripts and emoji cannot be written without them.
 */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a text can stand on one line anywhere: on a page, in a mail, on a terminal. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}
