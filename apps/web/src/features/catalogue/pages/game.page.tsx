import { useSuspenseQuery } from '@tanstack/react-query';
import { gameQuery } from '../api.ts';

export function GamePage({ id }: { readonly id: string }) {
  const game = useSuspenseQuery(gameQuery(id)).data;
  return <h1 className="text-32">{game.name}</h1>;
}
