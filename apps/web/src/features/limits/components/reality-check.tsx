import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import type { PlayTime } from '@pierlight/contract/limits/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Disc } from '@pierlight/ui/disc';
import { Modal } from '@pierlight/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { requestedModal } from '#shared/modals/address.ts';
import type { Search } from '#shared/navigation/search.ts';
import { continuePlayMutation, playTimeQuery } from '../play-time-api.ts';
import { useDuration } from './use-duration.ts';

interface RealityCheckProps {
  /** Closes the game. */
  readonly onLeave: () => void;
}

/**
 * What stands over a game while it takes no bet: a reality check, or a pause. It has no way round it, for the
 * wallet knows none: a closed window changes nothing.
 */
export default function RealityCheck({ onLeave }: RealityCheckProps) {
  const playTime = useQuery(playTimeQuery()).data;
  // A payment that is being typed is finished first.
  const isFree = useLocation({ select: ({ search }) => requestedModal(search as Search) === null });
  if (!playTime || !isFree) return null;
  const { check, pauseUntil } = playTime;
  if (check === null && pauseUntil === null) return null;
  return (
    <WithTexts folders={['modals']}>
      <Standing playTime={playTime} check={check} pauseUntil={pauseUntil} onLeave={onLeave} />
    </WithTexts>
  );
}

interface StandingProps extends RealityCheckProps, Pick<PlayTime, 'check' | 'pauseUntil'> {
  readonly playTime: PlayTime;
}

function Standing({ playTime, check, pauseUntil, onLeave }: StandingProps) {
  const text = useTranslations('modals.realityCheck');
  const duration = useDuration();
  const answer = useMutation(continuePlayMutation());
  const isPaused = usePause(pauseUntil);
  useEffect(() => {
    // A modal over a full screen would not be seen.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  if (check === null && !isPaused) return null;
  const minutes = check ? Math.max(1, Math.floor(check.playedSeconds / 60)) : 0;
  return (
    <Modal
      open
      dismissible={false}
      onClose={() => undefined}
      title={
        <span className="flex items-center gap-3 py-2">
          <Disc tone="calm">
            <ClockIcon size={20} />
          </Disc>
          {check ? text('title', { time: duration(minutes) }) : text('pause.title')}
        </span>
      }
      foot={
        <div className="grid auto-cols-fr grid-flow-col gap-2 [&>*]:px-2!">
          <Button
            variant="line"
            size="lg"
            disabled={isPaused}
            loading={answer.isPending}
            onClick={() => check && answer.mutate(check.since)}
          >
            {text('continue')}
          </Button>
          <Link to="/profile/limits" className={buttonStyle({ variant: 'line', size: 'lg' })}>
            {text('limits')}
          </Link>
          <Button variant="line" size="lg" onClick={onLeave}>
            {text('leave')}
          </Button>
        </div>
      }
    >
      {answer.isError ? <Alert tone="error">{text('failed')}</Alert> : null}
      {check ? <Played check={check} /> : null}
      {isPaused && pauseUntil !== null ? <Paused until={pauseUntil} /> : null}
      {check && playTime.reminderMinutes !== null ? (
        <p className="text-13 text-text-2">{text('note', { minutes: playTime.reminderMinutes })}</p>
      ) : null}
    </Modal>
  );
}

function Played({ check }: { readonly check: NonNullable<PlayTime['check']> }) {
  const text = useTranslations('modals.realityCheck');
  const money = useMoney();
  const duration = useDuration();
  const { sums } = check;
  const row = (key: 'staked' | 'won' | 'net', of: (sum: (typeof sums)[number]) => string) => ({
    key,
    label: text(key),
    value: lines(sums.map((sum) => ({ key: sum.currency, text: of(sum) }))),
    strong: key === 'net',
  });
  return (
    <DefinitionList
      items={[
        {
          key: 'time',
          label: text('time'),
          value: duration(Math.floor(check.playedSeconds / 60)),
        },
        ...(sums.length === 0
          ? []
          : [
              row('staked', ({ staked, currency }) => money(staked, currency)),
              row('won', ({ paid, currency }) => money(paid, currency)),
              row('net', ({ staked, paid, currency }) => signed(paid - staked, currency, money)),
            ]),
      ]}
    />
  );
}

const signed = (
  sum: number,
  currency: string,
  money: (subunits: number, code: string) => string,
): string => (sum > 0 ? `+${money(sum, currency)}` : money(sum, currency));

/** Sums of several currencies, each on its own line. */
const lines = (sums: readonly { key: string; text: string }[]): ReactNode =>
  sums.map((sum) => (
    <Amount key={sum.key} className="block">
      {sum.text}
    </Amount>
  ));

function Paused({ until }: { readonly until: string }) {
  const text = useTranslations('modals.realityCheck');
  const format = useFormatter();
  const at = format.dateTime(new Date(until), { hour: '2-digit', minute: '2-digit' });
  return <p className="text-text-2">{text('pause.text', { at })}</p>;
}

/** Whether a pause lasts, by the reader's clock. */
function usePause(until: string | null): boolean {
  const now = useNow({ updateInterval: 1000 });
  return until !== null && now.getTime() < new Date(until).getTime();
}
