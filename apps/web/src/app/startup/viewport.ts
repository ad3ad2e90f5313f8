/**
 * The height that is really in view, in pixels, as `--viewport-height`: on a phone it shrinks with the
 * keyboard and the browser's bars, which CSS units do not all follow. Until a size changes first, the
 * styles say `100dvh`: to say it here makes a browser style the whole page anew.
 */
export function followViewport(
  view: Pick<Window, 'innerHeight' | 'visualViewport' | 'addEventListener' | 'removeEventListener'>,
  style: Pick<CSSStyleDeclaration, 'setProperty'>,
): () => void {
  const { visualViewport } = view;
  const measure = () => {
    const height = Math.round(visualViewport?.height ?? view.innerHeight);
    style.setProperty('--viewport-height', `${height}px`);
  };
  view.addEventListener('resize', measure);
  visualViewport?.addEventListener('resize', measure);
  return () => {
    view.removeEventListener('resize', measure);
    visualViewport?.removeEventListener('resize', measure);
  };
}
