import { createHash } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { CatalogueRepository, GameWrite } from './repository.ts';
import type { FetchPicture, GameSource, ListedGame } from './source.ts';

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Copies the providers' list into the catalogue, pictures included. A game whose picture cannot be
 * fetched is left out of this run, and the log says which.
 * @returns how many games are offered now
 */
export function createCatalogueSync(deps: {
  readonly repository: CatalogueRepository;
  readonly source: GameSource;
  readonly fetchPicture: FetchPicture;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { repository, source, fetchPicture, clock, log } = deps;

  async function keepPicture(url: string): Promise<string> {
    const picture = await fetchPicture(url);
    const hash = createHash('sha256').update(picture.bytes).digest('hex');
    await repository.saveMedia(hash, picture);
    return hash;
  }

  async function withOwnPictures(game: ListedGame): Promise<GameWrite | null> {
    try {
      const [thumbVertical, thumbSquare, backdrop] = await Promise.all([
        keepPicture(game.thumbVertical),
        keepPicture(game.thumbSquare),
        keepPicture(game.backdrop),
      ]);
      const { provider, ...rest } = game;
      return { ...rest, providerId: slugOf(provider), thumbVertical, thumbSquare, backdrop };
    } catch (error) {
      log.warn({ err: error, game: game.code }, 'A game is left out: its pictures did not come');
      return null;
    }
  }

  return async function syncCatalogue(): Promise<number> {
    const listed = await source.listGames();
    const games: GameWrite[] = [];
    for (const game of listed) {
      const written = await withOwnPictures(game);
      if (written) games.push(written);
    }
    const providers = new Map(listed.map(({ provider }) => [slugOf(provider), provider]));
    await repository.replaceGames(providers, games, clock.now());
    log.info({ games: games.length }, 'The catalogue is up to date');
    return games.length;
  };
}
