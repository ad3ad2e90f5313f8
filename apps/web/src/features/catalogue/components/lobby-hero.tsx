import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { Optional } from '#shared/optional.tsx';
import { PlayerOnly } from '#shared/session/player-only.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { type Greeting, greetingAt } from '../greeting.ts';
import { GameLink } from './game-links.tsx';
import { HeroScene } from './hero-scene.tsx';

interface LobbyHeroProps {
  /** What a player can go on with: one line button. */
  readonly continuation: ReactNode;
  /** What a guest can try with play money. */
  readonly demo: GameCard | undefined;
}

/** The lobby's one editorial picture, with one thing to do. */
export function LobbyHero({ continuation, demo }: LobbyHeroProps) {
  const { status } = useSession();
  return (
    <section className="relative mt-[calc(-1*var(--header-height))] flex h-[min(44svh,372px)] items-end overflow-clip pt-(--header-height) sm:h-85 lg:h-102 lg:items-start 2xl:h-124">
      <HeroScene />
      <div className="relative w-full max-w-150 px-(--gutter) pb-4 sm:pb-10 lg:pt-11 lg:pb-0 2xl:pt-21">
        {status === 'guest' ? (
          <GuestWelcome demo={demo} />
        ) : (
          <PlayerOnly fallback={<Title> </Title>}>
            <PlayerWelcome>{continuation}</PlayerWelcome>
          </PlayerOnly>
        )}
      </div>
    </section>
  );
}

function Title({ children }: { readonly children: ReactNode }) {
  return (
    <h1 className="text-[clamp(1.625rem,7.4vw,2rem)] leading-[1.1] tracking-[-0.025em] [font-variation-settings:'wdth'_90] lg:text-44 lg:leading-11.5">
      {children}
    </h1>
  );
}

function GuestWelcome({ demo }: Pick<LobbyHeroProps, 'demo'>) {
  const text = useTranslations('pages.home.hero');
  return (
    <>
      <Title>
        <span className="block">{text('first')}</span>
        <span className="block">{text('second')}</span>
      </Title>
      <p className="mt-3 max-w-110 text-17 text-text-2 leading-6.25 max-lg:hidden [[data-theme=light]_&]:text-text-1">
        {text('lead')}
      </p>
      <div className="mt-3.5 flex gap-2 *:flex-1 max-sm:*:px-2.5 sm:*:flex-none lg:mt-6 lg:gap-3">
        <Button variant="lamp" size="lg" render={<ModalLink modal="sign-up" />}>
          {text('join')}
        </Button>
        {demo ? (
          <GameLink
            game={demo.id}
            play="demo"
            className={buttonStyle({ variant: 'line', size: 'lg' })}
          >
            {text('demo')}
          </GameLink>
        ) : null}
      </div>
      <p className="mt-3.5 flex items-center gap-2 text-13 text-text-2 max-lg:hidden">
        <span className="rounded-full px-1.5 font-bold text-11 leading-5 shadow-[inset_0_0_0_1px_currentColor]">
          <bdi>{text('age')}</bdi>
        </span>
        {text('fine')}
      </p>
    </>
  );
}

function PlayerWelcome({ children }: { readonly children: ReactNode }) {
  const text = useTranslations('pages.home.hero.greeting');
  const { nickname, firstName } = useSuspenseQuery(profileQuery()).data;
  // A masked e-mail is no name to greet anybody by.
  const name = nickname || firstName;
  const part = useGreeting();
  return (
    <>
      <Title>{name ? text(`${part}.named`, { name }) : text(`${part}.plain`)}</Title>
      <Optional>{children}</Optional>
    </>
  );
}

/** By the reader's own clock, which the server does not know. */
function useGreeting(): Greeting | 'any' {
  return useSyncExternalStore(neverChanges, greetingNow, () => 'any');
}

const neverChanges = () => () => undefined;
const greetingNow = () => greetingAt(new Date().getHours());
