import { LimitNotice } from './limit-notice.tsx';

/** A limit that stops a game. */
export default function GameLimitReachedModal() {
  return <LimitNotice about="reached" />;
}
