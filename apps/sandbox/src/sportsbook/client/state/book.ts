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
import { type OddsFormat, oddsFormats } from './odds.ts';
import { Places } from './places.ts';
import { isSlipRoute } from './route.ts';
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
  readonly places: Places;
  readonly width = signal<Width>('wide');
  /** How many market columns a list has room for. */
  readonly columns = signal(3);
  readonly oddsFormat = signal<OddsFormat>('decimal');
  readonly followed = signal<readonly string[]>([]);
  /** On a phone the slip is a sheet over the place, and has an address of its own. */
  readonly isSheetOpen = computed(
    () => this.width.value === 'phone' && isSlipRoute(this.places.route.value),
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
  /** The language that was asked for last. */
  #wantedLang: Lang;
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  readonly #ends: (() => void)[] = [];

  constructor(origin: string, options: RendererOptions, texts: ClientTexts) {
    this.origin = origin;
    this.texts = signal(texts);
    this.options = { current: options };
    this.places = new Places(options.url ?? '', (change) =>
      this.options.current.onRouteChange?.(change),
    );
    this.lang.value = langOf(options.lang);
    this.#wantedLang = this.lang.value;
    this.chosenTheme.value = themeOf(options.themeName);
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

  update(options: Partial<RendererOptions>): void {
    batch(() => {
      this.options.current = { ...this.options.current, ...options };
      if (options.lang !== undefined) void this.#speak(langOf(options.lang));
      if (options.themeName !== undefined) this.chosenTheme.value = themeOf(options.themeName);
      if (options.url !== undefined) this.places.follow(options.url);
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
    this.places.close();
    for (const timer of this.#timers) clearInterval(timer);
    for (const end of this.#ends) end();
    this.slip.close();
    this.feed.close();
    this.session.close();
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

export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error('no book around');
  return book;
}

/** The words of the language. */
export const useTexts = (): ClientTexts => useBook().texts.value;
