import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../command.ts';
import { provenIn } from './coverage.ts';
import { readReport, reportFiles } from './reports.ts';
import { readStatements, type Statement } from './statements.ts';
import { provenIds } from './tally.ts';

/** The list of every statement, as the repository has it. */
export async function listedStatements(): Promise<Statement[]> {
  return readStatements(await readFile(path.join(root, 'docs/product/statements.txt'), 'utf8'));
}

/** What the last tests and journeys that were run proved of the statements; without both, nothing was. */
export async function tellProven() {
  const [vitest, playwright] = await Promise.all([
    readReport(reportFiles.vitest),
    readReport(reportFiles.playwright),
  ]);
  const proven = vitest && playwright ? provenIds(vitest, playwright) : undefined;
  return provenIn(await listedStatements(), proven);
}
