import { beforeAll, expect, test } from 'vitest';
import { endpointRoutes } from '../../apps/web/vite/contract-plugin.ts';
import { readTree } from '../files.ts';

interface AskedQuery {
  readonly file: string;
  /** What it asks: `wallet.accounts`. */
  readonly asked: readonly string[];
  /** What it says it asks. */
  readonly named: string | undefined;
}

/** The text from behind an opened brace to the one that closes it. */
function blockAt(text: string): string {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  return text;
}

let queries: AskedQuery[];
beforeAll(async () => {
  const sources = await readTree('apps/web/src', /^(?!.*\.test\.).*\.tsx?$/);
  queries = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:queryOptions|infiniteQueryOptions|Query)(?:<\w+>)?\(\{/g)].flatMap(
      ({ 0: opened, index }) => {
        const block = blockAt(text.slice(index + opened.length));
        const asked = [...block.matchAll(/apiOf\(client\)\s*\.(\w+)\s*\.(\w+)\(/g)];
        return /\bqueryFn: (?!skipToken)/.test(block)
          ? {
              file,
              asked: asked.map(([, domain, name]) => `${domain}.${name}`),
              named: /\bmeta: \{ endpoint: '([\w.]+)' \}/.exec(block)?.[1],
            }
          : [];
      },
    ),
  );
  expect(queries.length).toBeGreaterThan(50);
});

// By its `access` the browser knows what to forget with the session of a player.
test('every query names the endpoint it asks', () => {
  const wrong = queries.filter(({ asked, named }) => asked.length !== 1 || asked[0] !== named);
  expect(wrong).toEqual([]);
});

/** What is sent so because it is secret, and changes nothing. */
const checksSecret = new Set(['identity.checkPasswordReset']);

// A query is asked again whenever a page sees fit.
test('no query changes anything on the server', () => {
  const routes = endpointRoutes();
  const changing = queries.filter(({ named = '' }) => {
    const [domain = '', name = ''] = named.split('.');
    return routes[domain]?.[name]?.method !== 'GET' && !checksSecret.has(named);
  });
  expect(changing).toEqual([]);
});
