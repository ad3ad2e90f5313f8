import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { useTranslations } from 'use-intl';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { leftToWager, playedIn } from '../bonus-facts.ts';
import { useActivating } from '../components/use-activating.ts';
import { useBonusFigures, useBonusName } from '../components/use-bonus-words.ts';
import { ToBonuses } from './bonus-gone.tsx';

interface ChangeActiveProps {
  readonly bonus: PlayerBonus;
  readonly held: readonly PlayerBonus[];
}

/** What becomes of the active bonus when another one is activated, before it is. */
export function ChangeActive({ bonus, held }: ChangeActiveProps) {
  const text = useTranslations('modals.bonuses');
  const modals = useModals();
  const activating = useActivating();
  const nameOf = useBonusName();
  const name = nameOf(bonus);
  const other = playedIn(held, bonus.currency);
  if (other?.id === bonus.id) {
    return (
      <NoticeModal
        title={text('titles.changeActive')}
        art="empty-tickets"
        heading={text('active.heading', { name })}
        foot={<ToBonuses />}
      >
        <p>{text('active.text')}</p>
      </NoticeModal>
    );
  }
  return (
    <ModalFrame
      title={text('titles.changeActive')}
      foot={
        <div className="grid gap-2 sm:grid-cols-2">
          <Button
            variant="line"
            size="lg"
            block
            loading={activating.isPending}
            onClick={() => activating.activate(bonus.id, modals.close)}
          >
            {text('activate')}
          </Button>
          <Button variant="line" size="lg" block onClick={modals.close}>
            {text('leave')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {activating.problem ? (
          <Alert tone="error">{text(`problems.${activating.problem}`)}</Alert>
        ) : null}
        <p className="text-text-2">
          {other
            ? text('change.lead', { name, other: nameOf(other) })
            : text('change.alone', { name })}
        </p>
        <Figures bonus={bonus} other={other} />
      </div>
    </ModalFrame>
  );
}

interface FiguresProps {
  readonly bonus: PlayerBonus;
  readonly other: PlayerBonus | undefined;
}

function Figures({ bonus, other }: FiguresProps) {
  const text = useTranslations('modals.bonuses.change');
  const nameOf = useBonusName();
  const { money, short, time } = useBonusFigures();
  const { currency } = bonus;
  return (
    <>
      <DefinitionList
        items={[
          {
            key: 'playing',
            label: text('playing'),
            value: <Amount>{money(bonus.balance, currency)}</Amount>,
          },
          {
            key: 'left',
            label: text('left'),
            value: <Amount>{short(leftToWager(bonus), currency)}</Amount>,
          },
          ...(other
            ? [
                {
                  key: 'waits',
                  label: text('waits', { other: nameOf(other) }),
                  value: <Amount>{money(other.balance, currency)}</Amount>,
                },
              ]
            : []),
          { key: 'goes', label: text('goes'), value: text('none') },
        ]}
      />
      {other ? (
        <p className="text-13 text-text-2">
          {text('days', {
            name: nameOf(bonus),
            date: time(bonus.expiresAt),
            other: nameOf(other),
            otherDate: time(other.expiresAt),
          })}
        </p>
      ) : null}
    </>
  );
}
