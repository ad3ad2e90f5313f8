import { type Signal, useSignal } from '@preact/signals';
import { useBook, useTexts } from '../state/book.ts';
import { dateFormat } from '../state/formats.ts';
import { localeOf } from '../state/money.ts';
import { type OddsFormat, oddsFormats } from '../state/odds.ts';
import { dayRoute, listRoute, type Place } from '../state/route.ts';
import { useOwnId } from '../state/use-own-id.ts';
import { Icon, Link } from './bits.tsx';
import { AskedList } from './events-by-id.tsx';
import { TopicList } from './lists.tsx';
import { useSports } from './sports.tsx';

type ListPlace = Extract<Place, { view: 'live' | 'soon' | 'day' }>;

/** How many of those that start soon stand below what is live. */
const soonBelow = 6;
const days = 7;

const dayAfter = (count: number): string =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

function Search({ text }: { readonly text: Signal<string> }) {
  const texts = useTexts();
  const id = useOwnId();
  return (
    <div class="find">
      <Icon name="search" />
      <label class="vh" for={id}>
        {texts.search}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        enterkeyhint="search"
        autocomplete="off"
        maxLength={60}
        placeholder={texts.search}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      {text.value !== '' && (
        <button
          type="button"
          class="iconbutton"
          aria-label={texts.clearSearch}
          onClick={() => {
            text.value = '';
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** How odds are written. */
function FormatChoice() {
  const book = useBook();
  const texts = useTexts();
  return (
    <span class="pick">
      <select
        aria-label={texts.oddsAs}
        value={book.oddsFormat.value}
        onChange={(event) => {
          book.oddsFormat.value = event.currentTarget.value as OddsFormat;
        }}
      >
        {oddsFormats.map((format) => (
          <option key={format} value={format}>
            {texts[format]}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

function Views({ place }: { readonly place: ListPlace }) {
  const texts = useTexts();
  const counted = useSports().filter(({ id }) => place.sport === null || id === place.sport);
  const live = counted.reduce((sum, sport) => sum + sport.live, 0);
  return (
    <nav class="views" aria-label={texts.when}>
      <Link to={listRoute('live', place.sport)} current={place.view === 'live'}>
        <i class="lampdot" />
        {texts.live} <span class="cnt">{live}</span>
      </Link>
      <Link to={listRoute('soon', place.sport)} current={place.view === 'soon'}>
        {texts.soon}
      </Link>
      <Link to={dayRoute(dayAfter(1), place.sport)} current={place.view === 'day'}>
        {texts.days}
      </Link>
    </nav>
  );
}

function Days({ place }: { readonly place: Extract<ListPlace, { view: 'day' }> }) {
  const book = useBook();
  const texts = useTexts();
  const name = dateFormat(localeOf(book.lang.value), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <nav class="views days" aria-label={texts.days}>
      {Array.from({ length: days }, (_, at) => dayAfter(at)).map((day, at) => (
        <Link key={day} to={dayRoute(day, place.sport)} current={day === place.day}>
          {at === 0 ? texts.today : name.format(Date.parse(day))}
        </Link>
      ))}
    </nav>
  );
}

function Lists({ place }: { readonly place: ListPlace }) {
  const texts = useTexts();
  const { view, sport } = place;
  const topic = (kind: 'live' | 'coming') => (sport === null ? kind : `${kind}:${sport}`);
  if (view === 'soon')
    return <TopicList key={topic('coming')} topic={topic('coming')} empty={texts.noComing} />;
  if (view === 'day') {
    const path = `events?day=${place.day}&limit=20${sport === null ? '' : `&sport=${sport}`}`;
    return (
      <>
        <Days place={place} />
        <AskedList key={path} paths={[path]} empty={texts.noComing} />
      </>
    );
  }
  return (
    <>
      <TopicList key={topic('live')} topic={topic('live')} empty={texts.noLive} />
      <div class="soonh">
        <h2>{texts.soonTitle}</h2>
        <Link to={listRoute('soon', sport)}>{texts.soonAll}</Link>
      </div>
      <TopicList
        key={topic('coming')}
        topic={topic('coming')}
        empty={texts.noComing}
        most={soonBelow}
      />
    </>
  );
}

/** The lists: live, coming and by day, of all sports or one, or what a search finds. */
export function Board({ place }: { readonly place: ListPlace }) {
  const texts = useTexts();
  const search = useSignal('');
  const words = encodeURIComponent(search.value.trim());
  const title = { live: texts.live, soon: texts.soonTitle, day: texts.days }[place.view];
  return (
    <>
      <div class="lhead">
        <h2>{title}</h2>
        <Views place={place} />
        <span class="grow" />
        <Search text={search} />
        <FormatChoice />
      </div>
      {words === '' ? (
        <Lists place={place} />
      ) : (
        <AskedList
          paths={[`events?live=true&search=${words}`, `events?search=${words}`]}
          empty={texts.searchNone}
        />
      )}
      <p class="tiny">{texts.marginNote}</p>
    </>
  );
}

/** Events that the player keeps an eye on. */
export function FollowedPage() {
  const book = useBook();
  const texts = useTexts();
  const paths = book.followed.value.map((id) => `events/${encodeURIComponent(id)}`);
  return (
    <>
      <div class="lhead">
        <h2>{texts.followed}</h2>
      </div>
      <AskedList paths={paths} empty={texts.noFollowed} />
    </>
  );
}
