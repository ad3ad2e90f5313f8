import { describe, expect, it } from 'vitest';
import { broadcastPlayer, followOtherTabs } from './cross-tab.ts';
import type { Session, SessionState } from './session.ts';

/** A tab whose storage tells it of other tabs' changes, as browsers do. */
function openTab(state: SessionState) {
  const events = new EventTarget();
  const window = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window;
  const done: string[] = [];
  const stop = followOtherTabs(window, { getState: () => state } as Session, {
    reload: () => done.push('reload'),
    goHome: () => done.push('home'),
  });
  const storage = {
    setItem: (key: string, newValue: string) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
  } as unknown as Storage;
  return { done, stop, storage };
}

const guest = { status: 'guest' } as const;
const anna = { status: 'player', playerId: 'anna' } as const;

describe('another tab', () => {
  it("that signs in reloads a guest's tab [4-31]", () => {
    const { done, storage } = openTab(guest);
    broadcastPlayer(storage, 'anna');
    expect(done).toEqual(['reload']);
  });

  it("that signs out sends a player's tab home [4-31]", () => {
    const { done, storage } = openTab(anna);
    broadcastPlayer(storage, null);
    expect(done).toEqual(['home']);
  });

  it("that signs in as somebody else reloads a player's tab", () => {
    const { done, storage } = openTab(anna);
    broadcastPlayer(storage, 'bert');
    expect(done).toEqual(['reload']);
  });

  it('that changes nothing about who is signed in is let be', () => {
    const player = openTab(anna);
    broadcastPlayer(player.storage, 'anna');
    player.storage.setItem('something else', 'x');
    const visitor = openTab(guest);
    broadcastPlayer(visitor.storage, null);
    player.stop();
    broadcastPlayer(player.storage, null);
    expect([player.done, visitor.done]).toEqual([[], []]);
  });
});
