import { minifyContractRouter } from '@orpc/contract';
import type { EndpointMeta } from '@pierlight/contract/common/endpoint';
import { contract } from '@pierlight/contract/contract';
import type { Plugin } from 'vite';

const VIRTUAL_ID = 'virtual:contract';

/** What a client needs to know of an endpoint to call it. */
export interface EndpointRoute {
  readonly method: string;
  /** Below `/api`, with parameters in braces: `/game/games/{id}`. */
  readonly path: string;
  readonly access: EndpointMeta['access'];
}

/** Endpoints by domain and name. */
export type EndpointRoutes = Readonly<Record<string, Readonly<Record<string, EndpointRoute>>>>;

/**
 * Offers `virtual:contract`: method, path and access of every endpoint as plain data. The schemas
 * stay behind, so that zod never reaches the browser.
 */
export function contractPlugin(): Plugin {
  const resolved = `\0${VIRTUAL_ID}`;
  return {
    name: 'pierlight:contract',
    resolveId: (id) => (id === VIRTUAL_ID ? resolved : null),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(endpointRoutes())};` : null),
  };
}

export function endpointRoutes(): EndpointRoutes {
  const domains = minifyContractRouter(contract) as Record<
    string,
    Record<string, { '~orpc': { meta: EndpointMeta; route: { method?: string; path?: string } } }>
  >;
  return mapValues(domains, (endpoints) =>
    mapValues(endpoints, ({ '~orpc': { meta, route } }) => ({
      method: route.method ?? 'POST',
      path: route.path ?? '',
      access: meta.access,
    })),
  );
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
