import { describe, expect, it, vi } from 'vitest';
import { refreshBalanceOnReturn } from './balance-on-return.ts';

/** A page on a device, and what turns it away from its reader or back. */
function opened(isPhone: boolean) {
  const refresh = vi.fn();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const view = {
    matchMedia: (query: string) => ({ matches: isPhone && query === '(pointer: coarse)' }),
  } as Pick<Window, 'matchMedia'>;
  const stop = refreshBalanceOnReturn(view, page as never, refresh);
  const turn = (visibilityState: DocumentVisibilityState) => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { refresh, turn, stop };
}

describe('coming back to a page [4-38]', () => {
  it('on a phone asks for the balance again, and leaving it asks for nothing', () => {
    const { refresh, turn, stop } = opened(true);
    turn('hidden');
    expect(refresh).not.toHaveBeenCalled();
    turn('visible');
    expect(refresh).toHaveBeenCalledOnce();
    stop();
    turn('visible');
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('on a desktop asks for nothing', () => {
    const { refresh, turn } = opened(false);
    turn('visible');
    expect(refresh).not.toHaveBeenCalled();
  });
});
