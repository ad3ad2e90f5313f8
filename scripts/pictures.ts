import { build, site, studio } from './build/steps.ts';
import { reportFiles } from './checks/reports.ts';
import { playJourneys } from './checks/runners.ts';

/** Takes the pictures of the README anew, of a product with its own data: `npm run pictures`. */
process.env.README_PICTURES = '1';
await build([site, studio]);
const { failed } = await playJourneys(reportFiles.pictures);
process.exitCode = failed > 0 ? 1 : 0;
