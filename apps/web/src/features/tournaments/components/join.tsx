import { Alert } from '@pierlight/ui/alert';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { linkStyle } from '@pierlight/ui/link';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { joinMutation, standingQuery } from '../api.ts';
import type { TournamentState } from '../tournament-state.ts';

interface JoinProps {
  readonly identity: string;
  readonly state: TournamentState;
}

/** The words for a player who has joined. */
const taking = {
  coming: 'waits',
  running: 'joined',
  waiting: 'took',
  finished: 'took',
  cancelled: 'took',
} as const;

/** Joining by a press, as long as the tournament is not over. */
export function Join({ identity, state }: JoinProps) {
  const text = useTranslations('account.tournaments.join');
  const { status } = useSession();
  const own = useQuery({ ...standingQuery(identity), enabled: status === 'player' });
  const joining = useMutation(joinMutation(identity));
  if (own.data?.isDisqualified)
    return (
      <Alert tone="calm">
        {text(state === 'finished' || state === 'cancelled' ? 'wasDisqualified' : 'disqualified')}{' '}
        <Link to="/contact" className={linkStyle()}>
          {text('contact')}
        </Link>
      </Alert>
    );
  if (own.data)
    return (
      <p role="status" className="text-13 text-tide">
        {text(taking[state])}
      </p>
    );
  if (state !== 'coming' && state !== 'running') return null;
  if (status === 'guest')
    return (
      <ModalLink modal="sign-in" className={buttonStyle({ variant: 'lamp', block: true })}>
        {text('guest')}
      </ModalLink>
    );
  return (
    <>
      <Button
        variant="lamp"
        block
        loading={joining.isPending || own.isPending}
        onClick={() => {
          if (!joining.isPending) joining.mutate(undefined);
        }}
      >
        {text('action')}
      </Button>
      {joining.error ? <Alert tone="error">{text(problemOf(joining.error))}</Alert> : null}
    </>
  );
}

/** The words for a player who could not join, or of whom nobody knows. */
function problemOf(error: Error) {
  if (isProblem(error, 'accountExcluded')) return 'away';
  if (isProblem(error, 'tournamentOver')) return 'over';
  return isProblem(error) && error.isOffline ? 'unanswered' : 'failed';
}
