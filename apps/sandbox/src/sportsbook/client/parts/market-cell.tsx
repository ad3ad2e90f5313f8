import type { Market } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import { writeShare } from '../state/money.ts';
import type { Shown } from '../state/patches.ts';
import { lineText, reasonText, shortOutcome } from '../state/words.ts';
import { say } from '../texts/load.ts';
import { Icon } from './bits.tsx';
import { OddButton } from './odd-button.tsx';

interface CellProps {
  readonly shown: Shown;
  readonly market: Market;
}

export const isSold = ({ status, outcomes }: Market): boolean =>
  status === 'open' && outcomes.some(({ odds }) => odds !== null);

/** In words why a market has no prices: what is being looked at, or what came of it. */
export function NoPrices({
  shown: { event },
  market,
  isLong,
}: CellProps & { readonly isLong?: boolean }) {
  const texts = useTexts();
  if (market.status === 'settled') {
    const named = market.outcomes.filter(({ result }) => result === 'won').map(({ name }) => name);
    return (
      <span class="still">
        <Icon name="check" />
        <span>{named.length > 0 ? `${named.join(', ')} · ${texts.won}` : texts.void}</span>
      </span>
    );
  }
  const isHeld = market.status === 'suspended' || event.suspension !== null;
  const reason = reasonText(texts, event);
  const words = isHeld
    ? isLong && reason
      ? say(texts.suspendedNote, { reason })
      : texts.suspended
    : isLong
      ? texts.closedNote
      : texts.closed;
  return (
    <span class={isHeld ? 'still held' : 'still'}>
      <Icon name="lock" />
      <span>{words}</span>
    </span>
  );
}

/** What stands below a market: its line and its margin. */
export function MarginText({
  market,
  isNamed,
}: {
  readonly market: Market;
  readonly isNamed?: boolean;
}) {
  const { lang } = useBook();
  const texts = useTexts();
  const { margin, line, status } = market;
  if (status === 'settled') return <span class="mg">{texts.settled}</span>;
  if (margin === null) return <span class="mg">{texts.noPrice}</span>;
  const share = writeShare(margin, lang.value);
  const text = isNamed ? say(texts.marginOf, { share }) : share;
  return (
    <span class="mg">
      {line !== null && !isNamed && <bdi>{lineText(line)}</bdi>}
      {line !== null && !isNamed && ' · '}
      <bdi>{text}</bdi>
    </span>
  );
}

/** A market in a column of a list. */
export function MarketCell({
  shown,
  market,
  isLabelled,
}: CellProps & { readonly isLabelled?: boolean }) {
  return (
    <div class="mk">
      {isSold(market) ? (
        market.outcomes.map((outcome) => (
          <OddButton
            key={outcome.id}
            shown={shown}
            market={market}
            outcome={outcome}
            {...(isLabelled && { label: shortOutcome(outcome, market) })}
          />
        ))
      ) : (
        <NoPrices shown={shown} market={market} />
      )}
      {!isLabelled && <MarginText market={market} />}
    </div>
  );
}
