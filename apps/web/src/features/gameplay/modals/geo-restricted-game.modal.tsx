import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { gameQuery, useStakeCurrency } from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

/** Says which game is not offered where the visitor is. */
export default function GeoRestrictedGameModal(props: ModalViewProps<'geo-restricted-game'>) {
  return (
    <WithTexts folders={['game']}>
      <Restricted {...props} />
    </WithTexts>
  );
}

function Restricted({ params }: ModalViewProps<'geo-restricted-game'>) {
  const text = useTranslations('game.page');
  const modals = useModals();
  const { game: id } = params;
  const currency = useStakeCurrency();
  const game = useQuery({ ...gameQuery(id ?? '', currency), enabled: id !== undefined }).data;
  return (
    <ModalFrame
      title={game ? text('restricted.named', { name: game.name }) : text('restricted.title')}
      foot={
        <Button variant="line" size="lg" block onClick={modals.close}>
          {text('problems.back')}
        </Button>
      }
    >
      <p className="text-text-2">{text('restricted.text')}</p>
    </ModalFrame>
  );
}
