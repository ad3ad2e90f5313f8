import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { createSharePainter } from '../adapters/share-painter.ts';
import { pictureHash } from '../picture-hash.ts';
import { createCatalogueRepository } from '../repository.ts';
import { registerMediaRoutes } from '../routes.ts';
import { createSharePictures, type GameArt, removeOldSharePictures } from '../share-picture.ts';

const game = {
  name: 'A game',
  providerId: 'studio',
  category: 'slots',
  rtp: 9600,
  volatility: 'low' as const,
  stakes: { EUR: { min: 10, max: 1000 } },
  facts: [],
  hasDemo: true,
  tableGroup: null,
  deviation: null,
  pays: null,
  countries: [],
  releasedOn: '2026-01-01',
};

let database: TestDatabase;
let open: OpenDatabase;
let drawings: number;
const games = new Map<string, GameArt>();

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url, max: 4 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(() => {
  drawings = 0;
  games.clear();
});

async function keep(content: string): Promise<string> {
  const bytes = Buffer.from(content);
  const hash = pictureHash(bytes);
  const repository = createCatalogueRepository(open.db);
  await repository.saveMedia(hash, { contentType: 'image/svg+xml', bytes });
  return hash;
}

const filled = (colour: string) =>
  keep(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/></svg>`,
  );

/** A platform as it starts: nothing in memory. */
function startApp(repository = createCatalogueRepository(open.db)) {
  const paint = createSharePainter();
  const app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof DomainError ? 404 : 500).send(),
  );
  registerMediaRoutes(app, {
    repository,
    artOf: async (id) => games.get(id),
    sharePictures: createSharePictures({
      repository,
      paint: (art) => {
        drawings += 1;
        return paint(art);
      },
      log: pino({ level: 'silent' }),
    }),
  });
  return app;
}

function start(repository?: ReturnType<typeof createCatalogueRepository>) {
  const app = startApp(repository);
  return (id: string, headers = {}) => app.inject({ url: `/media/games/${id}.png`, headers });
}

const drawing = { timeout: 30_000 };

test('[2.1-41] a game has a share picture of its own, drawn once and kept', drawing, async () => {
  games.set('koi', { backdrop: await filled('#063'), thumbVertical: await filled('#c30') });
  const get = start();
  const [first, second] = await Promise.all([get('koi'), get('koi')]);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(drawings).toBe(1);

  const again = await start()('koi');
  expect(again.rawPayload).toEqual(first.rawPayload);
  expect(drawings).toBe(1);

  const unchanged = await get('koi', { 'if-none-match': first.headers.etag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
});

test('[2.1-41] new art gets a new picture under the same address', drawing, async () => {
  const backdrop = await filled('#063');
  games.set('koi', { backdrop, thumbVertical: await filled('#c31') });
  const get = start();
  const before = await get('koi');
  games.set('koi', { backdrop, thumbVertical: await filled('#31c') });
  const after = await get('koi', { 'if-none-match': before.headers.etag });
  expect(after.statusCode).toBe(200);
  expect(after.rawPayload).not.toEqual(before.rawPayload);
});

test('a picture is served under its hash for good, also one that an older release kept', async () => {
  const app = startApp();
  const kept = await keep('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(kept).toMatch(/^[\w-]{22}$/);
  const old = 'a1'.repeat(32);
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>');
  await createCatalogueRepository(open.db).saveMedia(old, { contentType: 'image/svg+xml', bytes });
  for (const hash of [kept, old]) {
    const { statusCode, headers } = await app.inject(`/media/${hash}`);
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  for (const hash of ['', old.slice(1), `${kept}x`, 'x'.repeat(22)])
    expect((await app.inject(`/media/${hash}`)).statusCode).toBe(404);
});

test('a game that is not offered has none, and neither has any other name', async () => {
  const get = start();
  for (const id of ['koi', 'constructor', '..%2f..%2fsecret', 'a'.repeat(90)])
    expect((await get(id)).statusCode).toBe(404);
  expect(drawings).toBe(0);
});

test('[2.1-41] art that cannot be drawn leads to the default picture', drawing, async () => {
  games.set('koi', { backdrop: await filled('#063'), thumbVertical: await keep('<svg><') });
  const get = start();
  for (const answer of [await get('koi'), await get('koi')]) {
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/og-default.png');
  }
  expect(drawings).toBe(1);
});

test(
  'pictures of games and art that are gone are removed, and come back with their game',
  drawing,
  async () => {
    const repository = createCatalogueRepository(open.db);
    const kept = async () => {
      const { rows } = await open.pool.query(
        'select (select count(*) from catalogue.share_picture)::int as drawings, (select count(*) from catalogue.media where content_type = $1)::int as bytes',
        ['image/png'],
      );
      return rows[0];
    };
    const offer = (offered: Readonly<Record<string, GameArt>>) =>
      repository.replaceGames(
        new Map([['studio', 'Studio']]),
        Object.entries(offered).map(([code, art]) => ({
          ...game,
          code,
          ...art,
          thumbSquare: art.thumbVertical,
        })),
        new Date(),
      );
    await removeOldSharePictures(repository);
    expect(await kept()).toEqual({ drawings: 0, bytes: 0 });

    const backdrop = await filled('#063');
    const [red, blue, green] = await Promise.all(['#c32', '#32c', '#2c3'].map(filled));
    const koi = { backdrop, thumbVertical: red ?? '' };
    const crane = { backdrop, thumbVertical: blue ?? '' };
    const newKoi = { backdrop, thumbVertical: green ?? '' };
    games.set('koi', koi).set('crane', crane);
    await offer({ koi, crane });
    const get = start();
    const [before] = await Promise.all([get('koi'), get('crane')]);
    expect(await removeOldSharePictures(repository), 'what is offered stays').toBe(0);

    games.set('koi', newKoi);
    games.delete('crane');
    await offer({ koi: newKoi });
    await get('koi');
    expect(await removeOldSharePictures(repository)).toBe(2);
    expect(await kept()).toEqual({ drawings: 1, bytes: 1 });
    expect((await get('koi')).statusCode).toBe(200);

    games.set('koi', koi);
    await offer({ koi });
    expect((await start()('koi')).rawPayload).toEqual(before?.rawPayload);
  },
);

test(
  'a picture that another process removes while it is requested is drawn again',
  drawing,
  async () => {
    const repository = createCatalogueRepository(open.db);
    games.set('koi', { backdrop: await filled('#063'), thumbVertical: await filled('#3c2') });
    const before = await start()('koi');
    let isRemoved = false;
    const get = start({
      ...repository,
      async media(hash) {
        const found = await repository.media(hash);
        if (isRemoved || found?.contentType !== 'image/png') return found;
        isRemoved = true;
        await repository.removeSharePicturesBut([]);
        return repository.media(hash);
      },
    });
    const answer = await get('koi');
    expect([answer.statusCode, isRemoved]).toEqual([200, true]);
    expect(answer.rawPayload).toEqual(before.rawPayload);
  },
);
