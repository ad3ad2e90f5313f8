import { element } from '../frame/element.ts';
import { compareOutcomes } from './outcome-lines.ts';
import type { VerifierTexts } from './texts.ts';
import type { Verdict } from './verdict-view.ts';

/** Data are read from left to right in every language. */
const asData = (text: string): HTMLElement => element('span', { class: 'datum', dir: 'ltr' }, text);

/** Everything of the outcome by its name among the data, where both stand beside each other. */
export function dataTable(
  { here, recorded, money }: Pick<Verdict, 'here' | 'recorded' | 'money'>,
  texts: VerifierTexts,
): HTMLElement {
  const lines = [
    {
      name: texts.win,
      here: here && money.format(here.win),
      recorded: recorded && money.format(recorded.win),
    },
    ...compareOutcomes((here ?? recorded)?.outcome ?? {}, (recorded ?? here)?.outcome ?? {}).filter(
      ({ name }) => name !== 'kind',
    ),
  ];
  const head = [texts.part, ...(here ? [texts.here] : []), ...(recorded ? [texts.recorded] : [])];
  return element(
    'div',
    { class: 'table', tabindex: 0, role: 'region', 'aria-label': texts.result },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...head.map((name) => element('th', { scope: 'col' }, name))),
      ),
      element(
        'tbody',
        {},
        ...lines.map((line) =>
          element(
            'tr',
            here && recorded && line.here !== line.recorded ? { class: 'bad' } : {},
            element('th', { scope: 'row' }, asData(line.name)),
            here ? element('td', {}, asData(line.here ?? '–')) : null,
            recorded
              ? element(
                  'td',
                  {},
                  asData(line.recorded ?? '–'),
                  !here || line.here === line.recorded ? null : element('b', {}, texts.differs),
                )
              : null,
          ),
        ),
      ),
    ),
  );
}
