/**
 * Keeps the shell's files and an offline page for each language, and shows what is pushed. Pages and answers of the API are
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
interface PushEvent extends LifetimeEvent {
  readonly data: { json(): PushPayload } | null;
}
/** As the contract's `pushPayload` says. */
interface PushPayload {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly lang: string;
  readonly tag: string;
}
interface PressEvent extends LifetimeEvent {
  readonly notification: { close(): void; readonly data: { readonly path: string } };
}
interface Tab {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: 'pushsubscriptionchange'): void;
}
/** The part of a service worker's global scope that is used here; the page's types know none of it. */
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'pushsubscriptionchange',
    listener: (event: LifetimeEvent) => void,
  ): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
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

const openTabs = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows a push, unless somebody looks at the site: the page tells of it by itself. */
async function show({ title, text, path, lang, tag }: PushPayload): Promise<void> {
  const tabs = await openTabs();
  if (tabs.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await scope.registration.showNotification(title, {
    ...{ body: text, lang, tag, dir: 'auto', data: { path } },
    ...{ icon: '/icon-192.png' },
  });
}

/** Shows the page of a push: the tab it is open in, or a new one, so that no game is taken away. */
async function open(path: string): Promise<void> {
  const { origin } = scope.location;
  const page = new URL(path, origin);
  const url = page.origin === origin ? page.href : origin;
  const tab = (await openTabs()).find((one) => one.url === url);
  await (tab ? tab.focus() : scope.clients.openWindow(url));
}

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

/** The worker holds no sign-in to say with where the browser is now: an open page does, or the next one. */
scope.addEventListener('pushsubscriptionchange', (event) => {
  const tell = (tabs: readonly Tab[]) => {
    for (const tab of tabs) tab.postMessage('pushsubscriptionchange');
  };
  event.waitUntil(openTabs().then(tell));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

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
