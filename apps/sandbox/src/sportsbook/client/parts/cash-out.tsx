import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Bet, CashOutQuote } from '../../protocol.ts';
import { Refused } from '../net/api.ts';
import { useBook, useTexts } from '../state/book.ts';
import { writeMoney, writeShare } from '../state/money.ts';
import { say } from '../texts/load.ts';
import { Row, Segment } from './bits.tsx';

/** Milliseconds within which a press may have been meant for the sum before. */
const tooSoon = 450;
/** A quote is requested again this much before it ends, in milliseconds. */
const ahead = 150;
const shares = [0.25, 0.5, 0.75, 1] as const;

interface Shown {
  readonly quote: CashOutQuote;
  readonly since: number;
  /** The sum that stood there before, when it was higher. */
  readonly fellFrom: number | null;
}

/** What a bet is worth now, asked anew every two seconds while it is open, and the way to take it. */
export function CashOut({ bet }: { readonly bet: Bet }) {
  const book = useBook();
  const texts = useTexts();
  const isOpen = useSignal(false);
  const share = useSignal<number>(1);
  const shown = useSignal<Shown | null>(null);
  const problem = useSignal<string | null>(null);
  const isTaking = useSignal(false);
  const money = (amount: number) => writeMoney(amount, bet.currency, book.lang.value);
  const part = Math.max(1, Math.round(bet.stake * share.value));

  const told = (error: unknown): string =>
    error instanceof Refused ? refusalText(error) : texts.failed;
  const refusalText = ({ refusal }: Refused): string =>
    refusal.code === 'suspended' ? texts.legSuspended : texts.refusals[refusal.code];
  const ask = async (signal?: AbortSignal): Promise<CashOutQuote> => {
    const stake = part === bet.stake ? {} : { stake: part };
    return book.api.post<CashOutQuote>('cash-out/quote', { betId: bet.id, ...stake }, signal);
  };
  const show = (quote: CashOutQuote, before = shown.peek()?.quote): void => {
    const fell = before && before.stake === quote.stake && before.amount > quote.amount;
    shown.value = { quote, since: Date.now(), fellFrom: fell ? before.amount : null };
    problem.value = null;
  };

  useEffect(() => {
    if (!isOpen.value) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const turn = async (): Promise<void> => {
      let wait = 2000;
      if (!isTaking.peek() && document.visibilityState === 'visible')
        try {
          const quote = await ask(stop.signal);
          if (stop.signal.aborted) return;
          show(quote);
          wait = Math.max(500, quote.expiresAt - book.feed.now() - ahead);
        } catch (error) {
          if (stop.signal.aborted) return;
          shown.value = null;
          problem.value = told(error);
        }
      timer = setTimeout(turn, wait);
    };
    void turn();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isOpen.value, part, bet.version]);

  /** Takes the quote that the pressed button showed; a later one only when it is not lower. */
  const take = async ({ quote, since, fellFrom }: Shown): Promise<void> => {
    if (isTaking.value || (fellFrom !== null && Date.now() - since < tooSoon)) return;
    isTaking.value = true;
    try {
      book.hearBets([await settle(quote)]);
      isOpen.value = false;
      shown.value = null;
    } catch (error) {
      if (!(error instanceof LowerSum)) problem.value = told(error);
    } finally {
      isTaking.value = false;
    }
  };
  const settle = async (quote: CashOutQuote): Promise<Bet> => {
    try {
      return await book.api.post<Bet>('cash-out', { quoteId: quote.quoteId });
    } catch (error) {
      const code = error instanceof Refused ? error.refusal.code : null;
      if (code !== 'quote_expired' && code !== 'quote_changed') throw error;
      const next = await ask();
      show(next, quote);
      if (next.amount < quote.amount) throw new LowerSum();
      return book.api.post<Bet>('cash-out', { quoteId: next.quoteId });
    }
  };

  if (!isOpen.value)
    return (
      <button
        type="button"
        class="button line"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {texts.cashOutAsk}
      </button>
    );
  const now = shown.value;
  return (
    <div class="quote">
      <div class="h">
        <b>{texts.cashOut}</b>
        <span class="chip">{texts.optional}</span>
      </div>
      <Segment
        label={texts.cashOutShare}
        value={share.value}
        choices={shares.map((value) => ({
          value,
          label: writeShare(value, book.lang.value, 0),
        }))}
        onChoose={(value) => {
          share.value = value;
        }}
      />
      {problem.value && <p class="tiny">{say(texts.cashOutWait, { reason: problem.value })}</p>}
      {now && (
        <>
          <dl class="kvs">
            <Row name={texts.fairValue} value={money(now.quote.fairValue)} />
            <Row
              name={say(texts.charge, {
                share: writeShare(now.quote.chargeShare, book.lang.value),
              })}
              value={money(-now.quote.charge)}
            />
            <Row name={texts.chance} value={writeShare(now.quote.chance, book.lang.value, 0)} />
          </dl>
          <button
            type="button"
            class="button line large"
            aria-disabled={isTaking.value}
            onClick={() => void take(now)}
          >
            {say(texts.cashOutTake, { amount: money(now.quote.amount) })}
          </button>
          <i class="holds" key={now.quote.quoteId} />
        </>
      )}
      <p class="tiny fell" role="status">
        {now?.fellFrom != null &&
          say(texts.cashOutFell, { from: money(now.fellFrom), to: money(now.quote.amount) })}
      </p>
      <p class="tiny">{texts.cashOutNote}</p>
      <p class="tiny">{texts.letItRun}</p>
    </div>
  );
}

class LowerSum extends Error {}
