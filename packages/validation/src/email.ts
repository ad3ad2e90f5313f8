const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A domain in A-labels, whose last one is no number: `localhost` and addresses of machines are none. */
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*\\.(?=[a-z0-9-]*[a-z])${LABEL}$`);
const LOCAL = /^[^\s@"(),:;<>[\]\\]{1,64}$/u;
const DOMAIN_LETTERS = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;
/**
 * What no mailbox can be told apart by: controls, format characters (zero width, direction), lone
 * surrogates, private and unassigned code points, separators, and what fonts show as nothing.
 */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** RFC 5321, 4.5.3.1. */
const longestLocal = 64;
const longestAddress = 254;
/** A name of the length of one that only a machine would type is not looked at further. */
const longestTyped = 320;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** The domain in small A-labels (UTS 46, as browsers read it), or null. */
function asciiDomain(text: string): string | null {
  // Everything else would mean something to a parser of addresses: ports, paths, percent signs.
  if (!DOMAIN_LETTERS.test(text)) return null;
  const host = URL.parse(`http://${text}`)?.hostname ?? '';
  return DOMAIN.test(host) ? host : null;
}

/**
 * The form in which an e-mail address is kept, compared and written to, or null for a text that is
 * none: in small letters and NFC, its domain in A-labels (RFC 5890), a local part of at most 64 octets
 * (RFC 5321, RFC 6531), nothing invisible in it. Spaces around it do not count.
 */
export function normaliseEmail(text: string): string | null {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  if (at < 1 || typed.length > longestTyped || UNSEEN.test(typed)) return null;
  const local = typed.slice(0, at).normalize('NFC').toLowerCase().normalize('NFC');
  if (!LOCAL.test(local) || local.includes('..') || octets(local) > longestLocal) return null;
  const domain = asciiDomain(typed.slice(at + 1).normalize('NFC'));
  if (domain === null) return null;
  const address = `${local}@${domain}`;
  return octets(address) <= longestAddress ? address : null;
}

/** Whether the text is an e-mail address that `normaliseEmail` takes. */
export const isEmail = (text: string) => normaliseEmail(text) !== null;
