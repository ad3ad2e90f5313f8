/**
 * The picture of a page's preview, 1200 by 630 pixels as the default one is and those of games are.
 * What describes it has to follow it, so a page with its own picture repeats all of it.
 */
export const shareImage = (address: string, alt?: string) => [
  { property: 'og:image', content: address },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  ...(alt === undefined ? [] : [{ property: 'og:image:alt', content: alt }]),
];
