import type { CrashDescription } from '../../engines/crash/protocol.ts';
import type { ChainView } from '../../flights/protocol.ts';
import { button, element } from '../element.ts';
import { payTable } from '../instant/stage.ts';
import { fillIn } from '../texts/say.ts';
import { firstUntrue } from './check-chain.ts';
import type { CrashTexts } from './texts.ts';

/** The published end of the chain and the last flights' hashes, with a button that checks them. */
export function chainSheet(
  chain: ChainView,
  game: CrashDescription,
  texts: CrashTexts,
  write: (hundredths: number) => string,
): HTMLElement {
  const verdict = element('p', { role: 'status' });
  const check = async (): Promise<void> => {
    const untrue = await firstUntrue(chain, game);
    verdict.textContent =
      untrue === null
        ? fillIn(texts.checked, { count: chain.past.length })
        : fillIn(texts.notChecked, { number: untrue });
  };
  const hash = (text: string): HTMLElement => element('dd', {}, element('bdi', {}, text));
  const rows = chain.past.map((flight) => [
    String(flight.number),
    write(flight.point),
    flight.hash,
  ]);
  return element(
    'section',
    { class: 'chain' },
    element('h3', {}, texts.chain),
    element(
      'dl',
      { class: 'hashes' },
      element('dt', {}, texts.terminal),
      hash(chain.terminal),
      element('dt', {}, texts.salt),
      hash(chain.salt),
    ),
    payTable([texts.flight, texts.end, texts.hash], rows),
    chain.past.length > 0 ? button({ class: 'primary' }, () => void check(), texts.check) : null,
    verdict,
  );
}
