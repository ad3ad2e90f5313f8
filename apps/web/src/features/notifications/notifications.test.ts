import type { Message } from '@pierlight/contract/notifications/schemas';
import { describe, expect, it } from 'vitest';
import { profileQuery } from '#features/player/public.ts';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { latestQuery } from './api.ts';
import { dayName, groupByDay } from './day-groups.ts';
import { preferencesQuery } from './preferences-api.ts';
import { pushDevicesQuery } from './push-api.ts';
import { notificationPushed } from './realtime.ts';

const message = (id: string, createdAt = '2026-11-21T12:00:00Z'): Message => ({
  id,
  topic: 'payments',
  state: 1,
  readAt: null,
  createdAt,
  content: { title: `Title ${id}`, text: '' },
  path: null,
});
const pushed = (id: string) =>
  ({ event: 'notification.received', notification: message(id) }) as const;

function holding(...ids: string[]) {
  const client = createQueryClient({} as Api);
  const meta = { page: 1, perPage: 3, total: 7, totalCapped: false, totalUnread: 4 };
  client.setQueryData(latestQuery().queryKey, { data: ids.map((id) => message(id)), meta });
  const latest = () => client.getQueryData(latestQuery().queryKey);
  return { client, latest, ids: () => latest()?.data.map(({ id }) => id) };
}

describe('a pushed message', () => {
  it('goes on top of at most three, counts as unread, and is worth an alert [4-34] [2.3-04] [9-15]', () => {
    const { client, latest, ids } = holding('c', 'b', 'a');
    const alert = notificationPushed(client, pushed('d'));
    expect(ids()).toEqual(['d', 'c', 'b']);
    expect(latest()?.meta).toMatchObject({ totalUnread: 5, total: 8 });
    expect(alert).toMatchObject({ key: 'notification.received', values: { title: 'Title d' } });
  });

  it('of a deposit counts, but leaves the alert to its invoice: one moment, one alert [4-34]', () => {
    const { client, latest, ids } = holding('c', 'b', 'a');
    expect(notificationPushed(client, { ...pushed('d'), quiet: true })).toBeNull();
    expect(ids()).toEqual(['d', 'c', 'b']);
    expect(latest()?.meta).toMatchObject({ totalUnread: 5, total: 8 });
  });

  it('that is known already changes nothing and says nothing', () => {
    const { client, latest, ids } = holding('c', 'b', 'a');
    expect(notificationPushed(client, pushed('b'))).toBeNull();
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(latest()?.meta.totalUnread).toBe(4);
  });

  it('leaves its own list fresh, and asks for the inbox again', () => {
    const { client } = holding('a');
    client.setQueryData(['notifications', { page: 1, perPage: 20 }], { data: [], meta: {} });
    notificationPushed(client, pushed('b'));
    const isInvalid = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(isInvalid(latestQuery().queryKey)).toBe(false);
    expect(isInvalid(['notifications', { page: 1, perPage: 20 }])).toBe(true);
  });

  it('read or deleted on another screen has every list refetched', () => {
    const { client } = holding('a');
    expect(notificationPushed(client, { event: 'notification.changed' })).toBeNull();
    expect(client.getQueryState(latestQuery().queryKey)?.isInvalidated).toBe(true);
  });

  it('brings what was chosen on another screen, the consents of the profile among it [7i-05]', () => {
    const { client } = holding('a');
    const keys = [preferencesQuery(), pushDevicesQuery(), profileQuery()].map(
      ({ queryKey }) => queryKey as readonly unknown[],
    );
    for (const key of keys) client.setQueryData(key, {});
    expect(notificationPushed(client, { event: 'preferences.changed' })).toBeNull();
    for (const key of keys) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});

describe('days of messages', () => {
  const at = (createdAt: string) => ({ createdAt });

  it("are those of the reader's time zone", () => {
    const late = [at('2026-11-21T23:30:00Z'), at('2026-11-21T22:30:00Z')];
    expect(groupByDay(late, 'UTC').map(({ day }) => day)).toEqual(['2026-11-21']);
    expect(groupByDay(late, 'Europe/Berlin').map(({ day }) => day)).toEqual([
      '2026-11-22',
      '2026-11-21',
    ]);
  });

  it('are called today and yesterday, over the end of a year too', () => {
    const now = new Date('2027-01-01T00:30:00Z');
    expect(dayName('2027-01-01', now, 'UTC')).toBe('today');
    expect(dayName('2026-12-31', now, 'UTC')).toBe('yesterday');
    expect(dayName('2026-12-30', now, 'UTC')).toBeNull();
    expect(dayName('2026-12-31', now, 'America/Sao_Paulo')).toBe('today');
  });
});
