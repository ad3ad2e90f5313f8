const schemes = new Set(['https:', 'mailto:', 'tel:']);

/**
 * Whether a link of a document may be followed: a path of the site, a place on the page, or one of a
 * few schemes. Control characters and backslashes, which browsers read past or as slashes, refuse it.
 */
export function isSafeHref(href: string): boolean {
  if (href.length > 2_000 || /[\p{Cc}\p{Z}\\]/u.test(href)) return false;
  if (href.startsWith('#')) return href.length > 1;
  if (href.startsWith('/')) return !href.startsWith('//');
  const url = URL.parse(href);
  if (!url || !schemes.has(url.protocol)) return false;
  return url.protocol !== 'https:' || (url.username === '' && url.password === '');
}
