import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Bet, BetPage } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import { BetCard } from './bet-card.tsx';
import { Segment } from './bits.tsx';
import { Guest } from './guest.tsx';
import { Waiting } from './lists.tsx';

type State = 'open' | 'settled';

const isOpen = ({ status }: Bet): boolean => status === 'open' || status === 'pending';

/** Open bets by what the feed tells; the newest first. */
export function OpenBets() {
  const book = useBook();
  const texts = useTexts();
  const bets = [...book.bets.value.values()].filter(isOpen).sort((a, b) => b.placedAt - a.placedAt);
  if (bets.length === 0) return <p class="note">{texts.noOpen}</p>;
  return (
    <div class="bets">
      {bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
    </div>
  );
}

function SettledBets() {
  const book = useBook();
  const texts = useTexts();
  const pages = useSignal<readonly BetPage[]>([]);
  const hasFailed = useSignal(false);
  const load = async (after: string | null): Promise<void> => {
    hasFailed.value = false;
    try {
      const path = `bets?state=settled&after=${after ?? ''}`;
      const page = await book.api.get<BetPage>(path);
      pages.value = after === null ? [page] : [...pages.value, page];
    } catch {
      hasFailed.value = true;
    }
  };
  useEffect(() => void load(null), [book.lang.value, book.session.player.value]);
  const listed = pages.value.flatMap(({ bets }) => bets);
  // What is settled while somebody looks comes by the feed, as do corrections.
  const heard = [...book.bets.value.values()].filter(
    (bet) => !isOpen(bet) && bet.status !== 'refused',
  );
  const known = new Map([...listed, ...heard].map((bet) => [bet.id, bet]));
  const bets = [...known.values()].sort((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0));
  const next = pages.value.at(-1)?.next ?? null;
  if (hasFailed.value)
    return (
      <p class="note">
        {texts.failed}{' '}
        <button type="button" class="link" onClick={() => void load(null)}>
          {texts.tryAgain}
        </button>
      </p>
    );
  if (pages.value.length === 0) return <Waiting />;
  if (bets.length === 0) return <p class="note">{texts.noSettled}</p>;
  return (
    <div class="bets">
      {bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      {next !== null && (
        <button type="button" class="button line" onClick={() => void load(next)}>
          {texts.olderBets}
        </button>
      )}
    </div>
  );
}

/** The player's bets with the book, open and settled. */
export function BetsPage({ state }: { readonly state: State }) {
  const book = useBook();
  const texts = useTexts();
  if (book.isGuest) return <Guest />;
  return (
    <>
      <div class="lhead">
        <h2>{texts.myBets}</h2>
      </div>
      <Segment<State>
        label={texts.myBets}
        value={state}
        choices={[
          { value: 'open', label: texts.openBets },
          { value: 'settled', label: texts.settledBets },
        ]}
        onChoose={(chosen) => book.places.go(chosen === 'open' ? 'bets' : 'bets/settled')}
      />
      {state === 'open' ? <OpenBets /> : <SettledBets />}
    </>
  );
}
