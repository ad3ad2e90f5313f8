import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { GameChoice } from './game-choice.tsx';

/** The demo of a game, for anybody. */
export default function DemoGameModal({ value }: ModalViewProps<'demo-game'>) {
  return <GameChoice game={value} offer="demo" />;
}
