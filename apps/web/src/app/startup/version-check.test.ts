import { describe, expect, it, vi } from 'vitest';
import { createVersionCheck } from './version-check.ts';

function visit(newest: () => Promise<string>, running: string | null = 'one') {
  const reload = vi.fn();
  const poll = vi.fn((_ask: () => void) => () => undefined);
  const connection = { isOffline: false };
  const check = createVersionCheck({
    running,
    latest: newest,
    poll,
    reload,
    isPlaying: (pathname) => pathname.startsWith('/games/'),
    isOffline: () => connection.isOffline,
  });
  const go = (from: string, to: string) =>
    check.navigating({
      pathChanged: from !== to,
      fromLocation: { pathname: from },
      toLocation: { pathname: to, publicHref: `/de${to}` },
    });
  return { check, go, reload, poll, connection };
}

describe('the version check', () => {
  it('loads the next page anew once there is a newer build, once [4-42]', async () => {
    const { check, go, reload } = visit(async () => 'two');
    go('/', '/providers');
    expect(reload).not.toHaveBeenCalled();
    await check.ask();
    go('/', '/');
    expect(reload).not.toHaveBeenCalled();
    go('/', '/providers');
    go('/providers', '/');
    expect(reload.mock.calls).toEqual([['/de/providers']]);
  });

  it('loads the next page anew where a script is missing, once there is a connection', () => {
    const { check, go, reload, connection } = visit(async () => 'one');
    check.lacksScript();
    connection.isOffline = true;
    go('/', '/providers');
    expect(reload).not.toHaveBeenCalled();
    connection.isOffline = false;
    go('/providers', '/');
    expect(reload.mock.calls).toEqual([['/de/']]);
  });

  it('never loads anew while a game is open [4-42]', async () => {
    const { check, go, reload } = visit(async () => 'two');
    await check.ask();
    go('/games/a', '/');
    go('/', '/games/a');
    go('/games/a', '/games/b');
    expect(reload).not.toHaveBeenCalled();
    go('/', '/providers');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves a page alone that runs the newest build, or cannot ask [4-42]', async () => {
    for (const latest of [async () => 'one', () => Promise.reject(new Error('offline'))]) {
      const { check, go, reload } = visit(latest);
      await check.ask();
      go('/', '/providers');
      expect(reload).not.toHaveBeenCalled();
    }
  });

  it('does not ask in development', () => {
    const { check, poll } = visit(async () => 'two', null);
    check.start();
    expect(poll).not.toHaveBeenCalled();
  });
});
