import type { Cashback } from '@pierlight/contract/bonuses/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Badge } from '@pierlight/ui/badge';
import { Ticket } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { useTranslations } from 'use-intl';
import { useClock } from '#shared/use-clock.ts';
import { CashbackWagering, Counted } from './cashback-words.tsx';
import { CostLine, StubFigure, TicketHead } from './ticket-parts.tsx';
import { useBonusFigures, useBonusName } from './use-bonus-words.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** What the running week comes to as cashback so far, how that is counted, and from when on it can be claimed. */
export function RunningWeek({ cashback }: { readonly cashback: Cashback }) {
  const text = useTranslations('account.bonuses.cashback');
  const nameOf = useBonusName();
  const { money, short, percent, time } = useBonusFigures();
  const { currency, amount, until, claimableAt, minimum, maximum } = cashback;
  const share = percent(cashback.percent);
  const isEmpty = cashback.staked === 0 && cashback.paid === 0;
  return (
    <Ticket
      state="offer"
      seed="cashback"
      kind={text('title')}
      figure={<StubFigure>{share}</StubFigure>}
    >
      <TicketHead
        title={nameOf({ offerId: 'cashback' })}
        line={text('what', { percent: share })}
        badge={<Badge>{text('every')}</Badge>}
      />
      <TicketFacts
        facts={[
          { label: text('soFar'), value: <Amount>{money(amount, currency)}</Amount> },
          { label: text('ends'), value: <time dateTime={until}>{time(until)}</time> },
          {
            label: text('claimFrom'),
            value: <time dateTime={claimableAt}>{time(claimableAt)}</time>,
          },
          {
            label: text('wagering'),
            value: <CashbackWagering times={cashback.wagerTimes} />,
          },
        ]}
      />
      <CostLine>
        {isEmpty ? text('nothing') : <Counted cashback={cashback} />}
        {minimum > 1 ? ` ${text('minimum', { minimum: short(minimum, currency) })}` : null}
        {maximum === null ? null : ` ${text('maximum', { maximum: short(maximum, currency) })}`}
      </CostLine>
      <LastWeek claimableAt={claimableAt} />
    </Ticket>
  );
}

/** From when on a week that is over already can be claimed, in the hours until then. */
function LastWeek({ claimableAt }: Pick<Cashback, 'claimableAt'>) {
  const text = useTranslations('account.bonuses.cashback');
  const { time } = useBonusFigures();
  const now = useClock(60_000);
  const last = new Date(Date.parse(claimableAt) - WEEK);
  if (now === null || last <= now) return null;
  return (
    <p className="text-13 text-text-2">{text('lastWeek', { time: time(last.toISOString()) })}</p>
  );
}
