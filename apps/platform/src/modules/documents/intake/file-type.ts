import type { sentTypes } from '@pierlight/contract/documents/statuses';

type SentType = (typeof sentTypes)[number];

const startsWith = (bytes: Buffer, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** How far from its end the mark that closes a PDF may stand. */
const pdfTail = 1024;

/**
 * The type of a file by its bytes alone; null for one that is not taken. A PDF begins and ends as one: what is also a
 * page, an archive or a script begins or goes on otherwise. Of a picture nothing but its pixels is kept.
 */
export function typeOf(bytes: Buffer): SentType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^%PDF-\d\.\d[\r\n ]/.test(text(bytes, 0, 9)))
    return text(bytes, Math.max(0, bytes.length - pdfTail), bytes.length).includes('%%EOF')
      ? 'application/pdf'
      : null;
  return null;
}
