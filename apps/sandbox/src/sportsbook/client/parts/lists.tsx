import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type SportId, sportIds, type Topic } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import type { Shown } from '../state/patches.ts';
import { useDrawn } from '../state/use-drawn.ts';
import { Icon } from './bits.tsx';
import { EventRow } from './event-row.tsx';

/** Follows a topic while the component is there. */
export function useTopic(topic: Topic): void {
  const { feed } = useBook();
  useEffect(() => feed.follow(topic), [topic]);
}

type Row = ReadonlySignal<Shown>;

interface League {
  readonly id: string;
  readonly name: string;
  readonly sport: SportId;
  readonly rows: Row[];
}

/** Rows by league, in the order of sports; leagues by the first of their events. */
function leaguesOf(rows: readonly Row[]): League[] {
  const leagues = new Map<string, League>();
  for (const row of rows) {
    const { league, sport } = row.peek().event;
    const known = leagues.get(league.id) ?? { ...league, sport, rows: [] };
    known.rows.push(row);
    leagues.set(league.id, known);
  }
  return [...leagues.values()].sort(
    (a, b) => sportIds.indexOf(a.sport) - sportIds.indexOf(b.sport),
  );
}

/** Draws anew when its own event changes, and no other. */
const LiveRow = ({ row, keys }: { readonly row: Row; readonly keys: readonly string[] }) => (
  <EventRow shown={row.value} keys={keys} />
);

/** What a row and the head of a league are high, in pixels, by whether there is room for columns. */
const heights = { narrow: { row: 178, head: 45 }, grid: { row: 85, head: 40 } };
/** Rows that are drawn at once, and with each frame from then on. */
const drawnAtOnce = { narrow: 3, grid: 8 };
const drawnEachFrame = 2;

/** Leagues one below the other. */
export function Leagues({ rows }: { readonly rows: readonly Row[] }) {
  const form = useBook().columns.value === 1 ? 'narrow' : 'grid';
  const drawn = useDrawn(rows.length, drawnAtOnce[form], drawnEachFrame);
  const { row, head } = heights[form];
  let left = drawn;
  return (
    <>
      {leaguesOf(rows).map((league) => {
        const drawable = Math.min(left, league.rows.length);
        left -= drawable;
        return drawable > 0 ? (
          <LeagueCard
            key={league.id}
            league={league}
            drawn={drawable}
            room={row * (league.rows.length - drawable)}
          />
        ) : (
          <section
            key={league.id}
            class="league"
            style={{ blockSize: `${head + row * league.rows.length}px` }}
          />
        );
      })}
    </>
  );
}

interface LeagueCardProps {
  readonly league: League;
  /** How many of its rows are drawn, and how much room the others will take, in pixels. */
  readonly drawn: number;
  readonly room: number;
}

/** A league with its events, and columns named once for all of them. */
function LeagueCard({ league, drawn, room }: LeagueCardProps) {
  const book = useBook();
  const texts = useTexts();
  const chosen = useSignal<string | null>(null);
  const markets = new Map<string, { name: string; size: number }>();
  for (const row of league.rows)
    for (const { key, name, outcomes } of row.peek().event.main)
      if (!markets.has(key)) markets.set(key, { name, size: outcomes.length });
  const keys = [...markets.keys()];
  const columns = book.columns.value;
  const isNarrow = columns === 1;
  const one = keys.find((key) => key === chosen.value) ?? keys[0];
  const shownKeys = isNarrow ? (one === undefined ? [] : [one]) : keys.slice(0, columns);
  const tracks = shownKeys.map((key) => ((markets.get(key)?.size ?? 2) > 2 ? '180px' : '132px'));
  return (
    <section class="league" style={{ '--tracks': tracks.join(' ') }}>
      <header class={isNarrow ? 'lg narrow' : 'lg grid'}>
        <h3>
          <Icon name={league.sport} />
          <span>{league.name}</span>
        </h3>
        {isNarrow ? (
          <span class="pick">
            <select
              aria-label={texts.showMarket}
              value={one}
              onChange={(event) => {
                chosen.value = event.currentTarget.value;
              }}
            >
              {keys.map((key) => (
                <option key={key} value={key}>
                  {markets.get(key)?.name}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        ) : (
          shownKeys.map((key) => (
            <span class="cap" key={key}>
              {markets.get(key)?.name}
            </span>
          ))
        )}
      </header>
      <ul>
        {league.rows.slice(0, drawn).map((row) => (
          <LiveRow key={row.peek().event.id} row={row} keys={shownKeys} />
        ))}
      </ul>
      {room > 0 && <div style={{ blockSize: `${room}px` }} />}
    </section>
  );
}

interface TopicListProps {
  readonly topic: Topic;
  readonly empty: string;
  readonly most?: number;
}

/** The events of a list topic by league, as they change. */
export function TopicList({ topic, empty, most }: TopicListProps) {
  const { floor } = useBook();
  useTopic(topic);
  const list = floor.list(topic);
  const ids = list.ids.value;
  if (ids === null) return <Waiting />;
  if (ids.length === 0) return <p class="note">{empty}</p>;
  const rows = ids.flatMap((id) => list.events.get(id) ?? []).slice(0, most);
  return <Leagues rows={rows} />;
}

/** Skeleton of a list that is loading. */
export function Waiting() {
  const texts = useTexts();
  return (
    <div class="waiting">
      <span class="vh">{texts.loading}</span>
      {[3, 2].map((rows) => (
        <div class="league" key={rows} aria-hidden="true">
          {Array.from({ length: rows + 1 }, (_, at) => (
            <i key={at} />
          ))}
        </div>
      ))}
    </div>
  );
}
