/**
 * Looks for the highest win of slots and prints it beside what they publish, with the draws that pay it:
 * what `rounds.json` keeps of each game. Takes a minute where wilds stay.
 *
 *   npm run highest -- [game ids]
 */
import { buildMachine } from '../engines/slot/machine.ts';
import { themes } from '../themes/catalogue.ts';
import { drawsOf, findHighest } from './climb.ts';

/** More than any slot may publish, so that nothing ends a round. */
const NO_END = 1_000_000;

const ids = new Set(process.argv.slice(2));
for (const theme of themes) {
  if (theme.kind !== 'slot' || (ids.size > 0 && !ids.has(theme.id))) continue;
  const { rules } = theme;
  const published = rules.maxWinMultiple;
  const machine = buildMachine(rules);
  const found = findHighest(machine);
  const natural =
    found.multiple < published
      ? found
      : findHighest(buildMachine({ ...rules, maxWinMultiple: NO_END }));
  console.log(`${theme.id} publishes ${published}, found ${natural.multiple}`);
  console.log(`"${theme.id}": ${JSON.stringify(drawsOf(machine, found.drawn))}`);
}
