import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { pictureHash } from '../picture-hash.ts';
import { createCatalogueRepository } from '../repository.ts';
import { createCatalogueService } from '../service.ts';
import { createShelfKeeper } from '../shelf.ts';
import type { ListedGame } from '../source.ts';
import { createCatalogueSync } from '../sync.ts';

const player = '0198f000-0000-7000-8000-000000000001';
const now = new Date('2026-11-21T12:00:00Z');

function listed(code: string, changes: Partial<ListedGame> = {}): ListedGame {
  return {
    code,
    name: code.replaceAll('-', ' '),
    provider: 'Northlight',
    category: 'slots',
    rtp: 9600,
    volatility: 'medium',
    stakes: { EUR: { min: 10, max: 10_000 }, JPY: { min: 20, max: 20_000 } },
    facts: [{ name: 'lines', value: '20' }],
    hasDemo: true,
    tableGroup: null,
    deviation: null,
    pays: null,
    countries: [],
    releasedOn: '2026-01-10',
    thumbVertical: `https://studio.example/${code}.v.svg`,
    thumbSquare: `https://studio.example/${code}.s.svg`,
    backdrop: `https://studio.example/${code}.b.svg`,
    ...changes,
  };
}

const everything = [
  listed('koi-lantern', { name: 'Koi Lantern', rtp: 9660, releasedOn: '2026-11-01' }),
  listed('night-ferris', { name: 'Night Ferris', volatility: 'high' }),
  listed('riviera-wheel', { name: 'Riviera Wheel', category: 'wheels', rtp: 9730 }),
  listed('pearl-diver', { name: 'Pearl Diver', provider: 'Saltworks', countries: ['DE'] }),
];

describe('catalogue', () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  let owner: pg.Pool;
  let list: readonly ListedGame[];
  let broken: ReadonlySet<string>;
  let fetched: string[];
  let rounds: Map<string, number>;
  let time: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    open = openDatabase({ url: database.url, max: 4 });
    owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  });
  afterAll(async () => {
    await open.close();
    await owner.end();
    await database.drop();
  });
  beforeEach(() => {
    list = everything;
    broken = new Set();
    fetched = [];
    rounds = new Map([['night-ferris', 40]]);
    time = 0;
  });

  function build() {
    const repository = createCatalogueRepository(open.db);
    const shelf = createShelfKeeper({
      repository,
      popularity: async () => rounds,
      now: () => time,
      maxAgeMs: 1000,
    });
    const sync = createCatalogueSync({
      repository,
      source: { listGames: async () => list },
      fetchPicture: async (url) => {
        fetched.push(url);
        if (broken.has(url)) throw new Error(`${url} answered 404`);
        return { contentType: 'image/svg+xml', bytes: Buffer.from(`<svg><!--${url}--></svg>`) };
      },
      clock: { now: () => new Date(now.getTime() + time) },
      log: pino({ level: 'silent' }),
    });
    const service = createCatalogueService({
      repository,
      shelf,
      layout: {
        categories: ['slots', 'wheels', 'instant'],
        collections: [
          {
            identity: 'picked',
            category: 'slots',
            layout: 'tall',
            countries: [],
            choice: { games: ['koi-lantern', 'no-such-game', 'night-ferris'] },
          },
          {
            identity: 'most-played',
            category: 'slots',
            layout: 'ranked',
            countries: [],
            choice: { mostPlayed: true },
          },
          {
            identity: 'brazil',
            category: 'slots',
            layout: 'tall',
            countries: ['BR'],
            choice: { category: ['slots'] },
          },
          {
            identity: 'instant',
            category: 'instant',
            layout: 'square',
            countries: [],
            choice: { category: ['instant'] },
          },
        ],
      },
      baseCurrency: 'EUR',
      clock: { now: () => now },
    });
    return { repository, sync, service, shelf };
  }

  test('[7f-02] what a round of a game pays is there as long as the game is offered, and follows the list', async () => {
    const pays = [
      { multiple: 0, chance: 0.52 },
      { multiple: 2, chance: 0.48 },
    ];
    list = [listed('koi-lantern', { pays }), listed('riviera-wheel')];
    const { sync, service } = build();
    await sync();
    expect(await service.pays('koi-lantern')).toEqual({ pays });
    expect(await service.pays('riviera-wheel')).toEqual({ pays: null });
    await expect(service.pays('no-such-game')).rejects.toMatchObject({ errorName: 'notFound' });

    const changed = [
      { multiple: 0, chance: 0.76 },
      { multiple: 4, chance: 0.24 },
    ];
    list = [listed('koi-lantern', { pays: changed })];
    time += 2000;
    await sync();
    time += 2000;
    expect(await service.pays('koi-lantern')).toEqual({ pays: changed });
    await expect(service.pays('riviera-wheel')).rejects.toMatchObject({ errorName: 'notFound' });
  });

  test('[7f-03] tables of one provider and group are known as such, as the list tells them now', async () => {
    const { sync } = build();
    const table = (code: string, changes: Partial<ListedGame> = {}) =>
      listed(code, { tableGroup: 'tables', ...changes });
    const isSame = async (game: string, other: string) => {
      const { rows } = await owner.query<{ is: boolean }>(
        'select catalogue.is_same_table_group($1, $2) as is',
        [game, other],
      );
      return rows[0]?.is;
    };
    list = [table('one'), table('two'), table('three', { provider: 'Saltworks' }), listed('four')];
    await sync();
    expect(await isSame('one', 'two')).toBe(true);
    for (const other of ['three', 'four', 'five']) expect(await isSame('one', other)).toBe(false);
    expect(await isSame('four', 'four')).toBe(false);
    list = [table('one'), listed('two')];
    await sync();
    expect(await isSame('one', 'two')).toBe(false);
  });

  const query = { page: 1, perPage: 36, sort: 'popular' } as const;
  const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

  test('[7f-02] games come with their own pictures, the most played first', async () => {
    const { sync, service, repository } = build();
    expect(await sync()).toBe(4);
    const { data, meta } = await service.games(query, 'DE');
    expect(idsOf(data)).toEqual(['night-ferris', 'koi-lantern', 'pearl-diver', 'riviera-wheel']);
    expect(meta).toEqual({ page: 1, perPage: 36, total: 4, totalCapped: false });
    const picture = data[0]?.thumbnails.vertical.replace('/media/', '') ?? '';
    const kept = await repository.media(picture);
    expect(pictureHash(kept?.bytes ?? Buffer.of())).toBe(picture);
  });

  test('filters, sorts and pages', async () => {
    const { sync, service } = build();
    await sync();
    const games = async (filter: object, country: string | null = 'DE') =>
      idsOf((await service.games({ ...query, ...filter }, country)).data);
    expect(await games({ sort: 'rtp' })).toEqual([
      'riviera-wheel',
      'koi-lantern',
      'night-ferris',
      'pearl-diver',
    ]);
    expect(await games({ sort: 'name', perPage: 2, page: 2 })).toEqual([
      'pearl-diver',
      'riviera-wheel',
    ]);
    expect(await games({ category: 'wheels' })).toEqual(['riviera-wheel']);
    expect(await games({ provider: ['saltworks'] })).toEqual(['pearl-diver']);
    expect(await games({ volatility: ['high'] })).toEqual(['night-ferris']);
    expect(await games({ collection: 'picked', sort: 'new' })).toEqual([
      'koi-lantern',
      'night-ferris',
    ]);
  });

  test.each([
    ['koi lanten', 'koi-lantern'],
    ['LANTERN', 'koi-lantern'],
    ['ferr', 'night-ferris'],
    ['peal dver', 'pearl-diver'],
    ['koi', 'koi-lantern'],
    ['kol lantern', 'koi-lantern'],
    ['rivera', 'riviera-wheel'],
    ['saltworks', 'pearl-diver'],
  ])('a search for "%s" finds %s', async (search, expected) => {
    const { sync, service } = build();
    await sync();
    const { data } = await service.games({ ...query, search }, 'DE');
    expect(data[0]?.id).toBe(expected);
  });

  test('[3-07] an empty list of countries means all; others see only what is offered to them', async () => {
    const { sync, service } = build();
    await sync();
    const seen = async (country: string | null) =>
      idsOf((await service.games(query, country)).data);
    expect(await seen('BR')).not.toContain('pearl-diver');
    expect(await seen('DE')).toContain('pearl-diver');
    expect((await service.game('pearl-diver', 'BR', null)).isRestricted).toBe(true);
    const collections = async (country: string | null) =>
      (await service.collections(country)).map(({ identity }) => identity);
    expect(await collections('BR')).toEqual(['picked', 'most-played', 'brazil']);
    expect(await collections('DE')).toEqual(['picked', 'most-played']);
  });

  test('stakes are given in the asked currency, else in the base currency', async () => {
    const { sync, service } = build();
    await sync();
    expect((await service.game('koi-lantern', null, null, 'JPY')).stake).toEqual({
      currency: 'JPY',
      min: 20,
      max: 20_000,
    });
    expect((await service.game('koi-lantern', null, null, 'BTC')).stake.currency).toBe('EUR');
  });

  test('a game that is no longer listed is not offered, but history still names it', async () => {
    const { sync, service, shelf } = build();
    await sync();
    list = everything.filter(({ code }) => code !== 'night-ferris');
    time = 5000;
    await sync();
    shelf.expire();
    expect(idsOf((await service.games(query, null)).data)).not.toContain('night-ferris');
    await expect(service.game('night-ferris', null, null)).rejects.toMatchObject({
      errorName: 'notFound',
    });
    expect((await service.names(['night-ferris'])).get('night-ferris')?.name).toBe('Night Ferris');
    expect((await service.offeredCards(['night-ferris'])).size).toBe(0);
    expect(await service.playable('night-ferris', null)).toBeUndefined();
  });

  test('a game whose picture does not come is left out until it does', async () => {
    const { sync, service } = build();
    const extra = listed('salt-crown');
    list = [...everything, extra];
    broken = new Set([extra.thumbSquare]);
    expect(await sync()).toBe(4);
    time = 5000;
    broken = new Set();
    expect(await sync()).toBe(5);
    expect((await service.game('salt-crown', null, null)).name).toBe('salt crown');
  });

  test('a list that says nothing new changes no row and asks for no picture again', async () => {
    const { sync, repository } = build();
    await sync();
    const stamp = await repository.stamp();
    expect(fetched).toHaveLength(12);
    time = 600_000;
    await sync();
    expect(await repository.stamp()).toBe(stamp);
    expect(fetched).toHaveLength(12);
    list = everything.map((game) => (game.code === 'koi-lantern' ? { ...game, rtp: 9650 } : game));
    await sync();
    expect(await repository.stamp()).not.toBe(stamp);
    time = 90_000_000;
    await sync();
    expect(fetched).toHaveLength(24);
  });

  test('[7f-02] of ten thousand games each page is told apart, in every order', async () => {
    const { sync, service } = build();
    list = Array.from({ length: 10_000 }, (_, index) =>
      listed(`game-${index}`, {
        provider: `Studio ${index % 40}`,
        category: index % 10 === 0 ? 'wheels' : 'slots',
        rtp: 9000 + (index % 700),
        releasedOn: `20${10 + (index % 15)}-01-${String(1 + (index % 28)).padStart(2, '0')}`,
        thumbVertical: 'https://studio.example/v.svg',
        thumbSquare: 'https://studio.example/s.svg',
        backdrop: 'https://studio.example/b.svg',
      }),
    );
    expect(await sync()).toBe(10_000);
    for (const sort of ['popular', 'new', 'name', 'rtp'] as const) {
      const seen = new Set<string>();
      for (let page = 1; page <= 90; page += 1) {
        const { data, meta } = await service.games(
          { page, perPage: 100, sort, category: 'slots' },
          null,
        );
        expect(meta.total).toBe(9000);
        for (const { id } of data) seen.add(id);
      }
      expect(seen.size).toBe(9000);
    }
    expect(await service.categories(null)).toEqual([
      { identity: 'slots', gamesCount: 9000 },
      { identity: 'wheels', gamesCount: 1000 },
    ]);
    expect((await service.providers(1, 100)).data).toHaveLength(40);
    list = everything;
    time = 5000;
    await sync();
  });

  test('unknown categories, collections and games are not found', async () => {
    const { sync, service } = build();
    await sync();
    const missing = { errorName: 'notFound' };
    await expect(service.games({ ...query, category: 'cards' }, null)).rejects.toMatchObject(
      missing,
    );
    await expect(service.games({ ...query, collection: 'x' }, null)).rejects.toMatchObject(missing);
    await expect(service.provider('nobody')).rejects.toMatchObject(missing);
    await expect(service.game('nothing', null, null)).rejects.toMatchObject(missing);
  });

  test('[7f-04] favourites: adding twice keeps one, both calls answer the list, the latest first', async () => {
    const { sync, service } = build();
    await sync();
    await service.addFavorite(player, 'koi-lantern');
    await service.addFavorite(player, 'koi-lantern');
    expect(idsOf(await service.favorites(player))).toEqual(['koi-lantern']);
    await expect(service.addFavorite(player, 'nothing')).rejects.toMatchObject({
      errorName: 'notFound',
    });
    expect((await service.game('koi-lantern', null, player)).isFavorite).toBe(true);
    expect(await service.removeFavorite(player, 'koi-lantern')).toEqual([]);
  });

  test('many readers of an old shelf cause one load', async () => {
    const { sync, repository } = build();
    await sync();
    let loads = 0;
    const keeper = createShelfKeeper({
      repository: {
        ...repository,
        games: () => {
          loads += 1;
          return repository.games();
        },
      },
      popularity: async () => rounds,
      now: () => time,
      maxAgeMs: 1000,
    });
    await Promise.all(Array.from({ length: 50 }, () => keeper.current()));
    expect(loads).toBe(1);
    time += 2000;
    await keeper.current();
    expect(loads).toBe(1);
    rounds = new Map([['koi-lantern', 99]]);
    time += 2000;
    expect((await keeper.current()).offered.popular[0]?.id).toBe('koi-lantern');
  });
});
