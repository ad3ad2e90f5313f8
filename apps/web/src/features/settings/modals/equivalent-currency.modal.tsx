import { Coin } from '@pierlight/ui/art/coin';
import { Button } from '@pierlight/ui/button';
import { RadioCard, RadioCardGroup } from '@pierlight/ui/radio-card';
import { useFormatter, useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { equivalentChoices } from '../equivalent.ts';
import { equivalentCurrency, useEquivalentCurrency } from '../equivalent-store.ts';
import { useNamedCurrencies } from '../use-money.ts';

const NONE = 'none';

/** In which currency, if any, balances are shown a second time. */
export default function EquivalentCurrencyModal() {
  return (
    <WithTexts folders={['modals']}>
      <Choice />
    </WithTexts>
  );
}

function Choice() {
  const text = useTranslations('modals.wallet.equivalent');
  const format = useFormatter();
  const modals = useModals();
  const choices = equivalentChoices(useNamedCurrencies());
  const chosen = useEquivalentCurrency();
  // ISO times sort as text: the oldest is what can be said of all of them.
  const [oldest] = choices.map(({ rate }) => rate.updatedAt).sort();
  return (
    <ModalFrame
      title={text('title')}
      foot={
        <Button variant="lamp" size="lg" block onClick={modals.close}>
          {text('done')}
        </Button>
      }
    >
      <p className="text-text-2">{text('text')}</p>
      <RadioCardGroup
        label={text('label')}
        value={chosen ?? NONE}
        onValueChange={(code) => equivalentCurrency.choose(code === NONE ? null : code)}
      >
        <RadioCard value={NONE} title={text('none')} />
        {choices.map(({ code, name }) => (
          <RadioCard
            key={code}
            value={code}
            title={code}
            note={name}
            end={<Coin currency={code} size={28} />}
          />
        ))}
      </RadioCardGroup>
      {oldest ? (
        <p className="text-13 text-text-3">
          {text('rates', {
            date: format.dateTime(new Date(oldest), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      ) : null}
    </ModalFrame>
  );
}
