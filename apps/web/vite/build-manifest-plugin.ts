import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { localeCodes } from '../src/shared/i18n/locales.ts';
import { localizePath } from '../src/shared/i18n/localize-path.ts';

const worker = path.resolve(import.meta.dirname, '../src/service-worker.ts');
/** The module by which a tab knows its build. */
const ownModule = 'src/app/startup/build.ts';
/** What an installed app shows without a connection, beside the shell. */
const OFFLINE_FILES = ['/offline.css', '/art/pier-error.svg', '/favicon.svg'];

/**
 * Adds to the client build what tells one build from another: `builds/latest.json` with its id,
 * `builds/<id>.json` with every file of it, and the service worker that keeps its shell.
 */
export function buildManifestPlugin(): Plugin {
  return {
    name: 'pierlight:build-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).sort();
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const shell = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ownModule)));
      if (!shell) throw new Error(`No file of the client build holds ${ownModule}`);
      const id = path.basename(shell.fileName, '.js');
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('builds/latest.json', JSON.stringify({ id }));
      emit(`builds/${id}.json`, JSON.stringify({ id, files }));
      const initial = chunks
        .filter(({ isEntry, name }) => isEntry || name === 'second')
        .flatMap(({ fileName, imports }) => [fileName, ...imports]);
      const shellFiles = [...new Set(initial)].map((file) => `/${file}`);
      const pages = localeCodes.map((locale) => localizePath('/offline', locale));
      const build = { id, files: [...OFFLINE_FILES, ...shellFiles], pages };
      const source = stripTypeScriptTypes(await readFile(worker, 'utf8'));
      emit('sw.js', `const BUILD = ${JSON.stringify(build)};\n${source}`);
    },
  };
}
