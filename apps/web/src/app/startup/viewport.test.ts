import { describe, expect, it } from 'vitest';
import { followViewport } from './viewport.ts';

/** A window of a height, whose view a phone's keyboard may shrink. */
function windowOf(innerHeight: number, seen: number | null) {
  const visualViewport = seen === null ? null : Object.assign(new EventTarget(), { height: seen });
  const view = Object.assign(new EventTarget(), { innerHeight, visualViewport });
  const said: string[] = [];
  const style = { setProperty: (name: string, value: string) => said.push(`${name}: ${value}`) };
  const stop = followViewport(view as never, style as never);
  return { view, visualViewport, said, stop };
}

describe('the height in view [4-37]', () => {
  it('is said with every change of size, until nobody asks any more', () => {
    const { view, said, stop } = windowOf(900, null);
    expect(said).toEqual([]);
    view.innerHeight = 700;
    view.dispatchEvent(new Event('resize'));
    expect(said).toEqual(['--viewport-height: 700px']);
    stop();
    view.dispatchEvent(new Event('resize'));
    expect(said).toHaveLength(1);
  });

  it('is what a keyboard leaves of it, in whole pixels', () => {
    const { visualViewport, said, stop } = windowOf(844, 843.6);
    Object.assign(visualViewport ?? {}, { height: 420.2 });
    visualViewport?.dispatchEvent(new Event('resize'));
    expect(said).toEqual(['--viewport-height: 420px']);
    stop();
    visualViewport?.dispatchEvent(new Event('resize'));
    expect(said).toHaveLength(1);
  });
});
