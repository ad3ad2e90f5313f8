import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { codeTrigger } from '@pierlight/contract/bonuses/statuses';
import { Amount } from '@pierlight/ui/amount';
import { Field } from '@pierlight/ui/field';
import { linkStyle } from '@pierlight/ui/link';
import { RadioCard, RadioCardGroup } from '@pierlight/ui/radio-card';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import {
  BonusCode,
  BonusForecast,
  leastDeposit,
  useOfferName,
  wageringOf,
} from '#features/bonuses/public.ts';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { noBonus } from '../bonus-choice.ts';
import type { BonusToChoose } from './use-bonus-choice.ts';

interface BonusCardsProps {
  readonly bonus: BonusToChoose;
  /** The amount that is typed, in subunits; 0 while it is not one that can be made. */
  readonly deposit: number;
  /** What keeps the chosen one from coming. */
  readonly error: string | undefined;
}

/** With which bonus a deposit comes: none, unless the player wants one or has a code for one. */
export function BonusCards(props: BonusCardsProps) {
  return (
    <div className="grid gap-4">
      <Choice {...props} />
      <Chosen {...props} />
      <BonusCode
        trigger={codeTrigger.deposit}
        onOpen={() => analytics.track('walletPromoOpen', {})}
        onSent={() => analytics.track('walletPromoSent', {})}
        onEntered={({ offerId }) => props.bonus.choose(offerId)}
      />
    </div>
  );
}

function Choice({ bonus, error }: BonusCardsProps) {
  const text = useTranslations('global-components.deposit.bonus');
  const { choice, offers, hasFailed, isCatchingUp, choose } = bonus;
  return (
    <Field
      group
      label={text('label')}
      hint={hasFailed && !offers ? text('failed') : undefined}
      error={choice.id === undefined ? error : undefined}
    >
      <RadioCardGroup value={choice.id} onValueChange={choose}>
        <RadioCard
          value={noBonus}
          title={text('none')}
          note={offers?.length === 0 ? text('noOther') : text('noneText')}
        />
        {offers?.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            isCatchingUp={isCatchingUp}
            error={choice.id === offer.id ? error : undefined}
          />
        ))}
      </RadioCardGroup>
      {offers || hasFailed ? null : (
        <SkeletonGroup>
          <Skeleton className="mt-2 h-28" />
        </SkeletonGroup>
      )}
    </Field>
  );
}

/** What the chosen bonus comes to with the amount that is typed. */
function Chosen({ bonus: { choice }, deposit }: BonusCardsProps) {
  if (!('offer' in choice) || choice.offer.amount === 0) return null;
  return (
    <BonusForecast
      key={choice.id}
      offer={choice.offer}
      deposit={deposit}
      bonus={choice.offer.amount}
    />
  );
}

interface OfferCardProps {
  readonly offer: DepositBonus;
  readonly isCatchingUp: boolean;
  readonly error: string | undefined;
}

function OfferCard({ offer, isCatchingUp, error }: OfferCardProps) {
  const text = useTranslations('global-components.deposit.bonus');
  const money = useMoney();
  const modals = useModals();
  const name = useOfferName()(offer);
  const { amount, currency, wagerTimes, maxBetAmount, days } = offer;
  const write = (subunits: number) => money(subunits, currency);
  const short = (subunits: number) => shortMoney(write(subunits));
  const { stakes, cost } = wageringOf(amount, offer);
  const costNote =
    amount > 0 && cost !== null
      ? text.rich('cost', { amount: () => <Amount>{write(cost)}</Amount> })
      : undefined;
  return (
    <div className="relative grid">
      <RadioCard
        value={offer.id}
        className="pb-11"
        title={name}
        end={
          <Amount className={isCatchingUp ? 'opacity-50' : ''}>
            {amount > 0
              ? `+${write(amount)}`
              : text('from', { amount: short(leastDeposit(offer)) })}
          </Amount>
        }
        aria-invalid={error ? true : undefined}
        note={error ? <span className="text-error">{error}</span> : costNote}
        terms={[
          {
            key: 'wagering',
            label: text('wagering'),
            value: (
              <Amount>
                {amount > 0
                  ? text('timesOf', { times: wagerTimes, amount: short(stakes) })
                  : text('times', { times: wagerTimes })}
              </Amount>
            ),
          },
          {
            key: 'maxBet',
            label: text('maxBet'),
            value: maxBetAmount === null ? text('anyBet') : <Amount>{write(maxBetAmount)}</Amount>,
          },
          { key: 'expires', label: text('expires'), value: text('inDays', { days }) },
        ]}
      />
      <button
        type="button"
        aria-label={text('termsOf', { name })}
        onClick={() => modals.openAbove('wallet-bonus-info', offer.id)}
        className={linkStyle({ className: 'target-44 absolute start-12 bottom-3 text-13' })}
      >
        {text('terms')}
      </button>
    </div>
  );
}
