import { render } from 'preact';
import { followWidth } from './follow-width.ts';
import type { Mounted, RendererOptions } from './options.ts';
import { App } from './parts/app.tsx';
import { Book, type Width } from './state/book.ts';
import bets from './styles/bets.css?inline';
import board from './styles/board.css?inline';
import event from './styles/event.css?inline';
import frame from './styles/frame.css?inline';
import legs from './styles/legs.css?inline';
import list from './styles/list.css?inline';
import markets from './styles/markets.css?inline';
import play from './styles/play.css?inline';
import prices from './styles/prices.css?inline';
import sheet from './styles/sheet.css?inline';
import shield from './styles/shield.css?inline';
import slip from './styles/slip.css?inline';
import tokens from './styles/tokens.css?inline';
import type { ClientTexts } from './texts/en.ts';

export { langOf, loadTexts } from './texts/load.ts';

const sheets = [
  tokens,
  frame,
  board,
  list,
  prices,
  event,
  play,
  markets,
  slip,
  legs,
  bets,
  sheet,
  shield,
];

const widthOf = (pixels: number): Width =>
  pixels >= 1120 ? 'wide' : pixels >= 760 ? 'middle' : 'phone';

/**
 * Mounts the book into an element of the operator's page: in a shadow root, so that styles of one do not reach the
 * other, and with a constructed style sheet, which no policy of the page has to allow.
 *
 * @param texts in the language of the options
 */
export function mount(
  target: HTMLElement,
  origin: string,
  options: RendererOptions,
  texts: ClientTexts,
): Mounted {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheets.join('\n'));
  root.adoptedStyleSheets = [styles];
  const book = new Book(origin, options, texts);
  target.append(host);
  const measured = (width: number): void => {
    if (width > 0) book.width.value = widthOf(width);
  };
  measured(host.getBoundingClientRect().width);
  const stop = followWidth(host, measured);
  const draw = (): void => render(<App book={book} />, root);
  draw();
  return {
    update(changed) {
      book.update(changed);
      draw();
    },
    unmount() {
      stop();
      render(null, root);
      book.close();
      host.remove();
    },
  };
}
