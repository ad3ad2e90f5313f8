import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { licenceProblems, readAudit } from './checks/packages.ts';
import { root } from './command.ts';

/** Holds the licences of all packages against the accepted ones, and asks the registry for known holes: `npm run packages`. */
const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
const licences = licenceProblems(packages);
if (licences.length > 0) console.log(`Licences that are not accepted:\n  ${licences.join('\n  ')}`);

// It exits with 1 for holes as for a registry that does not answer; what it prints tells which.
const output = await new Promise<string>((resolve) => {
  const options = { cwd: root, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
  execFile('npm', ['audit', '--json', '--fetch-retries=0'], options, (error, stdout, stderr) =>
    resolve(stdout || stderr || String(error ?? '')),
  );
});
const audit = readAudit(output);
if ('why' in audit) console.log(`The registry did not answer about known holes: ${audit.why}`);
else if (audit.holes.length > 0) console.log(`Known holes:\n  ${audit.holes.join('\n  ')}`);
else console.log('The registry knows no hole that is high or critical.');
process.exitCode = licences.length > 0 || ('holes' in audit && audit.holes.length > 0) ? 1 : 0;
