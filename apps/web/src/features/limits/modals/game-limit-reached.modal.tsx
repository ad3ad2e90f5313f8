import { LimitNotice } from '../components/limit-notice.tsx';

/** A limit that stops a game. */
export default function GameLimitReachedModal() {
  return <LimitNotice about="reached" />;
}
