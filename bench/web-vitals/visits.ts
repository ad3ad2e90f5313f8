/**
 * `node bench/web-vitals/visits.ts TREE ORIGIN`: visits each measured page of a running tree once on the phone, and
 * uses it, as that tree's own benchmark does. Prints milliseconds by what was measured, as JSON. A process of its own
 * for each tree: two of Playwright cannot be loaded into one.
 */
import path from 'node:path';
import process from 'node:process';

const [tree = '', origin = ''] = process.argv.slice(2);
const of = <Module>(file: string): Promise<Module> => import(path.join(tree, 'bench', file));
const { startChromium } = await of<typeof import('../chromium.ts')>('chromium.ts');
const { measuredPages, pageNames } =
  await of<typeof import('../measured-pages.ts')>('measured-pages.ts');
const { interactionsOf } = await of<typeof import('./interactions.ts')>(
  'web-vitals/interactions.ts',
);
const { visitOnPhone } = await of<typeof import('./phone.ts')>('web-vitals/phone.ts');
const { registerPlayer } = await of<typeof import('./player.ts')>('web-vitals/player.ts');

const figures: Record<string, number> = {};
for (const name of pageNames) {
  const url = `${origin}${measuredPages[name]}`;
  const browser = await startChromium();
  const load = await visitOnPhone(browser, url, null);
  figures[`${name} page: largest contentful paint`] = (await load.vitals()).lcp;
  await load.close();
  let slowest = 0;
  for (const { title, audience, use } of interactionsOf[name]) {
    const token = audience === 'player' ? await registerPlayer(origin) : null;
    const visit = await visitOnPhone(browser, url, token);
    await use(visit.page);
    const { inp } = await visit.vitals();
    if (process.env.BENCH_EXPLAIN) console.error(`  ${name}, ${title}: ${inp} ms`);
    slowest = Math.max(slowest, inp);
    await visit.close();
  }
  figures[`${name} page: slowest interaction until the next paint`] = slowest;
  await browser.close();
}
console.log(JSON.stringify(figures));
