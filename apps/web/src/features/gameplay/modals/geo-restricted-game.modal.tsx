import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

/** Says that a game is not offered where the visitor is. */
export default function GeoRestrictedGameModal() {
  const text = useTranslations('pages.game');
  const modals = useModals();
  return (
    <ModalFrame
      title={text('restricted.title')}
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
