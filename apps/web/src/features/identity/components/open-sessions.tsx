import type { PlayerSession } from '@pierlight/contract/identity/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { TextLink } from '@pierlight/ui/link';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { DeviceRow, useDeviceName } from '#shared/devices.tsx';
import { closeSessionMutation, openSessionsQuery } from '../api.ts';
import { usePlaceName } from '../use-place-name.ts';

/** Every device that is signed in, and the way to sign it out. */
export function OpenSessions() {
  const text = useTranslations('account.security.sessions');
  const nameOf = useDeviceName();
  const sessions = useQuery(openSessionsQuery());
  const close = useMutation(closeSessionMutation());
  const [said, setSaid] = useState('');
  const end = (session: PlayerSession) =>
    close.mutate(session.id, {
      onSuccess: () => setSaid(text('closed', { device: nameOf(session.userAgent) })),
    });
  return (
    <Panel pad className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-20">{text('title')}</h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      {close.isError ? <Alert tone="error">{text('closeFailed')}</Alert> : null}
      {sessions.isPending ? (
        <SkeletonGroup className="grid gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" index={1} />
        </SkeletonGroup>
      ) : null}
      {sessions.isError ? (
        <div className="grid justify-items-start gap-3">
          <p>{text('failed')}</p>
          <Button onClick={() => void sessions.refetch()}>{text('retry')}</Button>
        </div>
      ) : null}
      <ul className="grid">
        {sessions.data?.map((session) => (
          <Row
            key={session.id}
            session={session}
            isClosing={close.isPending && close.variables === session.id}
            onClose={() => end(session)}
          />
        ))}
      </ul>
      <p role="status" className="text-13 text-text-2 empty:visually-hidden">
        {said}
      </p>
      <TextLink render={<Link to="/profile/history" search={{ tab: 'sessions' }} />}>
        {text('all')}
      </TextLink>
    </Panel>
  );
}

interface RowProps {
  readonly session: PlayerSession;
  readonly isClosing: boolean;
  readonly onClose: () => void;
}

function Row({ session, isClosing, onClose }: RowProps) {
  const text = useTranslations('account.security.sessions');
  const format = useFormatter();
  const placeOf = usePlaceName();
  const time = format.dateTime(new Date(session.lastUsedAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <DeviceRow
      userAgent={session.userAgent}
      here={session.isCurrent ? text('current') : null}
      button={text('close')}
      buttonOf={(device) => text('closeOf', { device })}
      isGoing={isClosing}
      onPress={onClose}
    >
      {placeOf(session.country)} · <bdi>{session.ip}</bdi> · {text('used', { time })}
    </DeviceRow>
  );
}
