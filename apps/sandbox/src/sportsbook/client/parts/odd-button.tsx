import { useComputed } from '@preact/signals';
import type { EventHead, Market, Outcome } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import { writeOdds } from '../state/odds.ts';
import { type Move, placeOf, type Shown } from '../state/patches.ts';
import { Hidden } from './bits.tsx';

interface OddButtonProps {
  readonly shown: Shown;
  readonly market: Market;
  readonly outcome: Outcome;
  /** What stands beside the price; without one the outcome is named to screen readers alone. */
  readonly label?: string;
}

export const eventName = ({ home, away }: EventHead): string => `${home.name} – ${away.name}`;

/** A small tide mark at the price that moved, and the same in words for who does not see it. */
export function MoveMark({ move }: { readonly move: Move | undefined }) {
  const texts = useTexts();
  if (!move) return null;
  return (
    <>
      <svg class={`move ${move}`} viewBox="0 0 8 6" aria-hidden="true">
        <path d={move === 'up' ? 'M4 0 8 6H0Z' : 'M0 0H8L4 6Z'} />
      </svg>
      <Hidden>, {move === 'up' ? texts.wentUp : texts.wentDown}</Hidden>
    </>
  );
}

/** A price: pressed, it is on the slip. */
export function OddButton(props: OddButtonProps) {
  const { odds } = props.outcome;
  return odds === null ? <NoOdds {...props} /> : <Price {...props} odds={odds} />;
}

function NoOdds({ outcome, label }: OddButtonProps) {
  const texts = useTexts();
  return (
    <span class="odd off">
      {label !== undefined && <small>{label}</small>}
      <b aria-hidden="true">–</b>
      <Hidden>
        {outcome.name}: {texts.noPrice}
      </Hidden>
    </span>
  );
}

function Price({
  shown: { event, moves },
  market,
  outcome,
  label,
  odds,
}: OddButtonProps & { readonly odds: string }) {
  const book = useBook();
  const choice = { eventId: event.id, marketId: market.id, outcomeId: outcome.id, odds };
  // By a value of its own: the other prices of a list are not drawn anew when one is pressed.
  const isOn = useComputed(() => book.slip.has(choice)).value;
  const press = (): void =>
    book.slip.toggle({
      ...choice,
      sport: event.sport,
      event: eventName(event),
      market: market.name,
      outcome: outcome.name,
    });
  return (
    <button type="button" class={isOn ? 'odd on' : 'odd'} aria-pressed={isOn} onClick={press}>
      {label === outcome.name ? null : <Hidden>{outcome.name} </Hidden>}
      {label !== undefined && (
        <small aria-hidden={label === outcome.name ? undefined : true}>{label}</small>
      )}
      <b>{writeOdds(odds, book.oddsFormat.value)}</b>
      <MoveMark move={moves.get(placeOf(market.id, outcome.id))?.move} />
    </button>
  );
}
