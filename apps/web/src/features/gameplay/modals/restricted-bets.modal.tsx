import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { RefusedBetNotice } from './refused-bet-notice.tsx';

/** A game that the player's bonus does not allow. */
export default function RestrictedBetsModal({ value }: ModalViewProps<'restricted-bets'>) {
  return <RefusedBetNotice modal="restricted-bets" game={value} />;
}
