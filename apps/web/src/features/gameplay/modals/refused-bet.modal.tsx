import { sportsIdentity } from '@pierlight/contract/sportsbook/statuses';
import { Amount } from '@pierlight/ui/amount';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { gameQuery } from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { type RefusedBet, refusedBets } from '../refused-bets.ts';

interface NoticeProps {
  readonly modal: RefusedBet['modal'];
  readonly game: string | null;
}

/** Why a stake was not taken, as the event of this tab told; an address alone tells nothing. */
export default function RefusedBetModal({ name, value }: ModalViewProps<RefusedBet['modal']>) {
  return (
    <WithTexts folders={['modals']}>
      <Notice modal={name} game={value} />
    </WithTexts>
  );
}

function Notice({ modal, game }: NoticeProps) {
  const text = useTranslations('modals.games');
  const bonuses = useTranslations('modals.bonuses');
  const modals = useModals();
  const bet = game === null ? null : refusedBets.find(modal, game);
  const isOfSports = game === sportsIdentity;
  const named = useQuery({ ...gameQuery(game ?? ''), enabled: bet !== null && !isOfSports }).data;
  const name = named?.name;
  const words = modal === 'max-bets' ? 'maxBet' : 'restricted';
  return (
    <NoticeModal
      title={text(`${words}.title`)}
      art={bet ? 'empty-tickets' : 'empty-history'}
      heading={text(bet ? `${words}.heading` : 'nothing.heading')}
      foot={
        <>
          <Button variant="line" size="lg" block onClick={modals.close}>
            {text('back')}
          </Button>
          {bet ? (
            <Link to="/profile/bonuses" className={buttonStyle({ variant: 'ghost', block: true })}>
              {bonuses('action')}
            </Link>
          ) : null}
        </>
      }
    >
      <p>{text(bet ? `${isOfSports ? 'sports.' : ''}${words}.text` : 'nothing.text')}</p>
      {bet ? (
        <DefinitionList
          className="min-w-64"
          items={[
            ...(name ? [{ key: 'game', label: text('game'), value: name }] : []),
            ...(bet.modal === 'max-bets'
              ? [
                  {
                    key: 'most',
                    label: text(isOfSports ? 'sports.maxBet.most' : 'maxBet.most'),
                    value: <Amount>{bet.maximum}</Amount>,
                  },
                ]
              : []),
          ]}
        />
      ) : null}
    </NoticeModal>
  );
}
