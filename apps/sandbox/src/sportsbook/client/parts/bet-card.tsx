import type { Bet, BetLeg } from '../../protocol.ts';
import { useBook, useTexts } from '../state/book.ts';
import { writeMoney, writeShare } from '../state/money.ts';
import { writeOdds } from '../state/odds.ts';
import { eventRoute } from '../state/route.ts';
import { momentText, timeText } from '../state/words.ts';
import { say } from '../texts/load.ts';
import { Icon, Link, Row } from './bits.tsx';
import { CashOut } from './cash-out.tsx';

function Leg({ leg }: { readonly leg: BetLeg }) {
  const book = useBook();
  const texts = useTexts();
  const { status, scoreThen, scoreAtEnd, startsAt } = leg;
  const mark = status === 'won' ? 'check' : status === 'lost' ? 'close' : 'info';
  const when = leg.live
    ? scoreThen && say(texts.atScore, { score: scoreThen })
    : timeText(startsAt, book.lang.value, book.feed.now());
  const parts = [
    when,
    status === 'open' ? null : texts.legStatuses[status],
    scoreAtEnd && say(texts.result, { score: scoreAtEnd }),
  ];
  return (
    <li class={`betleg ${status}`}>
      {status === 'open' ? <i class="lampdot" /> : <Icon name={mark} />}
      <span>
        <b>{leg.outcome}</b>
        <span class="sub">{leg.market}</span>
        <Link class="sub" to={eventRoute(leg.eventId)}>
          {leg.event}
        </Link>
        <span class="sub">{parts.filter(Boolean).join(' · ')}</span>
      </span>
      <bdi class="o">{writeOdds(leg.odds, book.oddsFormat.value)}</bdi>
    </li>
  );
}

/** A bet with its legs, what it pays or paid, and what was done to it. */
export function BetCard({ bet }: { readonly bet: Bet }) {
  const book = useBook();
  const texts = useTexts();
  const lang = book.lang.value;
  const money = (amount: number) => writeMoney(amount, bet.currency, lang);
  const moment = (at: number) => momentText(at, lang, book.feed.now());
  const { legs, of, status } = bet;
  const kind =
    legs.length === 1
      ? texts.single
      : of === legs.length
        ? texts.combination
        : `${texts.system} ${say(texts.systemOf, { of, count: legs.length })}`;
  const isOpen = status === 'open' || status === 'pending';
  return (
    <article class="bet">
      <header>
        <b>{kind}</b>
        <span class={`chip ${status}`}>{texts.betStatuses[status]}</span>
      </header>
      <ul>
        {legs.map((leg) => (
          <Leg key={`${leg.eventId} ${leg.marketId}`} leg={leg} />
        ))}
      </ul>
      <dl class="kvs">
        <Row name={texts.stakeOf} value={money(isOpen ? bet.stake : bet.stakePlaced)} />
        <Row name={texts.marginHere} value={writeShare(bet.margin, lang)} />
        {isOpen ? (
          <Row name={texts.ifWins} value={money(bet.potentialPayout)} />
        ) : (
          <Row name={texts.paid} value={money(bet.payout)} />
        )}
      </dl>
      {bet.cashOuts.map(({ at, amount, stake }) => (
        <p class="tiny" key={at}>
          {say(texts.cashedOut, { amount: money(amount), stake: money(stake), time: moment(at) })}
        </p>
      ))}
      {bet.corrections.map((one) => (
        <p class="tiny" key={one.at}>
          {say(texts.corrected, {
            time: moment(one.at),
            from: texts.betStatuses[one.from],
            to: texts.betStatuses[one.to],
            before: money(one.payoutBefore),
            after: money(one.payoutAfter),
          })}
        </p>
      ))}
      {bet.refusal && <p class="tiny">{texts.refusals[bet.refusal.code]}</p>}
      <p class="ref">
        {say(texts.reference, { reference: bet.reference })} ·{' '}
        {say(texts.placedAt, { time: moment(bet.placedAt) })}
      </p>
      {status === 'open' && <CashOut bet={bet} />}
    </article>
  );
}
