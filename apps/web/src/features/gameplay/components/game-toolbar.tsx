import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { CornersInIcon } from '@phosphor-icons/react/dist/ssr/CornersIn';
import { CornersOutIcon } from '@phosphor-icons/react/dist/ssr/CornersOut';
import { MoonStarsIcon } from '@phosphor-icons/react/dist/ssr/MoonStars';
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { Game } from '@pierlight/contract/catalogue/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Badge } from '@pierlight/ui/badge';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { IconButton } from '@pierlight/ui/icon-button';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { FavoriteButton, type PlayMode } from '#features/catalogue/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { accountsQuery } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { usePlayerId } from '#shared/session/use-session.ts';
import { gameSessionQuery } from '../api.ts';
import { clockText } from '../clock-text.ts';
import { netPosition, signed } from '../net.ts';
import { FreeSpinsForBonusBadge } from './free-spins-for-bonus.tsx';
import { useContribution } from './use-contribution.ts';

interface GameToolbarProps {
  readonly game: Game;
  readonly mode: PlayMode;
  readonly currency: string;
  /** The game session whose rounds are counted; null in a demo and before the launch. */
  readonly sessionId: string | null;
  /** When the game was opened, in milliseconds since the epoch by the reader's clock. */
  readonly startedAt: number | null;
  /** What fills the screen on demand. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onPlayForMoney: () => void;
}

/** Time and money while playing, and the ways out. */
export function GameToolbar({
  game,
  mode,
  currency,
  sessionId,
  startedAt,
  stage,
  onClose,
  onPlayForMoney,
}: GameToolbarProps) {
  const text = useTranslations('game.page.toolbar');
  const isDemo = mode === 'demo';
  const isGuest = usePlayerId() === null;
  const contribution = useContribution(game.id, currency);
  const isPart = !isDemo && contribution !== null && !contribution.isFull;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1 px-0.5 lg:gap-2 lg:ps-4 lg:pe-2">
      <IconButton label={text('close')} onClick={onClose} className="lg:hidden">
        <XIcon aria-hidden="true" size={20} />
      </IconButton>
      <h1 dir="auto" className="min-w-0 truncate font-display text-17 max-lg:visually-hidden">
        {game.name}
      </h1>
      {isDemo ? (
        <Badge tone="tide" className="min-w-0">
          {/* On a phone the frame right below wears the whole of it. */}
          <span aria-hidden="true" className="lg:hidden">
            {text('demoShort')}
          </span>
          <span className="max-lg:visually-hidden">{text('demo')}</span>
        </Badge>
      ) : contribution === null ? null : (
        // On a phone only where stakes do not count in full: there is little room.
        <Badge
          tone="lamp"
          icon={<TicketIcon aria-hidden="true" className="lg:hidden" />}
          className={`min-w-0 ${isPart ? 'max-lg:px-1.5' : 'max-lg:visually-hidden'}`}
        >
          <span aria-hidden="true" className="lg:hidden">
            {contribution.short}
          </span>
          <span className="max-lg:visually-hidden">{contribution.words}</span>
        </Badge>
      )}
      {isDemo ? null : <FreeSpinsForBonusBadge game={game.id} />}
      <div className="ms-auto flex min-w-0 items-center lg:me-2">
        {startedAt === null ? null : <SessionClock startedAt={startedAt} isTight={isPart} />}
        {isDemo ? null : (
          <>
            <Net currency={currency} sessionId={sessionId} />
            <Balance currency={currency} />
          </>
        )}
      </div>
      {isDemo ? (
        <Button variant="line" size="sm" onClick={onPlayForMoney} className="max-lg:hidden">
          {text('playForMoney')}
        </Button>
      ) : null}
      {isGuest ? null : (
        <>
          <Link
            to="/profile/limits"
            className={buttonStyle({ variant: 'ghost', className: 'text-calm! max-xl:hidden' })}
          >
            <AnchorIcon aria-hidden="true" size={20} />
            {text('limits')}
          </Link>
          <BreakButton />
        </>
      )}
      <FavoriteButton game={game} />
      <FullScreen stage={stage} />
      <IconButton label={text('close')} onClick={onClose} className="max-lg:hidden">
        <XIcon aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}

/** A day off from wherever one plays: a press, and one more to make sure. */
function BreakButton() {
  const text = useTranslations('game.page.toolbar');
  const toBreak = <ModalLink modal="self-exclusion-limit" value="break" />;
  const icon = <MoonStarsIcon aria-hidden="true" size={20} />;
  return (
    <>
      <IconButton label={text('break')} render={toBreak} className="text-calm lg:hidden">
        {icon}
      </IconButton>
      <Button variant="calmline" icon={icon} render={toBreak} className="max-lg:hidden">
        {text('break')}
      </Button>
    </>
  );
}

function Entry({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={`flex items-center gap-2 whitespace-nowrap px-2 not-first:border-hair-2 not-first:border-s lg:px-4 lg:leading-8 ${className}`}
    >
      {children}
    </p>
  );
}

interface SessionClockProps {
  readonly startedAt: number;
  /** Something else needs room on a phone. */
  readonly isTight: boolean;
}

function SessionClock({ startedAt, isTight }: SessionClockProps) {
  const text = useTranslations('game.page.toolbar');
  const now = useNow({ updateInterval: 1000 });
  return (
    <Entry>
      <ClockIcon
        aria-hidden="true"
        size={18}
        className={`flex-none text-text-2 ${isTight ? 'max-sm:hidden' : ''}`}
      />
      <span className="visually-hidden">{text('time')}</span>
      <span className="tabular font-semibold">{clockText(now.getTime() - startedAt)}</span>
    </Entry>
  );
}

interface NetProps {
  readonly currency: string;
  readonly sessionId: string | null;
}

/** Net position of the game session, in a neutral colour whether it is a gain or a loss. */
function Net({ currency, sessionId }: NetProps) {
  const text = useTranslations('game.page.toolbar');
  const money = useMoney();
  const session = useQuery({
    ...gameSessionQuery(sessionId ?? ''),
    enabled: sessionId !== null,
  }).data;
  if (!session) return null;
  return (
    <Entry>
      <span className="text-13 text-text-3 max-[28rem]:visually-hidden">{text('net')}</span>
      <Amount tabular className="font-semibold">
        {signed(netPosition(session), (sum) => money(sum, currency))}
      </Amount>
    </Entry>
  );
}

function Balance({ currency }: { readonly currency: string }) {
  const text = useTranslations('game.page.toolbar');
  const money = useMoney();
  const account = useQuery(accountsQuery()).data?.find((known) => known.currency === currency);
  if (!account) return null;
  return (
    <Entry className="max-sm:hidden">
      <span className="text-13 text-text-3">{text('balance')}</span>
      <Amount tabular className="font-semibold">
        {money(account.balance, currency)}
      </Amount>
    </Entry>
  );
}

function FullScreen({ stage }: { readonly stage: RefObject<HTMLElement | null> }) {
  const text = useTranslations('game.page.toolbar');
  const isFull = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  const turn = () =>
    void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(
      () => undefined,
    );
  return (
    <IconButton label={text('fullScreen')} aria-pressed={isFull} onClick={turn}>
      {isFull ? (
        <CornersInIcon aria-hidden="true" size={20} />
      ) : (
        <CornersOutIcon aria-hidden="true" size={20} />
      )}
    </IconButton>
  );
}

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
