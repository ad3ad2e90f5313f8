import { describe, expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { TrackedEvent } from './events.ts';
import { consentCommands, forgetTags } from './tag-manager.ts';

describe('measuring', () => {
  it('keeps and sends nothing without consent [9-12]', () => {
    const analytics = createAnalytics();
    const heard: TrackedEvent[] = [];
    analytics.track('registrationOpen', { type: 'email' });
    analytics.listen((event) => heard.push(event));
    analytics.track('registrationSubmit', { type: 'email' });
    analytics.allow();
    analytics.refuse();
    analytics.track('walletType', { way: 'deposit' });
    expect(heard).toEqual([]);
  });

  it('hands over what waited and what follows, in order [9-12]', () => {
    const analytics = createAnalytics();
    const heard: TrackedEvent[] = [];
    analytics.allow();
    analytics.track('walletOpen', { way: 'deposit', loadTime: 120 });
    analytics.listen((event) => heard.push(event));
    analytics.track('walletMethod', { method: 'card', currency: 'EUR' });
    expect(heard).toEqual([
      { event: 'walletOpen', way: 'deposit', loadTime: 120 },
      { event: 'walletMethod', method: 'card', currency: 'EUR' },
    ]);
  });

  it('drops what waited when consent is withdrawn', () => {
    const analytics = createAnalytics();
    const heard: TrackedEvent[] = [];
    analytics.allow();
    analytics.track('balancePopupOpen', {});
    analytics.refuse();
    analytics.listen((event) => heard.push(event));
    expect(heard).toEqual([]);
  });
});

describe('consent mode', () => {
  it('denies everything by default, then grants only what was agreed to', () => {
    const [first, second] = consentCommands({ statistics: true, marketing: false });
    expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(new Set(Object.values(first?.[2] as object))).toEqual(new Set(['denied']));
    expect(second).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ]);
  });

  it("forgets tags' cookies and no other", () => {
    const written: string[] = [];
    const jar = {
      get cookie() {
        return '_ga=1; theme=dark; _gcl_au=2; access_token=t';
      },
      set cookie(value: string) {
        written.push(value.split('=')[0] ?? '');
      },
    };
    forgetTags(jar, 'play.site.test');
    expect(new Set(written)).toEqual(new Set(['_ga', '_gcl_au']));
  });
});

describe('what counts once', () => {
  const paid = { currency: 'EUR', invoice: 'i1' };

  function start(storage = new Map<string, string>()) {
    const heard: unknown[] = [];
    const analytics = createAnalytics({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    });
    analytics.listen((event) => heard.push(event));
    return { analytics, heard, storage };
  }

  it('is told once for each name, over reloads too', () => {
    const { analytics, heard, storage } = start();
    analytics.allow();
    analytics.trackOnce('i1', 'depositSuccess', paid);
    analytics.trackOnce('i1', 'depositSuccess', paid);
    analytics.trackOnce('i2', 'depositSuccess', { ...paid, invoice: 'i2' });
    expect(heard).toHaveLength(2);
    const reloaded = start(storage);
    reloaded.analytics.allow();
    reloaded.analytics.trackOnce('i1', 'depositSuccess', paid);
    expect(reloaded.heard).toEqual([]);
  });

  it('keeps nothing of who did not agree, and few names of who did', () => {
    const { analytics, storage } = start();
    analytics.trackOnce('i1', 'depositSuccess', paid);
    expect(storage.size).toBe(0);
    analytics.allow();
    for (let turn = 0; turn < 200; turn += 1)
      analytics.trackOnce(`i${turn}`, 'depositSuccess', paid);
    expect(JSON.parse([...storage.values()][0] ?? '[]')).toHaveLength(50);
  });
});
