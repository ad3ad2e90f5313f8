import { WithTexts } from '#shared/i18n/texts.tsx';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { Earning } from '../components/earning.tsx';
import { OwnLevel } from '../components/own-level.tsx';

const views = { 'loyalty-level': OwnLevel, 'loyalty-earn': Earning };

/** The level a player has reached, or how points are earned. */
export default function LoyaltyModal({ name }: ModalViewProps<keyof typeof views>) {
  const View = views[name];
  return (
    <WithTexts folders={['modals']}>
      <View />
    </WithTexts>
  );
}
