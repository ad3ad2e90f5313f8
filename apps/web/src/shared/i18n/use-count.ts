import { useFormatter } from 'use-intl';

/**
 * Writes whole numbers as the page's language does. Under a thousand all languages of the site write
 * the same digits; a browser's first number formatter costs a slow phone 60 ms, just while the page
 * is taken over, and a lobby counts little else. The `#` of a plural makes one too: its texts take the
 * written count beside the number.
 */
export function useCount(): (count: number) => string {
  const format = useFormatter();
  return (count) => (count >= 0 && count < 1000 ? String(count) : format.number(count));
}
