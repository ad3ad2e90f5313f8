import type { SiteFeatures } from '@pierlight/contract/player/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isProblem } from '#shared/api/problem.ts';
import { useServices } from '#shared/services.ts';
import { bettingToken } from './api.ts';
import { type BookOptions, openBook, type Renderer, type RouteChange } from './book-client.ts';
import { bookLink, bookRoute, isBookPage } from './book-route.ts';
import { GUEST, useBettor } from './use-bettor.ts';
import { useBookLook } from './use-book-look.ts';

export type BookState =
  | { readonly at: 'opening' | 'open' }
  | { readonly at: 'failed'; readonly why: 'noBook' | 'noToken' | 'notOffered' };

interface OpenBook {
  readonly renderer: Renderer;
  /** Whom it was last told of. */
  bettor: string;
}

/** Above the bars of the site, below its modals. */
const SLIP_LAYER = 40;

/**
 * The book in an element of the page, for as long as the page is there: it follows who is signed in, their account,
 * the theme, and the address, which follows it.
 */
export function useBook({ clientHost, clientId }: NonNullable<SiteFeatures['betting']>) {
  const { locale, modals } = useServices();
  const client = useQueryClient();
  const router = useRouter();
  const target = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenBook>(null);
  const bettor = useBettor();
  const look = useBookLook();
  const first = useParams({ strict: false, select: ({ _splat }) => bookRoute(_splat ?? '') });
  /** Where the book is, as it said or was told. */
  const place = useRef(first);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<BookState>({ at: 'opening' });
  const [isSlipOpen, setIsSlipOpen] = useState(false);

  /** Whoever's sign-in has ended meanwhile is a guest before the session says so. */
  const tokenOf = async (who: string): Promise<string | null> => {
    if (who === GUEST) return null;
    try {
      return await bettingToken(client, locale);
    } catch (error) {
      if (isProblem(error, 'unauthenticated')) return null;
      throw error;
    }
  };

  const failed = (error: unknown, why: 'noBook' | 'noToken') =>
    setState({ at: 'failed', why: isProblem(error, 'countryRestricted') ? 'notOffered' : why });

  /** A book that is open hears who plays now; of several answers the one for whom it was last told counts. */
  const tell = useEffectEvent(async (who: string) => {
    const book = opened.current;
    if (!book) return;
    book.bettor = who;
    const isOld = () => opened.current !== book || book.bettor !== who;
    try {
      const token = await tokenOf(who);
      if (!isOld()) book.renderer.updateOptions({ token });
    } catch (error) {
      if (!isOld()) failed(error, 'noToken');
    }
  });

  const follow = useEffectEvent(({ route: told, replace = false, isOver = false }: RouteChange) => {
    const next = bookRoute(told);
    if (next === place.current) return;
    place.current = next;
    void router.navigate({
      ...bookLink(next),
      search: true,
      replace,
      resetScroll: !(replace || isOver),
    });
  });

  const optionsFor = (token: string | null, element: HTMLElement): BookOptions => ({
    ...{ brand_id: clientId, token, lang: locale, target: element, url: place.current },
    ...{ ...look, betslipZIndex: SLIP_LAYER },
    onTokenExpired: () => tokenOf(opened.current?.bettor ?? bettor ?? GUEST),
    onLogin: () => modals.open('sign-in'),
    onRegister: () => modals.open('sign-up'),
    onRecharge: () => modals.open('wallet', 'deposit'),
    // Asking for a token is what finds out whether the session goes on.
    onSessionRefresh: () => void tell(opened.current?.bettor ?? GUEST),
    onRouteChange: follow,
    // The book answers the press first.
    onBetSlipStateChange: ({ isOpen }) => startTransition(() => setIsSlipOpen(isOpen)),
  });

  const open = useEffectEvent(async (isOver: () => boolean) => {
    const who = bettor ?? GUEST;
    const token = await tokenOf(who).catch((error: unknown) => {
      if (!isOver()) failed(error, 'noToken');
      return undefined;
    });
    if (token === undefined || isOver()) return null;
    const renderer = await openBook(clientHost, () =>
      isOver() || !target.current ? null : optionsFor(token, target.current),
    );
    return renderer && { renderer, bettor: who };
  });

  const isKnown = bettor !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt opens it anew
  useEffect(() => {
    if (!isKnown) return;
    let isOver = false;
    const opening = open(() => isOver).then((book) => {
      if (isOver || !book) return book;
      opened.current = book;
      // Back or Forward may have been pressed while it was drawn.
      book.renderer.updateOptions({ url: place.current });
      setState({ at: 'open' });
      return book;
    });
    opening.catch((error: unknown) => {
      if (!isOver) failed(error, 'noBook');
    });
    return () => {
      isOver = true;
      opened.current = null;
      setIsSlipOpen(false);
      void opening.then(
        (book) => book?.renderer.kill(),
        () => undefined,
      );
    };
  }, [attempt, isKnown]);

  const isOpen = state.at === 'open';
  useEffect(() => {
    if (isOpen && bettor !== null && opened.current?.bettor !== bettor) void tell(bettor);
  }, [isOpen, bettor]);

  // Back, Forward, or a link of the site into the book. Heard of the router: who goes back before a place was drawn
  // leaves what is drawn as it was, and the book elsewhere.
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        const match = router.state.matches.at(-1);
        if (match === undefined || !isBookPage(match.routeId)) return;
        const route = bookRoute((match.params as { readonly _splat?: string })._splat ?? '');
        if (route === place.current) return;
        place.current = route;
        opened.current?.renderer.updateOptions({ url: route });
      }),
    [router],
  );

  const { themeName, betSlipOffsetTop } = look;
  useEffect(() => {
    if (isOpen) opened.current?.renderer.updateOptions({ themeName, betSlipOffsetTop });
  }, [isOpen, themeName, betSlipOffsetTop]);

  const retry = () => {
    setState({ at: 'opening' });
    setAttempt((now) => now + 1);
  };
  return { target, state, isSlipOpen, retry };
}
