import { glob } from 'node:fs/promises';
import path from 'node:path';
import { checksumOf, MigrationError, readSqlFiles, type SqlFile } from './migration-files.ts';

const source = path.resolve(import.meta.dirname, '../..');

/** Functions, triggers and views of a module that belong together: made anew whenever the file changes. */
export interface FunctionFile extends SqlFile {
  /** Grows with every change of the text. */
  readonly revision: number;
  readonly checksum: string;
}

export interface AppliedFunctions {
  readonly file: string;
  readonly revision: number;
  readonly checksum: string;
}

/** The function files of every module, by the names of the modules: `src/modules/ledger/sql/post.sql`. */
export async function readFunctionFiles(root = source): Promise<FunctionFile[]> {
  const folders: string[] = [];
  for await (const folder of glob('{kernel,modules}/*/sql', { cwd: root })) folders.push(folder);
  folders.sort();
  const files = await Promise.all(
    folders.map((folder) =>
      readSqlFiles(path.join(root, folder), path.basename(path.dirname(folder))),
    ),
  );
  return files.flat().map(parseFunctionFile);
}

/**
 * Reads the first line, which says the text's revision and the beginning of its SHA-256.
 * @throws MigrationError when the text is another one than the line says
 */
export function parseFunctionFile({ file, sql }: SqlFile): FunctionFile {
  const [, revision, said] = firstLine.exec(sql) ?? [];
  const checksum = checksumOf(sql.replace(firstLine, ''));
  if (revision === undefined || !said || !checksum.startsWith(said))
    throw new MigrationError(
      `${file} was changed and is still called revision ${revision ?? 'none'}. Run "npm run functions", which gives it the next.`,
    );
  return { file, sql, revision: Number(revision), checksum };
}

const firstLine = /^-- Revision (\d+), ([0-9a-f]{12})\n/;

/** The text with a first line that fits it: the same where it does already, else the next revision's. */
export function withRevision(sql: string): string {
  const [line = '', revision = '0', said] = firstLine.exec(sql) ?? [];
  const text = sql.slice(line.length);
  const checksum = checksumOf(text).slice(0, 12);
  return said === checksum ? sql : `-- Revision ${Number(revision) + 1}, ${checksum}\n${text}`;
}

/**
 * Which files have to be run on a database, given the rows of `public.schema_function`. A newer revision
 * than the file's is a newer release's, and stays.
 *
 * @throws MigrationError when two texts carry the same revision
 */
export function staleFunctions(
  files: readonly FunctionFile[],
  applied: readonly AppliedFunctions[],
): FunctionFile[] {
  return files.filter((file) => {
    const row = applied.find((candidate) => candidate.file === file.file);
    if (!row || row.revision < file.revision) return true;
    if (row.revision === file.revision && row.checksum !== file.checksum)
      throw new MigrationError(
        `${file.file} differs from the revision ${row.revision} that this database has. Give it a higher revision in its first line.`,
      );
    return false;
  });
}
