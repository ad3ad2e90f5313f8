import { TurnOverNotice } from '../components/turn-over-notice.tsx';

/** What is left to stake before a withdrawal. */
export default function TurnOverWagerModal() {
  return <TurnOverNotice />;
}
