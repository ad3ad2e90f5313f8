import { LRUCache } from 'lru-cache';
import { isYounger } from '../clock.ts';

/** A page that everybody may be shown. `parts`, in UTF-8, are joined by the nonce of each answer. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: readonly Buffer[];
}

/** Renders a page; `isRefresh` says that an old copy of it is served meanwhile. */
export type Render = (isRefresh: boolean) => Promise<CachedPage>;

export interface PageCacheOptions {
  /** Milliseconds for which a page is served as it is. */
  readonly freshMs: number;
  /** Further milliseconds for which an old page is served while one render replaces it. */
  readonly staleMs: number;
  /** Bytes that all pages kept may take. */
  readonly maxBytes: number;
  readonly now: () => number;
  readonly onResult?: (result: 'hit' | 'stale' | 'miss' | 'joined') => void;
}

/** What a page takes beside its text: about so many bytes for its headers and for each part. */
const overhead = 200;

/** What the deflated copy of a page, which a busy site keeps too, takes beside the page. */
const deflatedShare = 0.25;

interface Entry {
  readonly page: CachedPage;
  readonly renderedAt: number;
}

const bytesOf = (key: string, { page }: Entry) =>
  page.parts.reduce(
    (sum, part) => sum + part.byteLength * (1 + deflatedShare) + overhead,
    2 * key.length + overhead,
  );

/**
 * Guest pages by key. However many ask for a page at once, it is rendered once: those who find an
 * old copy are served it meanwhile, the rest wait for the same render. Only pages with status 200
 * are kept.
 */
export function createPageCache(options: PageCacheOptions) {
  const { freshMs, staleMs, maxBytes, now, onResult = () => {} } = options;
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => Math.ceil(bytesOf(key, entry)),
  });
  const rendering = new Map<string, Promise<CachedPage>>();

  function renderOnce(key: string, render: Render, isRefresh: boolean): Promise<CachedPage> {
    const underWay = rendering.get(key);
    if (underWay) return underWay;
    const started = render(isRefresh)
      .then((page) => {
        if (page.status === 200) pages.set(key, { page, renderedAt: now() });
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  return {
    /** The page of the key, rendered when there is none that is young enough. */
    async get(key: string, render: Render): Promise<CachedPage> {
      const known = pages.get(key);
      if (known && isYounger(now(), known.renderedAt, freshMs)) {
        onResult('hit');
        return known.page;
      }
      if (known && isYounger(now(), known.renderedAt, freshMs + staleMs)) {
        onResult('stale');
        renderOnce(key, render, true).catch(() => {
          // The old page keeps being served; the next visitor after its end sees the failure.
        });
        return known.page;
      }
      onResult(rendering.has(key) ? 'joined' : 'miss');
      return renderOnce(key, render, false);
    },
    clear: () => pages.clear(),
    /** Bytes that the pages kept take. */
    bytes: () => pages.calculatedSize,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
