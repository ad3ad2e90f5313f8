import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Records kept at once; the oldest make room for new ones. */
const mostRecords = 5000;

/**
 * What is under way at the provider, in memory: a restart ends it, and people begin anew.
 * Answers the maker of adapters that `oidc-provider` asks for.
 */
export function createRecords(now: () => number): (kind: string) => Adapter {
  const records = new Map<string, Kept>();

  function read(key: string): AdapterPayload | undefined {
    const kept = records.get(key);
    if (!kept || kept.expiresAt > now()) return kept?.payload;
    records.delete(key);
    return undefined;
  }

  const findBy = (kind: string, name: 'uid' | 'userCode', value: string) => {
    for (const key of records.keys()) {
      if (!key.startsWith(`${kind}:`)) continue;
      const payload = read(key);
      if (payload?.[name] === value) return payload;
    }
    return undefined;
  };

  return (kind) => ({
    upsert: async (id, payload, expiresIn) => {
      records.set(`${kind}:${id}`, { payload, expiresAt: now() + (expiresIn ?? 600) * 1000 });
      for (const oldest of records.keys()) {
        if (records.size <= mostRecords) break;
        records.delete(oldest);
      }
    },
    find: async (id) => read(`${kind}:${id}`),
    findByUid: async (uid) => findBy(kind, 'uid', uid),
    findByUserCode: async (code) => findBy(kind, 'userCode', code),
    destroy: async (id) => {
      records.delete(`${kind}:${id}`);
    },
    consume: async (id) => {
      const payload = read(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of records)
        if (payload.grantId === grantId) records.delete(key);
    },
  });
}
