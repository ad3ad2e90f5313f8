import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Sport, SportId } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import { dayRoute, listRoute, type Place } from '../state/route.ts';
import { Icon, Link } from './bits.tsx';

/** How often the counts are requested, in milliseconds. */
const every = 30_000;
const sports = signal<readonly Sport[]>([]);

export const useSports = (): readonly Sport[] => sports.value;

/** Asks how much is on, now and again. */
export function useCounts(): void {
  const { api, lang } = useBook();
  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        sports.value = await api.get<readonly Sport[]>('sports', stop.signal);
      } catch {
        // The lists say when the book is not reached.
      }
    };
    void ask();
    const timer = setInterval(ask, every);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [lang.value]);
}

const routeTo = (place: Place, sport: SportId | null): string => {
  if (place.view === 'day') return dayRoute(place.day, sport);
  return listRoute(place.view === 'soon' ? 'soon' : 'live', sport);
};

interface SportsNavProps {
  readonly place: Place;
  /** Whether the slip's sheet lies over it. */
  readonly isCovered: boolean;
}

/** Sports with how many events are on; a column, or chips where there is no room. */
export function SportsNav({ place, isCovered }: SportsNavProps) {
  const book = useBook();
  const texts = useTexts();
  const isSoon = place.view === 'soon';
  const chosen = 'sport' in place ? place.sport : undefined;
  const isColumn = book.width.value === 'wide';
  const all = useSports();
  const sum = all.reduce((count, sport) => count + (isSoon ? sport.coming : sport.live), 0);
  const nav = useRef<HTMLElement>(null);
  // Of chips that reach beyond the edge, the one for what is shown is in view.
  useEffect(() => {
    if (isColumn) return;
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [place.view, chosen, isColumn, all.length]);
  const open = [...book.bets.value.values()].filter(({ status }) => status === 'open').length;
  return (
    <nav
      ref={nav}
      class={isColumn ? 'sports' : 'chips'}
      aria-label={texts.sports}
      inert={isCovered}
    >
      <Link to={routeTo(place, null)} current={chosen === null}>
        <Icon name="all" />
        <span>{texts.allSports}</span>
        {place.view !== 'day' && <span class="cnt">{sum}</span>}
      </Link>
      {all.map(({ id, name, live, coming }) => (
        <Link key={id} to={routeTo(place, id)} current={chosen === id}>
          <Icon name={id} />
          <span>{name}</span>
          {place.view !== 'day' && <span class="cnt">{isSoon ? coming : live}</span>}
        </Link>
      ))}
      {isColumn && <p>{texts.yours}</p>}
      <Link to="followed" current={place.view === 'followed'}>
        <Icon name="star" />
        <span>{texts.followed}</span>
        <span class="cnt">{book.followed.value.length}</span>
      </Link>
      {!book.isGuest && (
        <Link to="bets" current={place.view === 'bets'}>
          <Icon name="bets" />
          <span>{texts.myBets}</span>
          <span class="cnt">{open}</span>
        </Link>
      )}
    </nav>
  );
}
