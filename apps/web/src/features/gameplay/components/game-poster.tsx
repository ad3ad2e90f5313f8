import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import type { Game } from '@pierlight/contract/catalogue/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { TextLink } from '@pierlight/ui/link';
import { Panel } from '@pierlight/ui/panel';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FavoriteButton, type PlayMode, useCategoryNames } from '#features/catalogue/public.ts';
import { rulesQuery } from '#features/limits/public.ts';
import { useMoney, useMoneyRange } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useContribution } from './use-contribution.ts';
import { VolatilityBars } from './volatility-bars.tsx';

interface GamePosterProps {
  readonly game: Game;
  readonly onPlay: (mode: PlayMode) => void;
}

/** The game before it is launched: its picture, and what a player should know first. */
export function GamePoster({ game, onPlay }: GamePosterProps) {
  const category = useCategoryNames();
  return (
    <div className="grid max-w-340 items-start gap-6 px-(--gutter) low:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
      <div
        data-theme="dark"
        className="relative aspect-video overflow-hidden rounded-panel bg-surface-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-panel"
      >
        <img
          src={game.backdrop}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          className="size-full object-cover"
        />
        <div className="absolute inset-0 flex flex-col justify-end bg-[linear-gradient(to_top,oklch(0.13_0.03_295/0.92),oklch(0.13_0.03_295/0.74)_40%,transparent_78%)] lg:bg-[linear-gradient(to_top,oklch(0.13_0.03_295/0.9),oklch(0.13_0.03_295/0.62)_28%,transparent_62%)] p-5 lg:p-10">
          <Contribution game={game} />
          <p className="font-semibold text-13 text-text-1">
            <Link
              to="/providers"
              search={{ provider: game.provider.id }}
              className="rounded-control hover:underline"
            >
              {game.provider.name}
            </Link>
            {' · '}
            <Link
              to="/categories/$categoryIdentity"
              params={{ categoryIdentity: game.category }}
              className="rounded-control hover:underline"
            >
              {category(game.category)}
            </Link>
          </p>
          {/* In em and not in ch, which would break it elsewhere while its font is on the way. */}
          <h1 className="mt-1 max-w-[5.9em] text-32 text-text-1 leading-[1.05] tracking-[-0.025em] [font-variation-settings:'wdth'_90] sm:text-44 lg:text-[4rem]">
            {game.name}
          </h1>
        </div>
      </div>
      <BeforeYouPlay game={game} onPlay={onPlay} />
    </div>
  );
}

/** What a stake here counts for the player's bonus, above all else so that nothing moves when it comes. */
function Contribution({ game }: { readonly game: Game }) {
  const contribution = useContribution(game.id, game.stake.currency);
  if (contribution === null) return null;
  return (
    <p className="mb-2 w-fit rounded-control bg-paper px-2 font-semibold text-12 text-paper-ink leading-5.5">
      {contribution.words}
    </p>
  );
}

function BeforeYouPlay({ game, onPlay }: GamePosterProps) {
  const text = useTranslations('game.page');
  const levels = useTranslations('layout.card.volatilities');
  const format = useFormatter();
  const stake = useMoneyRange()(game.stake);
  const share = format.number(game.rtp / 10_000, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <Panel pad className="grid gap-5">
      <div className="-my-2 flex items-center justify-between">
        <h2 className="text-20">{text('before')}</h2>
        <FavoriteButton game={game} className="-me-2" />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Fact name={text('rtp')}>{share}</Fact>
        <Fact name={text('volatility')}>
          <span className="flex items-center gap-1.5">
            <VolatilityBars level={game.volatility} />
            {levels(game.volatility)}
          </span>
        </Fact>
        <Fact name={text('stake')}>
          <Amount>{stake}</Amount>
        </Fact>
        {game.category === 'slots' ? <RulesOfSlots currency={game.stake.currency} /> : null}
        {game.facts.map(({ name, value }) =>
          text.has(`facts.${name}.name`) ? (
            <Fact key={name} name={text(`facts.${name}.name`)}>
              {text(`facts.${name}.value`, { value: Number(value) })}
            </Fact>
          ) : null,
        )}
        <Fact name={text('studio')}>
          <TextLink
            tone="quiet"
            className="text-text-1! low:scroll-mb-36"
            render={<Link to="/providers" search={{ provider: game.provider.id }} />}
          >
            {game.provider.name}
          </TextLink>
        </Fact>
      </dl>
      {game.isRestricted ? (
        <div role="note" className="rounded-card bg-surface-2 p-4 shadow-panel">
          <p className="font-semibold">{text('restricted.title')}</p>
          <p className="mt-1 text-13 text-text-2">{text('restricted.text')}</p>
        </div>
      ) : (
        <>
          <p className="text-13 text-text-2 leading-5">
            {text('honest', { back: game.rtp / 100 })}
          </p>
          <div className="grid auto-cols-fr grid-flow-col gap-2 low:sticky low:bottom-(--bar-height) low:-my-3 low:bg-surface-1 low:py-3">
            <Button
              variant="lamp"
              size="lg"
              icon={<PlayIcon aria-hidden="true" size={18} weight="fill" />}
              onClick={() => onPlay('real')}
              className="px-3!"
            >
              {text('play')}
            </Button>
            {game.hasDemo ? (
              <Button variant="line" size="lg" onClick={() => onPlay('demo')} className="px-3!">
                {text('demo')}
              </Button>
            ) : null}
          </div>
          {game.hasDemo ? <p className="-mt-2 text-13 text-text-3">{text('demoNote')}</p> : null}
        </>
      )}
    </Panel>
  );
}

/** What the rules that the player stands under allow of slots; nothing where they allow all. */
function RulesOfSlots({ currency }: { readonly currency: string }) {
  const text = useTranslations('game.page.rules');
  const money = useMoney();
  const isPlayer = useSession().status === 'player';
  const slots = useQuery({ ...rulesQuery(currency), enabled: isPlayer }).data?.slots;
  return (
    <>
      {slots?.maxStake == null ? null : (
        <Fact name={text('maxStake')}>
          <Amount>{money(slots.maxStake, currency)}</Amount>
        </Fact>
      )}
      {slots?.secondsBetweenRounds == null ? null : (
        <Fact name={text('pace.name')}>
          {text('pace.value', { seconds: slots.secondsBetweenRounds })}
        </Fact>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-text-3">{name}</dt>
      <dd className="font-semibold text-17">{children}</dd>
    </div>
  );
}
