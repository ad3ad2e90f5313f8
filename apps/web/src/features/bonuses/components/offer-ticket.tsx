import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { Ticket } from '@pierlight/ui/ticket';
import { TicketFacts } from '@pierlight/ui/ticket-facts';
import { useTranslations } from 'use-intl';
import { ModalLink } from '../../../shared/modals/modal-link.tsx';
import { exampleOf, leastDeposit, wageringOf } from '../offer-terms.ts';
import { BonusForecast } from './bonus-forecast.tsx';
import { OfferFreespins } from './offer-freespins.tsx';
import { CostLine, MaxBet, StubFigure, strong, TicketHead } from './ticket-parts.tsx';
import { useBonusFigures, useOfferTitle } from './use-bonus-words.ts';

interface OfferTicketProps {
  readonly offer: DepositBonus;
  /** It stands among the rest of its package, from where the whole of it can be seen. */
  readonly isInPackage?: boolean;
}

/** A bonus that may be taken with a deposit: its terms and its price. */
export function OfferTicket({ offer, isInPackage = false }: OfferTicketProps) {
  const text = useTranslations('account.bonuses');
  const packages = useTranslations('account.bonusPackages');
  const name = useOfferTitle()(offer);
  const { money, short, percent } = useBonusFigures();
  const { currency, maxAmount, averageReturn, wagerTimes, freespins, package: of } = offer;
  const { cost } = wageringOf(maxAmount, offer);
  const max = short(maxAmount, currency);
  const example = exampleOf(offer);
  return (
    <Ticket
      state="offer"
      seed={offer.id}
      kind={text('kind')}
      figure={<StubFigure>{percent(offer.percent)}</StubFigure>}
    >
      <TicketHead
        title={name}
        line={text(offer.isOnce ? 'offers.once' : 'offers.what', {
          percent: percent(offer.percent),
          max,
        })}
        badge={of ? <Badge>{packages('partOf', { part: of.part, parts: of.parts })}</Badge> : null}
      />
      <TicketFacts
        facts={[
          {
            label: text('facts.from'),
            value: <Amount>{money(leastDeposit(offer), currency)}</Amount>,
          },
          { label: text('facts.wagering'), value: text('facts.times', { times: wagerTimes }) },
          { label: text('facts.maxBet'), value: <MaxBet bonus={offer} /> },
          { label: text('facts.time'), value: text('facts.days', { days: offer.days }) },
        ]}
      />
      {freespins ? <OfferFreespins freespins={freespins} currency={currency} /> : null}
      {cost === null || averageReturn === null ? null : (
        <CostLine>
          {text.rich('offers.cost', {
            bonus: max,
            cost: money(cost, currency),
            average: percent(averageReturn),
            b: strong,
          })}
        </CostLine>
      )}
      <BonusForecast offer={offer} deposit={example.deposit} bonus={example.bonus} />
      <div className="flex flex-wrap gap-2">
        <Button
          className="max-w-full hyphens-auto whitespace-normal"
          render={<ModalLink modal="wallet" value="deposit" />}
          aria-label={text('of', { action: text('offers.take'), name })}
        >
          {text('offers.take')}
        </Button>
        {of && !isInPackage ? (
          <Button
            variant="ghost"
            className="max-w-full hyphens-auto whitespace-normal"
            render={<ModalLink modal="package-bonus" value={of.id} />}
          >
            {packages('whole')}
          </Button>
        ) : null}
      </div>
    </Ticket>
  );
}
