import { useEffect, useRef } from 'preact/hooks';
import { followWidth } from '../follow-width.ts';
import { type Book, BookContext, useBook, useTexts } from '../state/book.ts';
import { dateFormat } from '../state/formats.ts';
import { localeOf } from '../state/money.ts';
import { type Place, placeOf, placeRoute } from '../state/route.ts';
import { useArrival } from '../state/use-arrival.ts';
import { usePainted } from '../state/use-painted.ts';
import { say } from '../texts/load.ts';
import { BetsPage } from './bets-page.tsx';
import { Board, FollowedPage } from './board.tsx';
import { EventPage } from './event-page.tsx';
import { SlipSheet } from './sheet.tsx';
import { SlipPanel } from './slip.tsx';
import { SportsNav, useCounts } from './sports.tsx';

/** Says that prices stand still because the book is not heard. */
function Lost() {
  const book = useBook();
  const texts = useTexts();
  const at = book.feed.lostAt.value;
  const time = dateFormat(localeOf(book.lang.value), {
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return (
    <div class="offline" role="status">
      {at !== null && say(texts.lost, { time: time.format(at) })}
    </div>
  );
}

/** Takes the presses that are held back. By itself, so that nothing else is drawn anew for it. */
function Shield({ over }: { readonly over: 'page' | 'all' }) {
  return useBook().places.presses.held.value === over ? <div class={`shield ${over}`} /> : null;
}

function View({ place }: { readonly place: Place }) {
  if (place.view === 'event') return <EventPage key={place.id} id={place.id} />;
  if (place.view === 'followed') return <FollowedPage />;
  if (place.view === 'bets') return <BetsPage state={place.state} />;
  return <Board place={place} />;
}

function Frame() {
  const book = useBook();
  const texts = useTexts();
  const middle = useRef<HTMLDivElement>(null);
  useCounts();
  useEffect(() => {
    const node = middle.current;
    if (!node) return;
    return followWidth(node, (width) => {
      book.columns.value = width >= 720 ? 3 : width >= 560 ? 2 : 1;
    });
  }, []);
  const chosen = placeRoute(book.places.route.value);
  // What was pressed is marked first; the page that it leads to is drawn after that paint.
  const route = usePainted(chosen);
  useArrival(middle, route);
  const width = book.width.value;
  const place = placeOf(route);
  const isPhone = width === 'phone';
  const isCovered = usePainted(isPhone && book.isSheetOpen.value);
  const hasSports = width === 'wide' && place.view !== 'event';
  return (
    <div class={`cols ${width} ${hasSports ? '' : 'bare'}`}>
      {(hasSports || place.view !== 'event') && (
        <SportsNav place={placeOf(chosen)} isCovered={isCovered} />
      )}
      <div class="mid" ref={middle} inert={isCovered}>
        <Lost />
        <View place={place} />
        <Shield over="page" />
      </div>
      <Shield over="all" />
      {isPhone ? (
        <SlipSheet />
      ) : (
        <aside class="slip" aria-label={texts.slip}>
          <SlipPanel />
        </aside>
      )}
    </div>
  );
}

/** The book in the operator's page. */
export function App({ book }: { readonly book: Book }) {
  const { lang, theme, options } = book;
  const { betSlipOffsetTop, betslipZIndex } = options.current;
  const measures = {
    '--bt-top': `${betSlipOffsetTop ?? 0}px`,
    '--bt-layer': String(betslipZIndex ?? 20),
  };
  return (
    <BookContext.Provider value={book}>
      <div
        class="bt"
        lang={lang.value}
        dir={lang.value === 'ar' ? 'rtl' : 'ltr'}
        data-theme={theme.value}
        style={measures}
      >
        <Frame />
      </div>
    </BookContext.Provider>
  );
}
