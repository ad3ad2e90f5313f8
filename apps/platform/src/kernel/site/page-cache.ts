import { LRUCache } from 'lru-cache';
import { isYounger } from '../clock.ts';

/** A page that everybody may be shown. `parts` are joined by the nonce of each answer. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: readonly string[];
}

export interface PageCacheOptions {
  /** Milliseconds for which a page is served as it is. */
  readonly freshMs: number;
  /** Further milliseconds for which an old page is served while one render replaces it. */
  readonly staleMs: number;
  readonly maxPages: number;
  readonly now: () => number;
  readonly onResult?: (result: 'hit' | 'stale' | 'miss' | 'joined') => void;
}

interface Entry {
  readonly page: CachedPage;
  readonly renderedAt: number;
}

/**
 * Guest pages by key. However many ask for a page at once, it is rendered once: those who find an
 * old copy are served it meanwhile, the rest wait for the same render. Only pages with status 200
 * are kept.
 */
export function createPageCache(options: PageCacheOptions) {
  const { freshMs, staleMs, maxPages, now, onResult = () => {} } = options;
  const pages = new LRUCache<string, Entry>({ max: maxPages });
  const rendering = new Map<string, Promise<CachedPage>>();

  function renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const underWay = rendering.get(key);
    if (underWay) return underWay;
    const started = render()
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
    async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
      const known = pages.get(key);
      if (known && isYounger(now(), known.renderedAt, freshMs)) {
        onResult('hit');
        return known.page;
      }
      if (known && isYounger(now(), known.renderedAt, freshMs + staleMs)) {
        onResult('stale');
        renderOnce(key, render).catch(() => {
          // The old page keeps being served; the next visitor after its end sees the failure.
        });
        return known.page;
      }
      onResult(rendering.has(key) ? 'joined' : 'miss');
      return renderOnce(key, render);
    },
    clear: () => pages.clear(),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
