import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A photograph of sorts: stripes, so that it compresses badly enough to be one. */
export function photo(
  { width = 800, height = 600 }: { readonly width?: number; readonly height?: number } = {},
  seed = 1,
): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 31 + seed * 97) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const jpeg = (seed = 1): Promise<Buffer> => photo({}, seed).jpeg().toBuffer();

/** A picture as a phone makes it: with its place, its maker and the way it was held. */
export const phonePicture = (): Promise<Buffer> =>
  photo({ width: 640, height: 480 })
    .withExif({
      IFD0: { Make: 'PLANTED-MAKER', Orientation: '6', Artist: 'PLANTED-NAME' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PDF of so many pages with these objects more, whole down to its table. */
export function pdf(pages = 1, more: readonly string[] = [], catalog = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${3 + at} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
    ),
    ...more,
  ];
  let text = '%PDF-1.7\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = text.length;
  const line = (place: number) => `${String(place).padStart(10, '0')} 00000 n \n`;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map(line).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The number of the object that stands first behind the pages of such a PDF. */
export const behindPages = (pages: number): number => 3 + pages;

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

/** A PNG of so many pixels, all of one colour, that packs them into next to nothing. */
export function pngBomb(side: number, rows = side): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const packed = deflateSync(Buffer.alloc(rows * (Math.ceil(side / 8) + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const script = '<script>alert(document.domain)</script>';

/** Files that are not what a document is, each with the name of the error it is refused with. */
export async function hostileFiles(): Promise<
  readonly { readonly what: string; readonly bytes: Buffer; readonly error: string }[]
> {
  const picture = await jpeg();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
  const of = (what: string, bytes: Buffer | string, error: string) => ({
    ...{ what, error, bytes: Buffer.from(bytes as string) },
  });
  const three = behindPages(1);
  return [
    of('nothing but one byte', 'x', 'fileTypeRefused'),
    of('an SVG', svg, 'fileTypeRefused'),
    of('an SVG behind white space', `\n  ${svg}`, 'fileTypeRefused'),
    of('a page', `<!doctype html>${script}`, 'fileTypeRefused'),
    of('a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'fileTypeRefused'),
    of('a TIFF', await photo().tiff().toBuffer(), 'fileTypeRefused'),
    of('an archive', Buffer.from('PK\x03\x04', 'latin1'), 'fileTypeRefused'),
    of('a program', Buffer.from('\x7fELF', 'latin1'), 'fileTypeRefused'),
    of('a page before a PDF', Buffer.concat([Buffer.from(script), pdf()]), 'fileTypeRefused'),
    of('a PDF behind a PDF mark in a page', `%PDF-1.7<html>${script}`, 'fileTypeRefused'),
    of(
      'a PDF with an archive behind it',
      Buffer.concat([pdf(), Buffer.alloc(5_000)]),
      'fileTypeRefused',
    ),
    of('half of a PDF', pdf(3).subarray(0, 200), 'fileTypeRefused'),
    of('half of a picture', picture.subarray(0, picture.length / 2), 'fileDamaged'),
    of('the head of a picture', picture.subarray(0, 20), 'fileDamaged'),
    of(
      'a picture mark before a page',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(script)]),
      'fileDamaged',
    ),
    of('a picture that moves', await animated(), 'fileDamaged'),
    of('a PNG whose pixels are missing', pngBomb(2_000, 10), 'fileDamaged'),
    of(
      'a PNG of 900 million pixels in a few hundred kilobytes',
      pngBomb(30_000),
      'pictureTooLarge',
    ),
    of('a PNG that says it has four billion', pngBomb(65_000, 1), 'pictureTooLarge'),
    of('a PDF mark and an end around nothing', '%PDF-1.7\nnothing\n%%EOF', 'fileDamaged'),
    of('a PDF of 200 pages', pdf(200), 'pdfTooLong'),
    of(
      'a PDF that runs a script',
      pdf(1, ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'], `/OpenAction ${three} 0 R`),
      'pdfActive',
    ),
    of(
      'a PDF that holds a file',
      pdf(
        1,
        [
          `<< /Type /Filespec /F (run.exe) /EF << /F ${three + 1} 0 R >> >>`,
          '<< /Type /EmbeddedFile /Length 4 >>\nstream\nMZ..\nendstream',
        ],
        `/Names << /EmbeddedFiles << /Names [(run.exe) ${three} 0 R] >> >>`,
      ),
      'pdfActive',
    ),
    of('a PDF that asks for a password', lockedPdf(), 'pdfLocked'),
  ];
}

/** Two pictures after another in one file. */
const animated = (): Promise<Buffer> =>
  sharp(
    [
      { create: { width: 50, height: 50, channels: 3, background: '#f00' } },
      { create: { width: 50, height: 50, channels: 3, background: '#00f' } },
    ].map(({ create }) => ({ create })) as never,
    { join: { animated: true } },
  )
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();

/** Encrypted for a password that nobody is told: the marks that say so are enough. */
function lockedPdf(): Buffer {
  const plain = pdf(1).toString('latin1');
  const hex = (byte: string) => `<${byte.repeat(32)}>`;
  const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O ${hex('ab')} /U ${hex('cd')} >>`;
  const id = '<00112233445566778899aabbccddeeff>';
  return Buffer.from(
    plain.replace('/Root 1 0 R', `/Root 1 0 R /Encrypt ${encrypt} /ID [${id} ${id}]`),
    'latin1',
  );
}
