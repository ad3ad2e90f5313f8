import type { GameCard } from '@pierlight/contract/catalogue/schemas';

const filled = { low: 1, medium: 3, high: 5 } satisfies Record<GameCard['volatility'], number>;
const bars = [1, 2, 3, 4, 5];

/** How far results of a game swing, as bars; the word stands beside them. */
export function VolatilityBars({ level }: { readonly level: GameCard['volatility'] }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {bars.map((bar) => (
        <span
          key={bar}
          className={`h-3.5 w-1.5 rounded-[2px] ${bar <= filled[level] ? 'bg-text-1' : 'shadow-edge'}`}
        />
      ))}
    </span>
  );
}
