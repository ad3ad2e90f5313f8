import type { EventFull, Market, Outcome } from '../../protocol.ts';
import { useTexts } from '../state/book.ts';
import type { Shown } from '../state/patches.ts';
import { lineText } from '../state/words.ts';
import type { ClientTexts } from '../texts/en.ts';
import { Hidden } from './bits.tsx';
import { isSold, MarginText, NoPrices } from './market-cell.tsx';
import { OddButton } from './odd-button.tsx';

/** Markets of one name: a single one, or a table of its lines. */
export interface MarketSet {
  readonly name: string;
  readonly markets: readonly Market[];
}

/** Sets of a group, in the order in which the book has their first. */
export function setsOf(markets: readonly Market[]): MarketSet[] {
  const sets = new Map<string, Market[]>();
  for (const market of markets) {
    const name = `${market.key} ${market.name}`;
    const known = sets.get(name);
    if (known) known.push(market);
    else sets.set(name, [market]);
  }
  return [...sets.values()].map((known) => ({
    name: known[0]?.name ?? '',
    markets: [...known].sort((a, b) => Number(a.line ?? 0) - Number(b.line ?? 0)),
  }));
}

function headOf({ id, name }: Outcome, event: EventFull, texts: ClientTexts): string {
  if (id === 'home' || id === 'away') return event[id].name;
  if (id === 'over' || id === 'under' || id === 'draw') return texts[id];
  return name;
}

interface CardProps {
  readonly shown: Shown<EventFull>;
  readonly set: MarketSet;
}

function Lines({ shown, set }: CardProps) {
  const texts = useTexts();
  const [first] = set.markets;
  if (!first) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Hidden>{texts.line}</Hidden>
          </th>
          {first.outcomes.map((outcome) => (
            <th scope="col" key={outcome.id}>
              {headOf(outcome, shown.event, texts)}
            </th>
          ))}
          <th scope="col" class="mg">
            {texts.margin}
          </th>
        </tr>
      </thead>
      <tbody>
        {set.markets.map((market) => (
          <tr key={market.id}>
            <th scope="row">
              <bdi>{lineText(market.line ?? '')}</bdi>
            </th>
            {isSold(market) ? (
              market.outcomes.map((outcome) => (
                <td key={outcome.id}>
                  <OddButton shown={shown} market={market} outcome={outcome} />
                </td>
              ))
            ) : (
              <td colSpan={market.outcomes.length}>
                <NoPrices shown={shown} market={market} />
              </td>
            )}
            <td class="mg">
              <MarginText market={{ ...market, line: null }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Single({ shown, market }: { readonly shown: Shown<EventFull>; readonly market: Market }) {
  if (!isSold(market))
    return (
      <div class="mk">
        <NoPrices shown={shown} market={market} isLong />
      </div>
    );
  const size = market.outcomes.length;
  return (
    <div class={size > 3 ? 'mk many' : 'mk'}>
      {market.outcomes.map((outcome) => (
        <OddButton
          key={outcome.id}
          shown={shown}
          market={market}
          outcome={outcome}
          label={outcome.name}
        />
      ))}
    </div>
  );
}

/** A market with its margin in figures; several lines of it as a table. */
export function MarketCard({ shown, set }: CardProps) {
  const [first] = set.markets;
  if (!first) return null;
  const isTable = first.line !== null;
  return (
    <section class="market">
      <header>
        <h3>{set.name}</h3>
        {!isTable && <MarginText market={first} isNamed />}
      </header>
      {isTable ? <Lines shown={shown} set={set} /> : <Single shown={shown} market={first} />}
    </section>
  );
}
