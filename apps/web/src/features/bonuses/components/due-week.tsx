import type { CashbackWeek } from '@pierlight/contract/bonuses/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { Ticket } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { alerts } from '#shared/alerts/alerts.ts';
import { isProblem } from '#shared/api/problem.ts';
import { claimCashbackMutation } from '../api.ts';
import { CashbackWagering, Counted } from './cashback-words.tsx';
import { CostLine, StubFigure, TicketHead } from './ticket-parts.tsx';
import { useBonusFigures, useBonusName } from './use-bonus-words.ts';

/** A week that is over, with what is due of it and how that was counted, to be claimed. */
export function DueWeek({ week }: { readonly week: CashbackWeek }) {
  const text = useTranslations('account.bonuses.cashback');
  const format = useFormatter();
  const nameOf = useBonusName();
  const { money, short, percent } = useBonusFigures();
  const { id, amount, currency, wagerTimes } = week;
  const sum = money(amount, currency);
  const claiming = useMutation({
    ...claimCashbackMutation(),
    // Told also where a message took the ticket away before the answer came. A bonus tells of itself.
    onSuccess: () => {
      if (wagerTimes === null)
        alerts.show({ key: 'bonuses.cashbackClaimed', values: { amount: sum }, tone: 'lamp' });
    },
  });
  const day = (at: number) =>
    format.dateTime(new Date(at), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const name = text('week', {
    from: day(Date.parse(week.from)),
    to: day(Date.parse(week.until) - 1),
  });
  const claim = text('claim', { amount: sum });
  return (
    <Ticket
      state="waiting"
      seed="cashback"
      kind={text('title')}
      figure={<StubFigure>{short(amount, currency)}</StubFigure>}
    >
      <TicketHead
        title={nameOf({ offerId: 'cashback' })}
        line={name}
        badge={<Badge tone="lamp">{text('ready')}</Badge>}
      />
      <TicketFacts
        facts={[
          { label: text('netLoss'), value: <Amount>{money(week.loss, currency)}</Amount> },
          { label: text('share'), value: percent(week.percent) },
          { label: text('wagering'), value: <CashbackWagering times={wagerTimes} /> },
        ]}
      />
      <CostLine>
        <Counted cashback={week} /> {text('waits')}
      </CostLine>
      <Failure error={claiming.error} />
      <div>
        <Button
          variant="lamp"
          className="max-w-full hyphens-auto whitespace-normal"
          loading={claiming.isPending}
          onClick={() => claiming.mutate(id)}
          aria-label={text('of', { claim, name })}
        >
          {claim}
        </Button>
      </div>
    </Ticket>
  );
}

function Failure({ error }: { readonly error: Error | null }) {
  const text = useTranslations('account.bonuses.cashback.problems');
  if (error === null) return null;
  if (isProblem(error, 'accountExcluded')) return <Alert tone="error">{text('away')}</Alert>;
  // Without an answer nobody knows whether it was paid.
  const isUnanswered = isProblem(error) && error.isOffline;
  return <Alert tone="error">{text(isUnanswered ? 'unanswered' : 'other')}</Alert>;
}
