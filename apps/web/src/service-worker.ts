/**
 * Keeps the shell's files and an offline page for each language. Pages and answers of the API are
 * never kept: they may be personal, and money shown must be true. The build puts `BUILD` before it.
 */
declare const BUILD: {
  readonly id: string;
  /** Paths of files that never change under their names, and of the offline page's own. */
  readonly files: readonly string[];
  /** The offline page in each language. */
  readonly pages: readonly string[];
};

interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The part of a service worker's global scope that is used here; the page's types know none of it. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

const scope = globalThis as unknown as Scope;
const cacheName = `pierlight-${BUILD.id}`;

async function precache(): Promise<void> {
  const cache = await caches.open(cacheName);
  // As nobody in particular: what is kept belongs to no player.
  const fetchAll = [...BUILD.files, ...BUILD.pages].map(async (path) => {
    const response = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
    if (!response.ok || response.redirected) throw new Error(`${path} cannot be kept`);
    await cache.put(path, response);
  });
  await Promise.all(fetchAll);
}

async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('pierlight-') && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The offline page in the language of the address. */
async function offlinePage(pathname: string): Promise<Response> {
  const prefix = pathname.split('/')[1] ?? '';
  const page = BUILD.pages.includes(`/${prefix}/offline`) ? `/${prefix}/offline` : '/offline';
  return (await caches.match(page, { ignoreVary: true })) ?? Response.error();
}

scope.addEventListener('install', (event) => {
  event.waitUntil(precache().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherBuilds().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => offlinePage(pathname)));
  } else if (BUILD.files.includes(pathname)) {
    event.respondWith(
      caches.match(pathname, { ignoreVary: true }).then((kept) => kept ?? fetch(request)),
    );
  }
});
