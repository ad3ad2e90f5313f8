import { PlayerVerification } from '../components/player-verification.tsx';

/** Where the checks of who the player is stand. */
export function VerificationPage() {
  return <PlayerVerification />;
}
