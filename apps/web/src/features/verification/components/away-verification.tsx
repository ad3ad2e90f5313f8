import { WithTexts } from '#shared/i18n/texts.tsx';
import { PlayerVerification } from './player-verification.tsx';

/** The way through a check for somebody who is away from playing, whom no channel tells of anything. */
export default function AwayVerification() {
  return (
    <WithTexts folders={['account']}>
      <PlayerVerification isAway />
    </WithTexts>
  );
}
