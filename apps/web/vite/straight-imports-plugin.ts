import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const features = path.resolve(import.meta.dirname, '../src/features');

const FROM_A_FEATURE =
  /^import \{(?<names>[^}]*)\} from '#features\/(?<feature>[\w-]+)\/public\.ts';$/gm;
const LED_ON = /^export \{(?<names>[^}]*)\} from '\.\/(?<file>[^']+)';$/gm;
/** Of a `public.ts`, what it makes itself. */
const OWN = 'public.ts?own';

/**
 * Has what is taken from a feature's `public.ts` taken from the file behind it. A file that is reached
 * counts with all that it leads to: an import of one query would bring every part of a feature's
 * `public.ts` into the scripts a page starts with. What `public.ts` makes itself comes without the rest.
 */
export function straightImportsPlugin(): Plugin {
  const byFeature = new Map<string, ReadonlyMap<string, Source>>();
  const sourcesOf = (feature: string) => {
    const known = byFeature.get(feature) ?? leadsOf(readPublic(feature));
    byFeature.set(feature, known);
    return known;
  };
  return {
    name: 'pierlight:straight-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#features\/.*\?own$/ },
      handler: (id) => path.join(features, id.slice('#features/'.length)),
    },
    load: {
      filter: { id: /[\\/]public\.ts\?own$/ },
      handler: async (id) => {
        const code = await readFile(id.slice(0, -'?own'.length), 'utf8');
        return { code: code.replace(LED_ON, ''), map: null };
      },
    },
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?($|\?)/, code: "/public.ts'" },
      handler: (code) => ({ code: straightened(code, sourcesOf), map: null }),
    },
  };
}

interface Source {
  readonly file: string;
  readonly name: string;
}

const readPublic = (feature: string) =>
  readFileSync(path.join(features, feature, 'public.ts'), 'utf8');

/** What a `public.ts` leads on to: by the name it gives it, the file and its name there. */
export function leadsOf(code: string): ReadonlyMap<string, Source> {
  const leads = new Map<string, Source>();
  for (const { groups } of code.matchAll(LED_ON)) {
    for (const [name, given] of namesIn(groups?.names)) {
      leads.set(given, { file: groups?.file ?? '', name });
    }
  }
  return leads;
}

/** The code of a file with its imports from features taken from where things are. */
export function straightened(
  code: string,
  leadsOfFeature: (feature: string) => ReadonlyMap<string, Source>,
): string {
  return code.replace(FROM_A_FEATURE, (whole, names: string, feature: string) => {
    const leads = leadsOfFeature(feature);
    const imports = namesIn(names).map(([name, given]) => {
      const { file, name: there } = leads.get(name) ?? { file: OWN, name };
      return `import { ${there} as ${given} } from '#features/${feature}/${file}';`;
    });
    // On as many lines as before, so that errors name the right one.
    return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}

/** Names and what they are called here, of a list as `one, two as other`; types are left out. */
function namesIn(list = ''): readonly (readonly [name: string, given: string])[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', given = name] = part.split(' as ');
      return [name, given] as const;
    });
}
