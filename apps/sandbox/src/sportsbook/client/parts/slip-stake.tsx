import { useBook, useTexts } from '../state/book.ts';
import { writeMoney, writeShare } from '../state/money.ts';
import { writeOdds } from '../state/odds.ts';
import { useOwnId } from '../state/use-own-id.ts';
import { say } from '../texts/load.ts';
import { Row, Segment } from './bits.tsx';

/** The stake, of each line or in total, and what it may be. */
export function StakeField() {
  const book = useBook();
  const texts = useTexts();
  const id = useOwnId();
  const { slip, session } = book;
  const currency = session.currency.value;
  const money = (amount: number) => writeMoney(amount, currency, book.lang.value);
  const lines = slip.lines.value;
  const stake = slip.stakeOfLine.value;
  const quote = slip.quote.value;
  const isTotal = slip.isTotal.value;
  const label =
    lines === 1 ? texts.stake : say(isTotal ? texts.stakeTotal : texts.stakeEach, { count: lines });
  const isBad = slip.stake.value.trim() !== '' && stake === null;
  return (
    <div class="stake">
      {lines > 1 && (
        <Segment<'line' | 'total'>
          label={texts.stakeMeans}
          value={isTotal ? 'total' : 'line'}
          choices={[
            { value: 'line', label: texts.perLine },
            { value: 'total', label: texts.total },
          ]}
          onChoose={(value) => {
            slip.isTotal.value = value === 'total';
          }}
        />
      )}
      <div class="h">
        <label for={id}>{label}</label>
        {quote && quote.mostStake > 0 && (
          <bdi class="tiny">
            {say(texts.bounds, { least: money(quote.leastStake), most: money(quote.mostStake) })}
          </bdi>
        )}
      </div>
      <div class={isBad ? 'input bad' : 'input'}>
        <span aria-hidden="true">{currency}</span>
        <input
          id={id}
          inputMode="decimal"
          autocomplete="off"
          dir="ltr"
          maxLength={20}
          value={slip.stake.value}
          aria-invalid={isBad}
          aria-describedby={`${id}-note`}
          onInput={(event) => {
            slip.stake.value = event.currentTarget.value;
          }}
        />
        {lines > 1 && stake !== null && (
          <bdi class="mx">
            {say(texts.times, { count: lines, stake: money(stake), sum: money(stake * lines) })}
          </bdi>
        )}
      </div>
      <p class="problem" id={`${id}-note`}>
        {isBad ? say(texts.badStake, { currency }) : ''}
      </p>
    </div>
  );
}

/** What the slip comes to, its margin in figures. */
export function SlipSums() {
  const book = useBook();
  const texts = useTexts();
  const { slip, session } = book;
  const money = (amount: number) => writeMoney(amount, session.currency.value, book.lang.value);
  if (slip.now.value.some(({ state }) => state !== 'open')) return null;
  const { odds, margin, payout, least, stake, lines } = slip.sums.value;
  const count = slip.legs.value.length;
  const isSystem = slip.mode.value === 'system';
  return (
    <dl class="kvs">
      {odds !== null && count > 1 && (
        <Row
          name={say(texts.totalOdds, { count })}
          value={writeOdds(odds, book.oddsFormat.value)}
        />
      )}
      {margin !== null && (
        <Row name={texts.marginHere} value={writeShare(margin, book.lang.value)} />
      )}
      {stake > 0 && (
        <>
          {isSystem && <Row name={texts.payoutLeast} value={money(least)} />}
          <Row name={lines > 1 ? texts.gainAll : texts.gain} value={money(payout - stake)} />
          <div class="big">
            <dt>{lines > 1 ? texts.payoutAll : texts.payout}</dt>
            <dd>
              <bdi>{money(payout)}</bdi>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** What may be taken when a price moves while the bet is placed. */
export function AcceptRule() {
  const { slip } = useBook();
  const texts = useTexts();
  const name = useOwnId();
  const choices = [
    ['none', texts.acceptNone],
    ['better', texts.acceptBetter],
    ['any', texts.acceptAny],
  ] as const;
  return (
    <fieldset class="rules">
      <legend>{texts.acceptTitle}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={slip.accept.value === value}
            onChange={() => {
              slip.accept.value = value;
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
