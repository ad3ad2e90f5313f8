import { describe, expect, it } from 'vitest';
import { preferenceCookie, readPreferences } from './preferences.ts';
import { createPreferencesStore } from './preferences-store.ts';

describe('preferences', () => {
  it('are read from cookies, and only those that exist [2.3-01]', () => {
    expect(readPreferences('theme=light; drawer=compact; search-key=off')).toEqual({
      theme: 'light',
      drawer: 'compact',
      searchKey: 'off',
    });
    expect(readPreferences('theme=pink; drawer=huge; search-key=x')).toEqual({
      theme: 'dark',
      drawer: 'open',
      searchKey: 'on',
    });
  });

  it('come back from the cookie they were written to', () => {
    expect(readPreferences(preferenceCookie({ theme: 'system' }, false)).theme).toBe('system');
    expect(readPreferences(preferenceCookie({ drawer: 'compact' }, true)).drawer).toBe('compact');
    expect(readPreferences(preferenceCookie({ searchKey: 'off' }, true)).searchKey).toBe('off');
  });

  it('remember one change without touching the other', () => {
    const written: string[] = [];
    const store = createPreferencesStore(
      { theme: 'dark', drawer: 'open', searchKey: 'off' },
      (cookie) => written.push(cookie),
      false,
    );
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    store.change({ drawer: 'compact' });
    expect(store.get()).toEqual({ theme: 'dark', drawer: 'compact', searchKey: 'off' });
    expect(written).toEqual([preferenceCookie({ drawer: 'compact' }, false)]);
    expect(changes).toBe(1);
  });
});
