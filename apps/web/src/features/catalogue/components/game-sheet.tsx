import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { Amount } from '@pierlight/ui/amount';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoneyRange } from '#features/settings/public.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { GameLink } from './game-links.tsx';

interface GameSheetProps {
  readonly game: GameCard;
  readonly shape: 'tall' | 'square';
}

const choice =
  'grid h-9 min-w-0 place-items-center rounded-control px-1 font-semibold text-13 outline-offset-1 transition-transform duration-press active:scale-98';

/** What lies over a card that is pointed at: facts, and Play and Demo at equal size. */
export default function GameSheet({ game, shape }: GameSheetProps) {
  const text = useTranslations('layout.card');
  const format = useFormatter();
  const stake = useMoneyRange()(game.stake);
  const isSquare = shape === 'square';
  return (
    <div
      data-theme="dark"
      className="pointer-events-none absolute inset-0 z-2 flex flex-col justify-end gap-2 rounded-[inherit] bg-[linear-gradient(oklch(0.13_0.03_295/0.1),oklch(0.13_0.03_295/0.97)_56%)] p-2.5 opacity-0 transition-opacity duration-reveal in-[.game-card:hover]:opacity-100 in-[.game-card:has(:focus-visible)]:opacity-100 starting:opacity-0!"
    >
      <p
        aria-hidden="true"
        className={`font-bold font-display text-17 leading-5 ${isSquare ? 'line-clamp-2' : ''}`}
      >
        {game.name}
      </p>
      {isSquare ? null : (
        <dl className="text-12 text-text-2 leading-4.25">
          <Fact name={text('rtp')}>
            {format.number(game.rtp / 10_000, { style: 'percent', minimumFractionDigits: 1 })}
          </Fact>
          <Fact name={text('volatility')}>{text(`volatilities.${game.volatility}`)}</Fact>
          <Fact name={text('stake')}>
            <Amount>{stake}</Amount>
          </Fact>
        </dl>
      )}
      <div className="pointer-events-auto grid auto-cols-fr grid-flow-col gap-1.5">
        <GameLink
          game={game.id}
          play="real"
          aria-label={text('playGame', { name: game.name })}
          className={`${choice} bg-text-1 text-bg`}
        >
          {text('play')}
        </GameLink>
        {game.hasDemo ? (
          <GameLink
            game={game.id}
            play="demo"
            aria-label={text('demoOfGame', { name: game.name })}
            className={`${choice} shadow-[inset_0_0_0_1.5px_oklch(0.97_0.008_85/0.7)]`}
          >
            {text('demo')}
          </GameLink>
        ) : null}
      </div>
      <FavoriteButton
        game={game}
        className="pointer-events-auto absolute! end-1 top-1 bg-[oklch(0.13_0.03_295/0.6)] text-text-1"
      />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-2">
      <dt>{name}</dt>
      <dd dir="auto" className="w-fit max-w-full truncate">
        {children}
      </dd>
    </div>
  );
}
