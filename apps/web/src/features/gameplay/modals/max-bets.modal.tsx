import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { RefusedBetNotice } from './refused-bet-notice.tsx';

/** The most a round may cost with the player's bonus. */
export default function MaxBetsModal({ value }: ModalViewProps<'max-bets'>) {
  return <RefusedBetNotice modal="max-bets" game={value} />;
}
