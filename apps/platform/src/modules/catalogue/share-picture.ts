import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../kernel/log/logger.ts';
import type { SharePainter } from './adapters/share-painter.ts';
import { pictureHash } from './picture-hash.ts';
import type { CatalogueRepository } from './repository.ts';

/** The pictures a game's share picture is drawn from, by their hashes. */
export interface GameArt {
  readonly backdrop: string;
  readonly thumbVertical: string;
}

/** Counts up when the composition changes, so that every picture is drawn anew. */
const composition = 1;
/** Games whose drawing is remembered in memory. */
const remembered = 10_000;
/** Art that could not be drawn is tried again after this many milliseconds. */
const triedAgainAfterMs = 300_000;

/**
 * Finds the share picture of a game, drawing it the first time somebody asks. It is kept among the
 * other pictures, and found again by the art it was drawn from: new art gets a new one.
 */
export function createSharePictures(deps: {
  readonly repository: CatalogueRepository;
  readonly paint: SharePainter;
  readonly log: Logger;
}) {
  const { repository, paint, log } = deps;

  async function draw(key: string, art: GameArt): Promise<string> {
    const known = await repository.sharePicture(key);
    if (known) return known;
    const [backdrop, poster] = await Promise.all([
      repository.media(art.backdrop),
      repository.media(art.thumbVertical),
    ]);
    if (!backdrop || !poster) throw new Error('The art of the game is not kept');
    const picture = await paint({ backdrop, poster });
    const hash = pictureHash(picture.bytes);
    await repository.saveMedia(hash, picture);
    await repository.saveSharePicture(key, hash);
    return hash;
  }

  /** Whoever asks for the same art at the same time waits for the same drawing. */
  const hashes = new LRUCache<string, { readonly hash: string | null }, GameArt>({
    max: remembered,
    fetchMethod: async (key, _stale, { context, options }) => {
      try {
        return { hash: await draw(key, context) };
      } catch (error) {
        log.warn({ err: error, art: context }, 'A share picture could not be drawn');
        options.ttl = triedAgainAfterMs;
        return { hash: null };
      }
    },
  });

  return {
    /** @returns the hash of the PNG among the pictures, or null when the art cannot be drawn. */
    async hashOf(art: GameArt): Promise<string | null> {
      return (await hashes.fetch(keyOf(art), { context: art }))?.hash ?? null;
    },

    /** The same for art whose picture was removed, which another process may have done: draws it again. */
    async drawnAgain(art: GameArt): Promise<string | null> {
      hashes.delete(keyOf(art));
      return this.hashOf(art);
    },
  };
}

export type SharePictures = ReturnType<typeof createSharePictures>;

/** What a drawing is found by: new art, or a new composition, has none yet. */
const keyOf = (art: GameArt): string =>
  createHash('sha256').update(`${composition}/${art.backdrop}/${art.thumbVertical}`).digest('hex');

/**
 * Removes the share pictures of games that are not offered any more and of art that was replaced.
 * @returns how many
 */
export async function removeOldSharePictures(repository: CatalogueRepository): Promise<number> {
  const games = await repository.games();
  return repository.removeSharePicturesBut(
    games.filter(({ isEnabled }) => isEnabled).map((game) => keyOf(game)),
  );
}
