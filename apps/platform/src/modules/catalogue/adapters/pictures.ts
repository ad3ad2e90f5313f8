import type { Picture } from '../source.ts';

const largestPicture = 512 * 1024;
const deadlineMs = 5000;
const served = new Set(['image/svg+xml', 'image/png', 'image/webp', 'image/avif', 'image/jpeg']);

/**
 * Fetches a provider's picture, so that the site serves its own copy and no visitor's browser is
 * sent elsewhere. @throws Error when it does not come, is over 512 KiB, or is no picture we serve.
 */
export async function fetchPicture(url: string): Promise<Picture> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  if (!served.has(contentType)) throw new Error(`${url} is "${contentType}", not a picture`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > largestPicture) throw new Error(`${url} is over ${largestPicture} bytes`);
  return { contentType, bytes };
}
