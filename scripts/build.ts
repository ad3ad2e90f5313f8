import { BuildError, build, site, studio } from './build/steps.ts';

/** The production build: `npm run build`. Builds everything afresh. */
try {
  await build([site, studio], { force: true });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
