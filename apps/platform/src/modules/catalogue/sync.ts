import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { GameWrite } from './game-repository.ts';
import { pictureHash } from './picture-hash.ts';
import type { CatalogueRepository } from './repository.ts';
import type { FetchPicture, GameSource, ListedGame } from './source.ts';

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A picture is requested again after a day; one that changes sooner has another address. */
const pictureKeptForMs = 86_400_000;
/** Games whose pictures are fetched at the same time. */
const gamesAtOnce = 8;

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

  const kept = new Map<string, { readonly hash: string; readonly at: number }>();

  async function keepPicture(url: string): Promise<string> {
    const known = kept.get(url);
    const at = clock.now().getTime();
    if (known && at - known.at < pictureKeptForMs) return known.hash;
    const picture = await fetchPicture(url);
    const hash = pictureHash(picture.bytes);
    await repository.saveMedia(hash, picture);
    kept.set(url, { hash, at });
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

  function forgetAllBut(games: readonly ListedGame[]): void {
    const named = new Set(
      games.flatMap(({ thumbVertical, thumbSquare, backdrop }) => [
        thumbVertical,
        thumbSquare,
        backdrop,
      ]),
    );
    for (const url of kept.keys()) if (!named.has(url)) kept.delete(url);
  }

  return async function syncCatalogue(): Promise<number> {
    const listed = await source.listGames();
    const games: GameWrite[] = [];
    for (let start = 0; start < listed.length; start += gamesAtOnce) {
      const batch = await Promise.all(
        listed.slice(start, start + gamesAtOnce).map(withOwnPictures),
      );
      games.push(...batch.filter((game) => game !== null));
    }
    forgetAllBut(listed);
    const providers = new Map(listed.map(({ provider }) => [slugOf(provider), provider]));
    await repository.replaceGames(providers, games, clock.now());
    log.info({ games: games.length }, 'The catalogue is up to date');
    return games.length;
  };
}
