import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { api, sessionOf } from '../../kernel/http/api.ts';
import { isPictureHash } from './picture-hash.ts';
import type { CatalogueRepository } from './repository.ts';
import type { CatalogueService } from './service.ts';
import type { GameArt, SharePictures } from './share-picture.ts';
import type { Picture } from './source.ts';

export function createCatalogueRoutes(service: CatalogueService) {
  return {
    categories: api.catalogue.categories.handler(async ({ context }) => ({
      data: await service.categories(context.country),
    })),
    collections: api.catalogue.collections.handler(async ({ input, context }) => ({
      data: await service.collections(context.country, input.currency),
    })),
    providers: api.catalogue.providers.handler(({ input }) =>
      service.providers(input.page, input.perPage),
    ),
    provider: api.catalogue.provider.handler(async ({ input }) => ({
      data: await service.provider(input.id),
    })),
    games: api.catalogue.games.handler(({ input, context }) =>
      service.games(input, context.country),
    ),
    game: api.catalogue.game.handler(async ({ input, context }) => ({
      data: await service.game(
        input.id,
        context.country,
        context.session?.playerId ?? null,
        input.currency,
      ),
    })),
    pays: api.catalogue.pays.handler(async ({ input }) => ({
      data: await service.pays(input.id),
    })),
    favorites: api.catalogue.favorites.handler(async ({ context }) => ({
      data: await service.favorites(sessionOf(context).playerId),
    })),
    addFavorite: api.catalogue.addFavorite.handler(async ({ input, context }) => ({
      data: await service.addFavorite(sessionOf(context).playerId, input.id),
    })),
    removeFavorite: api.catalogue.removeFavorite.handler(async ({ input, context }) => ({
      data: await service.removeFavorite(sessionOf(context).playerId, input.id),
    })),
  };
}

/** Bytes of pictures kept in memory: a page shows dozens, and none should wait for the database. */
const picturesInMemory = 64 * 1024 * 1024;

/** Where a game's preview leads whose art cannot be drawn: a file of the site. */
const defaultShareImage = '/og-default.png';

interface MediaDeps {
  readonly repository: CatalogueRepository;
  readonly artOf: CatalogueService['artOf'];
  readonly sharePictures: SharePictures;
}

/**
 * Serves the catalogue's pictures: each under its content's hash, where a copy is good for ever, and
 * the share picture of a game under the game's id, where it changes with the art.
 */
export function registerMediaRoutes(app: FastifyInstance, deps: MediaDeps): void {
  const { repository, artOf, sharePictures } = deps;
  const pictures = new LRUCache<string, Picture>({
    maxSize: picturesInMemory,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    fetchMethod: (hash) => repository.media(hash),
  });

  async function shown(
    art: GameArt,
  ): Promise<[hash: string | null, picture?: Picture | undefined]> {
    const known = await sharePictures.hashOf(art);
    if (known === null) return [null];
    const picture = await pictures.fetch(known);
    if (picture) return [known, picture];
    const hash = await sharePictures.drawnAgain(art);
    return [hash, hash === null ? undefined : await pictures.fetch(hash)];
  }

  app.get<{ Params: { hash: string } }>('/media/:hash', async (request, reply) => {
    const { hash } = request.params;
    const picture = isPictureHash(hash) ? await pictures.fetch(hash) : undefined;
    if (!picture) throw new DomainError('notFound');
    return send(reply.header('cache-control', 'public, max-age=31536000, immutable'), picture);
  });

  app.get<{ Params: { file: string } }>('/media/games/:file', async (request, reply) => {
    const [, id] = /^([a-z0-9-]{1,80})\.png$/.exec(request.params.file) ?? [];
    const art = id === undefined ? undefined : await artOf(id);
    if (!art) throw new DomainError('notFound');
    const [hash, picture] = await shown(art);
    if (!picture)
      return reply.header('cache-control', 'public, max-age=300').redirect(defaultShareImage);
    const tag = `"${hash}"`;
    reply
      .header('cache-control', 'public, max-age=86400')
      // Made to be shown by other sites.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return send(reply, picture);
  });
}

const send = (reply: FastifyReply, { contentType, bytes }: Picture) =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type(contentType)
    .send(bytes);
