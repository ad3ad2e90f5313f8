import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Bet, BetPage, FeedItem, Lang } from '../../protocol.ts';
import { Api } from '../net/api.ts';
import { Feed } from '../net/feed.ts';
import { Session } from '../net/session.ts';
import type { RendererOptions } from '../options.ts';
import type { ClientTexts } from '../texts/en.ts';
import { langOf, loadTexts } from '../texts/load.ts';
import { Floor } from './floor.ts';
import { LeftPlaces } from './left-places.ts';
import { type OddsFormat, oddsFormats } from './odds.ts';
import { PressGuard } from './press-guard.ts';
import { isSlipRoute, placeRoute, slipRoute } from './route.ts';
import { Slip } from './slip.ts';
import { keep, read } from './storage.ts';

export type Theme = 'light' | 'dark';
/** How wide the place is that the operator gives: a phone's, one with a slip beside the list, or with sports too. */
export type Width = 'phone' | 'middle' | 'wide';

/** A theme that the client knows by its name; null for what the device asks for. */
const themeOf = (name: string | undefined): Theme | null =>
  name === 'light' || name === 'dark' ? name : null;

/** Everything the client knows, and the ways to the book and to the operator's page. */
export class Book {
  readonly origin: string;
  readonly options: { current: RendererOptions };
  readonly lang = signal<Lang>('en');
  readonly texts: Signal<ClientTexts>;
  readonly chosenTheme = signal<Theme | null>(null);
  readonly deviceTheme = signal<Theme>('dark');
  readonly theme = computed(() => this.chosenTheme.value ?? this.deviceTheme.value);
  readonly route = signal('');
  readonly width = signal<Width>('wide');
  /** How many market columns a list has room for. */
  readonly columns = signal(3);
  readonly oddsFormat = signal<OddsFormat>('decimal');
  readonly followed = signal<readonly string[]>([]);
  /** On a phone the slip is a sheet over the place, and has an address of its own. */
  readonly isSheetOpen = computed(
    () => this.width.value === 'phone' && isSlipRoute(this.route.value),
  );
  readonly slipTab = signal<'slip' | 'bets'>('slip');
  /** Counts seconds, for clocks. */
  readonly second = signal(0);
  readonly bets = signal<ReadonlyMap<string, Bet>>(new Map());
  readonly session: Session;
  readonly api: Api;
  readonly feed: Feed;
  readonly floor: Floor;
  readonly slip: Slip;
  readonly presses = new PressGuard();
  readonly leftPlaces = new LeftPlaces();
  /** Where the slip that is open was opened in this document: the place below is one step back. */
  #openedSlip: string | null = null;
  /** The language that was asked for last. */
  #wantedLang: Lang;
  /** The address before the book's own part of it. */
  readonly #base: string;
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  /** Until the operator's page is told that the slip is open. */
  #telling: ReturnType<typeof setTimeout> | undefined;
  readonly #ends: (() => void)[] = [];

  constructor(origin: string, options: RendererOptions, texts: ClientTexts) {
    this.origin = origin;
    this.texts = signal(texts);
    this.options = { current: options };
    this.#base = baseOf(options.url ?? '');
    this.lang.value = langOf(options.lang);
    this.#wantedLang = this.lang.value;
    this.chosenTheme.value = themeOf(options.themeName);
    this.route.value = options.url ?? '';
    this.followed.value = read<readonly string[]>(() => localStorage, 'followed', []);
    this.session = new Session(options.token ?? null, () =>
      this.options.current.onTokenExpired?.(),
    );
    const wanted = this.session.claims.value?.odds_format as OddsFormat | undefined;
    const known = oddsFormats.find((format) => format === wanted) ?? 'decimal';
    this.oddsFormat.value = read(() => localStorage, 'odds', known);
    this.api = new Api({
      origin,
      lang: () => this.lang.peek(),
      session: this.session,
      onSessionOver: this.onSessionOver,
    });
    this.floor = new Floor((topic) => this.feed.anew(topic));
    this.feed = new Feed({
      origin,
      lang: this.lang.value,
      session: this.session,
      onItems: (items) => this.#hear(items),
      onNoTopic: (topic) => this.floor.none(topic),
      onKnown: () => void this.#catchUp(),
    });
    this.slip = new Slip(this);
    this.#ends.push(
      effect(() => keep(() => localStorage, 'followed', this.followed.value)),
      effect(() => keep(() => localStorage, 'odds', this.oddsFormat.value)),
      effect(() => {
        const state = { isOpen: this.isSheetOpen.value, count: this.slip.legs.value.length };
        this.options.current.onBetSlipStateChange?.(state);
      }),
      // Another player's bets, or none.
      effect(() => {
        void this.session.player.value;
        this.bets.value = new Map();
      }),
    );
    const daylight = matchMedia('(prefers-color-scheme: light)');
    const look = (): void => {
      this.deviceTheme.value = daylight.matches ? 'light' : 'dark';
    };
    look();
    daylight.addEventListener('change', look);
    this.#ends.push(() => daylight.removeEventListener('change', look));
    this.#timers.push(
      setInterval(() => {
        this.second.value += 1;
      }, 1000),
      setInterval(() => batch(() => this.floor.forgetMoves(Date.now())), 5000),
    );
  }

  get isGuest(): boolean {
    return this.session.token.value === null;
  }

  /** Goes to a place in the book, and tells the operator's page. */
  go(route: string): void {
    if (route === this.route.value) return;
    this.#leave(route, false);
    this.options.current.onRouteChange?.({ route });
  }

  /** The press is answered first: the operator's page takes as long to be told as the slip to be drawn. */
  openSlip(): void {
    const route = slipRoute(this.route.value);
    this.route.value = route;
    this.presses.hold('all');
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => {
      // Closed again, or led elsewhere by the page.
      if (this.route.value !== route) return;
      this.#openedSlip = route;
      this.options.current.onRouteChange?.({ route, isOver: true });
    });
  }

  closeSlip(): void {
    const route = this.route.value;
    if (!isSlipRoute(route)) return;
    const isOwn = this.#openedSlip === route;
    this.#openedSlip = null;
    this.route.value = placeRoute(route);
    this.presses.hold('all');
    if (isOwn) history.back();
    else
      this.options.current.onRouteChange?.({
        route: this.route.value,
        replace: true,
        isOver: true,
      });
  }

  hrefOf(route: string): string {
    return route === '' ? this.#base || '/' : `${this.#base}/${route}`;
  }

  update(options: Partial<RendererOptions>): void {
    batch(() => {
      this.options.current = { ...this.options.current, ...options };
      if (options.lang !== undefined) void this.#speak(langOf(options.lang));
      if (options.themeName !== undefined) this.chosenTheme.value = themeOf(options.themeName);
      if (options.url !== undefined && options.url !== this.route.value)
        this.#leave(options.url, true);
      if (options.token !== undefined) this.session.give(options.token);
    });
  }

  toggleFollowed(id: string): void {
    const known = this.followed.value;
    this.followed.value = known.includes(id)
      ? known.filter((one) => one !== id)
      : [...known, id].slice(-20);
  }

  hearBets(bets: readonly Bet[]): void {
    const all = new Map(this.bets.value);
    for (const bet of bets)
      if ((all.get(bet.id)?.version ?? -1) <= bet.version) all.set(bet.id, bet);
    this.bets.value = all;
  }

  onSessionOver = (): void => this.options.current.onSessionRefresh?.();

  close(): void {
    clearTimeout(this.#telling);
    for (const timer of this.#timers) clearInterval(timer);
    for (const end of this.#ends) end();
    this.slip.close();
    this.feed.close();
    this.session.close();
  }

  #leave(route: string, isReturn: boolean): void {
    const left = placeRoute(this.route.value);
    // Another page holds presses once it is drawn, which follows the paint that answers this one.
    if (left === placeRoute(route)) this.presses.hold('all');
    else this.leftPlaces.leave(left, isReturn);
    if (!isSlipRoute(route)) this.#openedSlip = null;
    this.route.value = route;
  }

  #hear(items: readonly FeedItem[]): void {
    batch(() => {
      for (const item of items)
        if ('bets' in item) this.hearBets(item.bets);
        else this.floor.hear(item);
    });
  }

  /** Looks what came of bets that were open when the book was heard last. */
  async #catchUp(): Promise<void> {
    const known = this.bets.peek();
    const isOpen = ({ status }: Bet): boolean => status === 'open' || status === 'pending';
    if (![...known.values()].some(isOpen)) return;
    const page = await this.api.get<BetPage>('bets?state=settled').catch(() => null);
    if (page) this.hearBets(page.bets.filter(({ id }) => known.has(id)));
  }

  /** Changes to another language once its words are there; without them the book stays in the one it speaks. */
  async #speak(lang: Lang): Promise<void> {
    this.#wantedLang = lang;
    if (lang === this.lang.peek()) return;
    const texts = await loadTexts(lang).catch(() => null);
    if (texts === null || lang !== this.#wantedLang) return;
    batch(() => {
      this.floor.clear();
      this.lang.value = lang;
      this.texts.value = texts;
    });
    this.feed.speak(lang);
  }
}

/** The operator's path without the book's route at its end. */
function baseOf(route: string): string {
  const path = location.pathname.replace(/\/$/, '');
  return route !== '' && path.endsWith(`/${route}`) ? path.slice(0, -route.length - 1) : path;
}

export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error('no book around');
  return book;
}

/** The words of the language. */
export const useTexts = (): ClientTexts => useBook().texts.value;
