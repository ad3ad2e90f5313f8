import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { GameChoice } from './game-choice.tsx';

/** A game for a phone: for money or as a demo, both at the same weight. */
export default function MobileGameModal({ value }: ModalViewProps<'mobile-game'>) {
  return <GameChoice game={value} offer="mobile" />;
}
