import { type EndpointMeta, limitOf, type RateLimit } from '@pierlight/contract/common/endpoint';

/** An endpoint as the contract declares it. */
export interface ContractEndpoint {
  /** Its domain and name: `identity.signIn`. */
  readonly name: string;
  readonly method: string;
  /** Below `/api`, with parameters in braces: `/game/games/{id}`. */
  readonly path: string;
  readonly limit: RateLimit;
  /** Its body is a form with a file. */
  readonly takesFile: boolean;
}

interface Declared {
  readonly '~orpc': {
    readonly meta: EndpointMeta;
    readonly route: { readonly method?: string; readonly path?: string };
  };
}

/** Every endpoint of a contract, or of a router that implements one. */
export function contractEndpoints(
  domains: Readonly<Record<string, unknown>>,
): readonly ContractEndpoint[] {
  return Object.entries(domains).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints as Readonly<Record<string, Declared>>).map(([name, endpoint]) => {
      const { meta, route } = endpoint['~orpc'];
      const { method = 'POST', path = '' } = route;
      return {
        name: `${domain}.${name}`,
        method,
        path,
        limit: limitOf(meta),
        takesFile: meta.takesFile === true,
      };
    }),
  );
}

/** Tells which methods an address below `/api` takes, sorted; none where no endpoint has such a path. */
export function methodsOf(
  endpoints: readonly ContractEndpoint[],
): (address: string) => readonly string[] {
  const forms = endpoints.map(({ method, path }) => ({
    method,
    form: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (address) => {
    const found = forms.filter(({ form }) => form.test(address));
    return [...new Set(found.map(({ method }) => method))].sort();
  };
}
