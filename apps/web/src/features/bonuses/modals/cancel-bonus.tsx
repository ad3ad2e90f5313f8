import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { useTranslations } from 'use-intl';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useCanceling } from '../components/use-activating.ts';
import { useBonusFigures, useBonusName } from '../components/use-bonus-words.ts';
import { useOwnMoney } from '../components/use-own-money.ts';

interface CancelBonusProps {
  readonly bonus: PlayerBonus;
  readonly title: 'cancelActive' | 'cancelIssued' | 'cancelUnsettled';
}

/** What goes and what stays when a bonus is given up, in figures, before it is. */
export function CancelBonus({ bonus, title }: CancelBonusProps) {
  const text = useTranslations('modals.bonuses');
  const modals = useModals();
  const canceling = useCanceling();
  const name = useBonusName()(bonus);
  const cancel = () =>
    canceling.cancel(bonus.id, ({ isEnding, id }) =>
      isEnding ? modals.open('bonus-cancel-lock', id) : modals.close(),
    );
  return (
    <ModalFrame
      title={text(`titles.${title}`)}
      foot={
        <div className="grid gap-2 sm:grid-cols-2">
          <Button variant="line" size="lg" block loading={canceling.isPending} onClick={cancel}>
            {text('cancel')}
          </Button>
          <Button variant="line" size="lg" block onClick={modals.close}>
            {text('keep')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {canceling.problem ? (
          <Alert tone="error">{text(`problems.${canceling.problem}`)}</Alert>
        ) : null}
        {title === 'cancelUnsettled' ? (
          <Unsettled name={name} currency={bonus.currency} />
        ) : (
          <p className="text-text-2">{text('confirm.lead', { name })}</p>
        )}
        <Figures bonus={bonus} />
        {title === 'cancelUnsettled' || bonus.activatedAt === null ? null : (
          <p className="text-13 text-text-2">{text('confirm.round')}</p>
        )}
        <p className="text-13 text-text-2">{text('confirm.after')}</p>
      </div>
    </ModalFrame>
  );
}

function Figures({ bonus }: Pick<CancelBonusProps, 'bonus'>) {
  const text = useTranslations('modals.bonuses.confirm');
  const { money, short } = useBonusFigures();
  const { currency, wagered, wagerTotal, balance } = bonus;
  const own = useOwnMoney(currency);
  return (
    <DefinitionList
      items={[
        {
          key: 'goes',
          label: text('goes'),
          value: <Amount>{money(balance, currency)}</Amount>,
          strong: true,
        },
        {
          key: 'wagered',
          label: text('wagered'),
          value: (
            <bdi>
              {text('of', { done: short(wagered, currency), total: short(wagerTotal, currency) })}
            </bdi>
          ),
        },
        ...(own === undefined
          ? []
          : [
              {
                key: 'stays',
                label: text('stays'),
                value: <Amount>{money(own, currency)}</Amount>,
                strong: true,
              },
            ]),
      ]}
    />
  );
}

interface UnsettledProps {
  readonly name: string;
  readonly currency: string;
}

/** What canceling means while a round is open. */
function Unsettled({ name, currency }: UnsettledProps) {
  const text = useTranslations('modals.bonuses.unsettled');
  return (
    <div className="grid gap-2 text-text-2">
      <p>{text('lead', { name, currency })}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{text('stakes')}</li>
        <li>{text('ends')}</li>
        <li>{text('shares')}</li>
      </ul>
    </div>
  );
}
