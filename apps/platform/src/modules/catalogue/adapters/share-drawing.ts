import { Resvg } from '@resvg/resvg-js';
import type { Picture } from '../source.ts';

/** The art of a game that is drawn together. */
export interface ShareArt {
  readonly backdrop: Picture;
  readonly poster: Picture;
}

/** Pixels, as every network that shows previews asks for them. */
export const shareSize = { width: 1200, height: 630 } as const;

const poster = { width: 348, height: 522, x: 426, y: 54, corner: 26 } as const;

/**
 * Draws a game's backdrop with its poster large before it and the site's mark small below.
 * A picture is put in as data of its own, where the renderer follows no reference to a file or an
 * address and no name of one picture meets that of another. No fonts are loaded: titles are paths.
 * @returns a PNG
 * @throws Error when one of the pictures shows nothing: broken, empty, or of a type not drawn here
 */
export function drawShare(art: ShareArt): Buffer {
  for (const [name, picture] of Object.entries(art))
    if (!showsSomething(picture)) throw new Error(`The ${name} shows nothing`);
  return Buffer.from(new Resvg(composed(art), options).render().asPng());
}

const options = { font: { loadSystemFonts: false } } as const;

const dataOf = ({ contentType, bytes }: Picture) =>
  `data:${contentType};base64,${bytes.toString('base64')}`;

/** The renderer leaves out what it cannot read without a word, so a small drawing is looked at. */
function showsSomething(picture: Picture): boolean {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><image width="64" height="64" href="${dataOf(picture)}"/></svg>`;
  return new Resvg(svg, options).render().pixels.some((value) => value !== 0);
}

function composed(art: ShareArt): string {
  const { width, height } = shareSize;
  const place = `x="${poster.x}" y="${poster.y}" width="${poster.width}" height="${poster.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#14111c" stop-opacity=".25"/><stop offset="1" stop-color="#14111c" stop-opacity=".8"/></linearGradient>
<radialGradient id="edge" r=".75"><stop offset=".45" stop-color="#14111c" stop-opacity="0"/><stop offset="1" stop-color="#14111c" stop-opacity=".55"/></radialGradient>
<filter id="shadow" x="-30%" y="-30%" width="160%" height="170%"><feGaussianBlur stdDeviation="26"/></filter>
<clipPath id="corners"><rect ${place} rx="${poster.corner}"/></clipPath>
</defs>
<rect width="${width}" height="${height}" fill="#14111c"/>
<image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${dataOf(art.backdrop)}"/>
<rect width="${width}" height="${height}" fill="url(#dusk)"/>
<rect width="${width}" height="${height}" fill="url(#edge)"/>
<rect ${place} rx="${poster.corner}" transform="translate(0 22)" fill="#000" fill-opacity=".7" filter="url(#shadow)"/>
<g clip-path="url(#corners)"><image ${place} preserveAspectRatio="xMidYMid slice" href="${dataOf(art.poster)}"/></g>
<rect ${place} rx="${poster.corner}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2"/>
${mark}
</svg>`;
}

/** The site's logo, "Pierlight" in outlines, as the header draws it. */
const mark = `<g transform="translate(56 526) scale(1.5)" fill="none" stroke-linecap="round" stroke="#f8f4ee">
<path d="M16 2v3" stroke-width="2"/>
<path d="M8.5 13a7.5 7.5 0 0 1 15 0c0 3-1.7 4.6-2.7 6.2h-9.6C10.2 17.6 8.5 16 8.5 13Z" fill="#fca942" stroke="none"/>
<path d="M12 13a4 4 0 0 1 4-4" stroke="#2d1600" stroke-width="1.8" opacity=".55"/>
<path d="M11.5 21.5h9" stroke-width="2.2"/>
<path d="M2 27.5q3.5-3 7 0t7 0t7 0t7 0" stroke="#5ecad6" stroke-width="2.4"/>
<path transform="translate(40 24)" fill="#f8f4ee" stroke="none" d="M6-5.8L6-9.8L10.7-9.8Q12.8-9.8 13.8-10.6Q14.8-11.5 14.8-13.5Q14.8-15.3 13.9-16.3Q12.9-17.2 10.9-17.2L6-17.2L6-21.1L11-21.1Q13.1-21.1 14.7-20.6Q16.4-20.2 17.6-19.2Q18.8-18.3 19.4-16.8Q20-15.4 20-13.4Q20-10.9 18.9-9.2Q17.7-7.5 15.5-6.7Q13.3-5.8 10-5.8ZM2.2 0L2.2-21.1L7.4-21.1L7.4 0ZM22.5 0L22.5-16.9L27.7-16.9L27.7 0ZM25.1-19.3Q23.7-19.3 22.9-19.9Q22.1-20.5 22.1-21.7Q22.1-22.9 22.9-23.5Q23.7-24.1 25.1-24.1Q26.6-24.1 27.4-23.5Q28.2-22.9 28.2-21.7Q28.2-20.5 27.4-19.9Q26.6-19.3 25.1-19.3ZM39.4 0.4Q37.3 0.4 35.7-0.1Q34-0.7 32.8-1.8Q31.7-2.8 31-4.4Q30.4-6 30.4-8.1Q30.4-10.1 31-11.8Q31.6-13.5 32.7-14.8Q33.8-16 35.4-16.7Q37.1-17.3 39.1-17.3Q41.1-17.3 42.7-16.7Q44.2-16 45.2-14.8Q46.2-13.5 46.7-11.6Q47.2-9.8 47-7.4L33.8-7.3L33.8-10L44.1-10.1L42.3-8.9Q42.5-10.5 42.1-11.5Q41.7-12.5 40.9-12.9Q40.1-13.4 39.1-13.4Q38-13.4 37.2-12.8Q36.3-12.2 35.8-11Q35.4-9.9 35.4-8.2Q35.4-5.6 36.5-4.4Q37.6-3.2 39.4-3.2Q40.3-3.2 40.8-3.5Q41.4-3.7 41.8-4.1Q42.2-4.4 42.4-4.9Q42.6-5.3 42.7-5.8L47.2-4.8Q46.9-3.6 46.4-2.7Q45.8-1.7 44.9-1Q43.9-0.3 42.6 0.1Q41.3 0.4 39.4 0.4ZM49.9 0L49.9-7.8L49.9-16.9L54.1-16.9L54.2-11.2L54.8-11.2Q55.1-13.4 55.7-14.7Q56.3-16.1 57.5-16.7Q58.7-17.3 60.4-17.3Q60.6-17.3 61-17.3Q61.3-17.2 61.7-17.2L61.5-11.7Q61-11.9 60.4-12Q59.8-12.1 59.4-12.1Q58.1-12.1 57.2-11.6Q56.3-11.1 55.8-10.1Q55.2-9.2 55.1-7.6L55.1 0ZM63.9 0L63.9-23L68.9-23L68.9 0ZM72.6 0L72.6-16.9L77.8-16.9L77.8 0ZM75.2-19.3Q73.7-19.3 72.9-19.9Q72.2-20.5 72.2-21.7Q72.2-22.9 72.9-23.5Q73.7-24.1 75.2-24.1Q76.7-24.1 77.5-23.5Q78.3-22.9 78.3-21.7Q78.3-20.5 77.5-19.9Q76.7-19.3 75.2-19.3ZM88.3 5.9Q85.5 5.9 83.7 5.5Q81.8 5.1 81 4.2Q80.2 3.4 80.2 2.1Q80.2 0.7 81.4-0.3Q82.5-1.2 84.8-1.3L84.8-2Q83-2 82.1-2.3Q81.1-2.7 81.1-3.6Q81.1-4.5 82.1-5.3Q83-6 85.1-6.4L85.1-7.1Q83.2-7.3 82-8.4Q80.9-9.5 80.9-11.4Q80.9-13 81.8-14.3Q82.7-15.6 84.5-16.3Q86.3-17.1 89-17.1L97.7-17.1L97.7-13.2L92.4-14L92.4-13.2Q94.5-12.9 95.4-12.2Q96.2-11.6 96.2-10.3Q96.2-9.1 95.4-8.1Q94.5-7.1 92.9-6.5Q91.3-6 89.1-6Q88.7-6 88.2-6Q87.8-6 86.5-6.1Q86-5.7 85.7-5.4Q85.4-5.1 85.4-4.8Q85.4-4.6 85.6-4.5Q85.8-4.4 86.1-4.3Q86.4-4.3 86.7-4.3L91.9-4.3Q92.5-4.3 93.5-4.2Q94.6-4.1 95.6-3.7Q96.7-3.3 97.4-2.4Q98.1-1.4 98.1 0.3Q98.1 2.2 97 3.4Q96 4.7 93.8 5.3Q91.6 5.9 88.3 5.9ZM89 1.8Q90.8 1.8 91.8 1.6Q92.9 1.4 93.3 1Q93.7 0.6 93.7 0Q93.7-0.6 93.4-0.9Q93.2-1.2 92.9-1.4Q92.5-1.5 92.1-1.5Q91.8-1.6 91.5-1.6L87.4-1.6Q86.2-1.6 85.6-1Q85.1-0.4 85.1 0.3Q85.1 0.9 85.5 1.2Q85.8 1.6 86.7 1.7Q87.5 1.8 89 1.8ZM88.7-8.5Q90.1-8.5 90.8-9.2Q91.5-10 91.5-11.1Q91.5-12.3 90.8-13.1Q90.1-13.9 88.8-13.9Q87.4-13.9 86.7-13.1Q86-12.3 86-11.1Q86-10.4 86.3-9.8Q86.6-9.2 87.2-8.8Q87.8-8.5 88.7-8.5ZM100.6 0L100.6-10.8L100.6-23L105.7-23L105.7-17.8Q105.7-17.1 105.7-16.4Q105.6-15.7 105.5-15Q105.4-14.3 105.3-13.6Q105.2-12.8 105-12.1L105.8-12.1Q106.3-13.7 106.9-14.9Q107.6-16 108.7-16.7Q109.8-17.3 111.5-17.3Q114.5-17.3 116-15.2Q117.5-13.2 117.5-8.8L117.5 0L112.3 0L112.3-7.9Q112.3-10.5 111.5-11.8Q110.8-13.1 109.2-13.1Q108-13.1 107.3-12.4Q106.5-11.6 106.1-10.4Q105.7-9.2 105.7-7.7L105.7 0ZM127.4 0.4Q124.4 0.4 123-1.2Q121.6-2.8 121.6-6.2L121.6-12.9L119.2-12.9L119.3-16.9L121-16.9Q122-16.9 122.6-17.2Q123.1-17.5 123.2-18.3L123.6-20.6L126.6-20.6L126.6-16.9L130.6-16.9L130.6-12.7L126.6-12.7L126.6-6.5Q126.6-5.4 127.1-4.9Q127.6-4.4 128.7-4.4Q129.3-4.4 129.9-4.5Q130.4-4.6 130.8-4.8L130.8-0.1Q129.7 0.3 128.9 0.3Q128 0.4 127.4 0.4Z"/>
</g>`;
