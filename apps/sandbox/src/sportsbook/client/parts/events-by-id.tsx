import { computed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { EventHead, EventPage } from '../../protocol.ts';
import { type Book, useBook, useTexts } from '../state/book.ts';
import { type Shown, shown } from '../state/patches.ts';
import { Leagues, Waiting } from './lists.tsx';

/** How many events are followed one by one. */
const most = 20;

/** Events as the feed has them by now, from what is known of them at first. */
function useRows(book: Book, heads: readonly EventHead[]) {
  const ids = heads.map(({ id }) => id).join(' ');
  useEffect(() => {
    const ends = heads.map(({ id }) => book.feed.follow(`event:${id}`));
    return () => {
      for (const end of ends) end();
    };
  }, [ids]);
  return useMemo(
    () =>
      heads.map((head) => {
        const first = shown(head);
        return computed((): Shown => book.floor.event(head.id).value ?? first);
      }),
    [heads],
  );
}

function Found({ heads }: { readonly heads: readonly EventHead[] }) {
  const rows = useRows(useBook(), heads);
  return <Leagues rows={rows} />;
}

interface AskedListProps {
  /** What is asked of the book; another question is asked anew. */
  readonly paths: readonly string[];
  readonly empty: string;
}

/** Events that are requested from the book once, and then followed. */
export function AskedList({ paths, empty }: AskedListProps) {
  const book = useBook();
  const texts = useTexts();
  const heads = useSignal<readonly EventHead[] | null>(null);
  const hasFailed = useSignal(false);
  const attempt = useSignal(0);
  const question = paths.join(' ');
  useEffect(() => {
    const stop = new AbortController();
    hasFailed.value = false;
    const wait = setTimeout(async () => {
      try {
        const pages = await Promise.all(
          paths.map((path) => book.api.get<EventPage | EventHead>(path, stop.signal).catch(gone)),
        );
        const found = pages.flatMap((page) =>
          page === null ? [] : 'events' in page ? page.events : page,
        );
        heads.value = found
          .filter(({ status }) => status === 'live' || status === 'coming')
          .slice(0, most);
      } catch {
        hasFailed.value = !stop.signal.aborted;
      }
    }, 250);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [question, attempt.value, book.lang.value]);
  if (hasFailed.value)
    return (
      <p class="note">
        {texts.failed}{' '}
        <button
          type="button"
          class="link"
          onClick={() => {
            attempt.value += 1;
          }}
        >
          {texts.tryAgain}
        </button>
      </p>
    );
  if (heads.value === null) return paths.length === 0 ? <p class="note">{empty}</p> : <Waiting />;
  if (heads.value.length === 0) return <p class="note">{empty}</p>;
  return <Found heads={heads.value} />;
}

/** An event that is not there any more is left out; whatever else fails is said. */
function gone(error: unknown): null {
  if (error instanceof Error && 'refusal' in error) return null;
  throw error;
}
