import type { Mutant } from './mutant.ts';

const bonuses = 'apps/web/src/features/bonuses';
const thread = {
  file: `${bonuses}/forecast/ask-forecast.ts`,
  test: `${bonuses}/forecast/ask-forecast.test.ts`,
};

/** Forecasts that leave players waiting, or threads behind. */
export const forecast: readonly Mutant[] = [
  {
    ...thread,
    fault: 'a forecast that cannot be computed is waited for for ever',
    change: [
      [
        "    thread.addEventListener('error', () => reject(new Error('The browser could not compute')));\n",
        '',
      ],
    ],
    title: 'a thread that cannot compute is told of and ended',
  },
  {
    ...thread,
    fault: 'a forecast of before goes on beside the one that is requested',
    change: [['reject(signal.reason), { once: true }', 'undefined, { once: true }']],
    title: 'a computation nobody waits for any more is ended',
  },
  {
    ...thread,
    fault: 'threads of forecasts stay',
    change: [['.finally(() => thread.terminate())', '']],
    title: 'a forecast comes from a thread of its own, which ends with it',
  },
  {
    file: `${bonuses}/components/forecast-figures.tsx`,
    test: `${bonuses}/components/forecast-figures.test.tsx`,
    fault: 'a game that does not say what it pays is waited for for ever',
    change: [['  if (pays === null) return', '  if (false as boolean) return']],
    title: 'of a game that does not say what it pays there is no forecast',
  },
];
