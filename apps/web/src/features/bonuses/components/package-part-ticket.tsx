import { Amount } from '@pierlight/ui/amount';
import { Badge } from '@pierlight/ui/badge';
import { Ticket, type TicketProps } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { useTranslations } from 'use-intl';
import { exampleOf, leastDeposit, wageringOf } from '../offer-terms.ts';
import type { PackagePart, PartState } from '../package-parts.ts';
import { BonusForecast } from './bonus-forecast.tsx';
import { OfferClosedGames } from './offer-closed-games.tsx';
import { OfferFreespins } from './offer-freespins.tsx';
import { CostLine, MaxBet, StubFigure, strong, TicketHead } from './ticket-parts.tsx';
import { useBonusFigures, useOfferTitle } from './use-bonus-words.ts';

const looks = {
  next: 'offer',
  toCome: 'waiting',
  running: 'active',
  over: 'over',
} as const satisfies Record<PartState, TicketProps['state']>;

interface PackagePartTicketProps {
  readonly part: PackagePart;
  /** Small inside a modal, and without what opens. */
  readonly size?: TicketProps['size'];
}

/** A part of a package: what it gives, what it takes, what it costs, and how it stands. */
export function PackagePartTicket({ part: { offer, state }, size }: PackagePartTicketProps) {
  const text = useTranslations('account.bonusPackages');
  const bonus = useTranslations('account.bonuses');
  const name = useOfferTitle()(offer);
  const { money, short, percent } = useBonusFigures();
  const { currency, maxAmount, averageReturn, wagerTimes, closedGames, freespins } = offer;
  const { cost } = wageringOf(maxAmount, offer);
  const max = short(maxAmount, currency);
  const example = exampleOf(offer);
  const number = offer.package?.part ?? 1;
  return (
    <Ticket
      state={state === null ? 'offer' : looks[state]}
      seed={offer.id}
      size={size}
      kind={text('part', { part: number })}
      figure={<StubFigure>{percent(offer.percent)}</StubFigure>}
    >
      <TicketHead
        title={name}
        line={bonus('offers.once', { percent: percent(offer.percent), max })}
        badge={
          state === null ? null : (
            <Badge tone={state === 'next' || state === 'running' ? 'lamp' : 'neutral'}>
              {text(`status.${state}`)}
            </Badge>
          )
        }
      />
      <TicketFacts
        facts={[
          {
            label: bonus('facts.from'),
            value: <Amount>{money(leastDeposit(offer), currency)}</Amount>,
          },
          { label: bonus('facts.wagering'), value: bonus('facts.times', { times: wagerTimes }) },
          { label: bonus('facts.maxBet'), value: <MaxBet bonus={offer} /> },
          { label: bonus('facts.time'), value: bonus('facts.days', { days: offer.days }) },
        ]}
      />
      {freespins ? <OfferFreespins freespins={freespins} currency={currency} /> : null}
      {cost === null || averageReturn === null ? null : (
        <CostLine>
          {bonus.rich('offers.cost', {
            bonus: max,
            cost: money(cost, currency),
            average: percent(averageReturn),
            b: strong,
          })}
        </CostLine>
      )}
      {size === 'sm' ? null : (
        <div>
          {closedGames.length === 0 ? null : <OfferClosedGames ids={closedGames} />}
          <BonusForecast offer={offer} deposit={example.deposit} bonus={example.bonus} />
        </div>
      )}
    </Ticket>
  );
}
