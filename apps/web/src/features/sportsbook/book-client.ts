/** What a book's client is opened with, named as Betby's published client has it. */
export interface BookOptions {
  readonly brand_id: string;
  /** Who plays, signed by the platform; null for a guest, who sees odds. */
  readonly token: string | null;
  readonly lang: string;
  readonly target: HTMLElement;
  readonly themeName: 'light' | 'dark';
  /** Pixels of the header, which stays in view above the slip. */
  readonly betSlipOffsetTop: number;
  readonly betslipZIndex: number;
  /** Where in the book, such as `event/123`; empty at its start. */
  readonly url: string;
  readonly onTokenExpired: () => Promise<string | null>;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly onRecharge: () => void;
  readonly onSessionRefresh: () => void;
  readonly onRouteChange: (change: RouteChange) => void;
  readonly onBetSlipStateChange: (state: { readonly isOpen: boolean }) => void;
}

export interface RouteChange {
  readonly route: string;
  /** Replaces the current history entry, so that going back skips it. */
  readonly replace?: boolean;
  /** Something opens or closes over the place, which stays where it is scrolled to. */
  readonly isOver?: boolean;
}

/** What can be changed of a book that is open. */
export type BookChange = Partial<
  Pick<BookOptions, 'token' | 'themeName' | 'betSlipOffsetTop' | 'url'>
>;

export interface Renderer {
  initialize(options: BookOptions): unknown;
  /** Fulfilled once the book is drawn, where the client says so; rejected when a file of it does not come. */
  readonly ready?: Promise<void>;
  updateOptions(changed: BookChange): void;
  kill(): void;
}

declare global {
  interface Window {
    BTRenderer?: new () => Renderer;
  }
}

/** How long the script, and what it begins with, may take. Milliseconds. */
const PATIENCE = 10_000;

const loading = new Map<string, Promise<new () => Renderer>>();

/** Loads the book's script, once. @throws Error when it does not come; the next call tries again */
function loadRenderer(host: string): Promise<new () => Renderer> {
  const known = loading.get(host);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<new () => Renderer>((resolve, reject) => {
    script.async = true;
    script.src = `${host}/bt-renderer.js`;
    script.onload = () =>
      window.BTRenderer
        ? resolve(window.BTRenderer)
        : reject(new Error("the book's script has no BTRenderer"));
    script.onerror = () => reject(new Error("the book's script does not load"));
    document.head.append(script);
  });
  const inTime = withinPatience(loaded).catch((error: unknown) => {
    script.remove();
    loading.delete(host);
    throw error;
  });
  loading.set(host, inTime);
  return inTime;
}

/** @throws Error when it takes too long */
function withinPatience<T>(work: Promise<T>): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error('the book takes too long')), PATIENCE);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(late));
}

/**
 * Opens the book in an element of the page.
 *
 * @param optionsOf asked once the script is there: what holds by then is what the book begins with
 * @throws Error when the script does not come, or the book does not open
 */
export async function openBook(
  host: string,
  optionsOf: () => BookOptions | null,
): Promise<Renderer | null> {
  const BookRenderer = await loadRenderer(host);
  const options = optionsOf();
  if (options === null) return null;
  const renderer = new BookRenderer();
  try {
    renderer.initialize(options);
    await withinPatience(Promise.resolve(renderer.ready));
  } catch (error) {
    renderer.kill();
    throw error;
  }
  return renderer;
}
