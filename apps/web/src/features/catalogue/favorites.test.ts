import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { problemOf } from '#shared/api/test-problem.ts';
import { catalogueKeys } from './api.ts';
import { favoriteMutation, withFavorite } from './favorites-api.ts';

const game = (id: string): GameCard => ({
  id,
  name: id,
  provider: { id: 'p', name: 'P' },
  thumbnails: { vertical: '/v', square: '/s' },
  isNew: false,
  rtp: 9600,
  volatility: 'low',
  stake: { currency: 'EUR', min: 10, max: 100 },
  hasDemo: true,
});

describe('favourites before the server answers', () => {
  it('have a new one in front and each only once', () => {
    const held = [game('a'), game('b')];
    expect(withFavorite(held, game('b'), true).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(withFavorite(held, game('c'), true).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('lose the one that is taken away and leave the list they came from alone', () => {
    const held = [game('a'), game('b')];
    expect(withFavorite(held, game('a'), false).map(({ id }) => id)).toEqual(['b']);
    expect(held).toHaveLength(2);
  });
});

describe('two hearts in a row', () => {
  const names = (list: GameCard[] | undefined) => list?.map(({ id }) => id);

  /** Answers each call when it is told to. */
  function start(held: GameCard[]) {
    const waiting: { id: string; answer: (data: GameCard[] | null) => void }[] = [];
    const call = ({ id }: { id: string }) =>
      new Promise((resolve, reject) => {
        const answer = (data: GameCard[] | null) =>
          data ? resolve({ data }) : reject(problemOf('unavailable'));
        waiting.push({ id, answer });
      });
    const api = { catalogue: { addFavorite: call, removeFavorite: call } } as unknown as Api;
    const client = createQueryClient(api);
    client.setQueryData(catalogueKeys.favorites, held);
    const press = (id: string, isFavorite: boolean) =>
      void new MutationObserver(client, favoriteMutation())
        .mutate({ game: game(id), isFavorite })
        .catch(() => undefined);
    const answer = async (id: string, data: GameCard[] | null) => {
      await expect.poll(() => waiting.some((one) => one.id === id)).toBe(true);
      waiting.find((one) => one.id === id)?.answer(data);
      await new Promise((resolve) => setTimeout(resolve));
    };
    const shown = () => names(client.getQueryData<GameCard[]>(catalogueKeys.favorites));
    return { press, answer, shown };
  }

  it('undo each only itself when the first fails', async () => {
    const { press, answer, shown } = start([game('a')]);
    press('b', true);
    press('c', true);
    await expect.poll(shown).toEqual(['c', 'b', 'a']);
    await answer('b', null);
    expect(shown()).toEqual(['c', 'a']);
    await answer('c', [game('c'), game('a')]);
    expect(shown()).toEqual(['c', 'a']);
  });

  it('put one that could not be taken away back in its place', async () => {
    const { press, answer, shown } = start([game('a'), game('b'), game('c')]);
    press('b', false);
    press('a', false);
    await expect.poll(shown).toEqual(['c']);
    await answer('b', null);
    expect(shown()).toEqual(['b', 'c']);
  });

  it('keep the second while the answer to the first comes', async () => {
    const { press, answer, shown } = start([]);
    press('a', true);
    press('b', true);
    await expect.poll(shown).toEqual(['b', 'a']);
    await answer('a', [game('a')]);
    expect(shown()).toEqual(['b', 'a']);
    await answer('b', [game('b'), game('a')]);
    expect(shown()).toEqual(['b', 'a']);
  });
});
