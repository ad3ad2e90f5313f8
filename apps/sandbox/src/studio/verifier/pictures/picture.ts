import type {
  CommonDescription,
  DescriptionOf,
  InputOf,
  Kind,
  OutcomeOf,
} from '../../engines/engine.ts';
import { element } from '../../frame/element.ts';
import type { Money } from '../../frame/money.ts';
import type { FrameTexts } from '../../frame/texts/en.ts';
import type { Locale } from '../../theme.ts';
import type { PictureTexts } from './texts.ts';

/** What an outcome is drawn with. */
export type Desk<K extends Kind> = {
  readonly gameId: string;
  readonly game: Omit<DescriptionOf<K>, CommonDescription>;
  readonly input: InputOf<K>;
  readonly lang: Locale;
  readonly money: Money;
  readonly frame: FrameTexts;
  readonly own: PictureTexts;
};

/** An outcome as a player reads it: a sentence, and a drawing that says to a screen reader what it shows. */
export type Picture = { readonly says: string; readonly node: HTMLElement };

export type Draw<K extends Kind> = (outcome: OutcomeOf<K>, desk: Desk<K>) => Picture;

/** A number of hundredths with both its decimals. */
export const writeHundredths = (hundredths: number, lang: string): string =>
  (hundredths / 100).toLocaleString(lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });

/** Wraps a drawing that is one picture for a screen reader. */
export const asPicture = (name: string, says: string, ...children: Node[]): HTMLElement =>
  element('div', { class: name, role: 'img', 'aria-label': says }, ...children);

type BetLine = { readonly name: string; readonly stake: number; readonly paid: number };

/** Bets of one round, with what each cost and brought. */
export function betTable(
  bets: readonly BetLine[],
  { money, frame, own }: Pick<Desk<Kind>, 'money' | 'frame' | 'own'>,
): HTMLElement {
  const heads = [own.bets, frame.bet, own.paid];
  return element(
    'table',
    { class: 'pic-bets' },
    element(
      'thead',
      {},
      element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head))),
    ),
    element(
      'tbody',
      {},
      ...bets.map(({ name, stake, paid }) =>
        element(
          'tr',
          paid > stake ? { class: 'won' } : {},
          element('th', { scope: 'row' }, name),
          element('td', {}, element('bdi', {}, money.format(stake))),
          element('td', {}, element('bdi', {}, money.format(paid))),
        ),
      ),
    ),
  );
}
