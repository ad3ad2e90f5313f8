import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createAffiliatesService } from '../service.ts';

const day = 86_400_000;
const somebody = { ip: '192.0.2.7', userAgent: 'a browser', country: 'DE' };
const click = { tag: 'tag-1', landing: '/de/games/koi', referrer: 'https://affiliate.example' };

describe('the log of clicks', () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  let now = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    open = openDatabase({ url: database.url, max: 20 });
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22, 12);
    await open.pool.query('delete from affiliates.click');
  });

  const service = (tagDays = 30) =>
    createAffiliatesService({
      db: open.db,
      clock: { now: () => new Date(now) },
      ids: systemIds,
      tagDays,
      secret: 's'.repeat(32),
    });
  const rows = async () =>
    (await open.pool.query('select * from affiliates.click order by created_at')).rows;

  test('[9-05] a click is noted with its tag, page, origin, country and time; the tag is kept for the days set', async () => {
    expect(await service().click(click, somebody)).toEqual({ keptForSeconds: 2_592_000 });
    expect(await service(7).click(click, somebody)).toEqual({ keptForSeconds: 604_800 });
    const [row] = await rows();
    expect(row).toMatchObject({ ...click, country: 'DE', created_at: new Date(now) });
  });

  test('64 clicks of one visitor at once are one; another day, tag or visitor is another', async () => {
    await Promise.all(Array.from({ length: 64 }, () => service().click(click, somebody)));
    expect(await rows()).toHaveLength(1);
    await service().click({ ...click, tag: 'tag-2' }, somebody);
    await service().click(click, { ...somebody, userAgent: 'another browser' });
    now += day;
    await service().click(click, somebody);
    expect(await rows()).toHaveLength(4);
  });

  test('who clicked is not in it, and cannot be followed to the next day', async () => {
    await service().click(click, somebody);
    now += day;
    await service().click(click, somebody);
    const [first, second] = await rows();
    expect(JSON.stringify([first, second])).not.toContain(somebody.ip);
    expect(JSON.stringify([first, second])).not.toContain(somebody.userAgent);
    expect(first?.visitor).not.toEqual(second?.visitor);
    expect(first?.network).not.toEqual(second?.network);
  });

  test('one address fills no log: its hundredth click of a day is the last', async () => {
    for (let index = 0; index < 105; index += 1)
      await service().click(click, { ...somebody, userAgent: `browser ${index}` });
    expect(await rows()).toHaveLength(100);
    await service().click(click, { ...somebody, ip: '192.0.2.8' });
    expect(await rows()).toHaveLength(101);
  });

  test('clicks older than 180 days are forgotten, younger ones are not', async () => {
    await service().click(click, somebody);
    now += 180 * day;
    await service().forget();
    expect(await rows()).toHaveLength(1);
    now += 1;
    await service().forget();
    expect(await rows()).toHaveLength(0);
  });
});
