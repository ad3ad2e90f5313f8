import { describe, expect, test } from 'vitest';
import { useHandPushes } from './hand-pushes.ts';

const hands = useHandPushes();
const { add, delivery, pushedTo, queued, service, shown, taken, tell, told, warned } = hands;
const hour = 60 * 60_000;

describe('[1-13] a push service', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toUTCString();
  const busy = (retryAfter: string, status = 429) => ({
    status,
    headers: { 'retry-after': retryAfter },
  });
  test.each([
    ['wants ten minutes', () => busy('600'), 600],
    ['names a time', () => busy(inMinutes(15), 503), 900],
    ['names a time that is over', () => busy(inMinutes(-15)), 30],
    ['says when in words', () => busy('soon'), 30],
    ['wants less than nothing', () => busy('-600'), 30],
    ['fails', () => ({ status: 500 }), 30],
    ['never answers', () => ({ status: 201, fault: 'silent' as const }), 30],
    ['never ends', () => ({ status: 201, fault: 'endless' as const }), 30],
    ['breaks off', () => ({ status: 201, fault: 'broken' as const }), 30],
    ['speaks no HTTP', () => ({ status: 201, fault: 'garbled' as const }), 30],
    ['sends on', () => ({ status: 308, headers: { location: '/elsewhere' } }), 30],
  ])('that %s is asked again later', async (_how, answer, seconds) => {
    const { path, messageId, push } = await told();
    service.answers.set(path, answer());
    await delivery()(push);
    const [job] = await queued(messageId);
    expect(job?.payload.tries).toBe(1);
    expect(Math.abs((job?.seconds ?? 0) - seconds)).toBeLessThan(10);
    expect(service.to(path)).toHaveLength(1);
    expect(service.to('/elsewhere')).toEqual([]);
  });

  test.each([404, 410])(
    'that answers %i has the device removed, of which the sign-in still knows',
    async (status) => {
      const { player, body, path, push } = await told();
      const before = (await shown(player)).subscribed;
      service.answers.set(path, { status });
      await delivery()(push);
      expect(await shown(player)).toMatchObject({ devices: [], subscribed: before });
      await delivery()(push);
      await tell(player, 'emailAdded');
      expect(service.to(path)).toHaveLength(1);
      // The browser says where it is now.
      await add(player, { ...body, endpoint: `${body.endpoint}-anew` });
      const renewed = await shown(player);
      expect(renewed.devices).toMatchObject([{ isThis: true }]);
      expect(renewed.subscribed).not.toBe(before);
    },
  );

  test.each([400, 403, 413])(
    'that answers %i is not asked again, and the log says so without the address',
    async (status) => {
      const { path, messageId, push } = await told();
      service.answers.set(path, { status });
      await delivery()(push);
      expect(await queued(messageId)).toEqual([]);
      expect(warned).toEqual([
        [{ messageId, service: service.origin, status }, 'a push was refused'],
      ]);
    },
  );

  test('is asked at growing distances, and no more once the message is a day old', async () => {
    const { path, messageId, push } = await told();
    service.answers.set(path, { status: 500 });
    const waits: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      await delivery()({ ...push, tries });
      waits.push(Math.round(((await queued(messageId))[0]?.seconds ?? 0) / 30) * 30);
      await taken(messageId);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    await delivery({ now: () => new Date(Date.now() + 23.5 * hour) })({ ...push, tries: 9 });
    expect(await queued(messageId)).toEqual([]);
    expect(warned).toEqual([[{ messageId, service: service.origin }, 'a push was given up']]);
  });

  test('that wants more than a day is not asked again', async () => {
    const { path, messageId, push } = await told();
    service.answers.set(path, busy('99999999999'));
    await delivery()(push);
    expect(await queued(messageId)).toEqual([]);
  });

  test('that does not answer is left alone for a while, which costs its pushes no try', async () => {
    const { player, path, messageId, push } = await told();
    const deliver = delivery();
    service.answers.set(path, { status: 201, fault: 'broken' });
    await deliver(push);
    const next = await tell(player, 'emailAdded');
    await deliver(await taken(next));
    expect(pushedTo(path)).toEqual([messageId]);
    expect(await queued(next)).toMatchObject([{ payload: { tries: 0 } }]);
  });
});
