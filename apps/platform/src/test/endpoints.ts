import type { EndpointMeta } from '@pierlight/contract/common/endpoint';
import { contract } from '@pierlight/contract/contract';

/** An endpoint as the contract declares it. */
export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters in braces. */
  readonly path: string;
  readonly access: EndpointMeta['access'];
  readonly hasInput: boolean;
  /** The schema of its input, when it takes one. */
  readonly input: unknown;
  /** Whether it is refused where nothing is offered. */
  readonly isRestricted: boolean;
  /** Whether a session of somebody who is shut out from playing may call it. */
  readonly isOpenAway: boolean;
  /** Whether a phone may call it that documents are sent from. */
  readonly isHandedOver: boolean;
  /** Whether it wants an Idempotency-Key. */
  readonly isIdempotent: boolean;
}

interface Declared {
  readonly '~orpc': {
    readonly meta: EndpointMeta;
    readonly route: { readonly method?: string; readonly path?: string };
    readonly inputSchema?: unknown;
  };
}

/** Every endpoint there is, so that a new one is tested from its first day. */
export const endpoints: readonly Endpoint[] = Object.entries(contract).flatMap(
  ([domain, declared]) =>
    Object.entries(declared as Readonly<Record<string, Declared>>).map(([name, endpoint]) => {
      const { meta, route, inputSchema } = endpoint['~orpc'];
      return {
        name: `${domain}.${name}`,
        method: (route.method ?? 'POST') as Endpoint['method'],
        path: route.path ?? '',
        access: meta.access,
        hasInput: inputSchema !== undefined,
        input: inputSchema,
        isRestricted: meta.restricted === true,
        isOpenAway: meta.whileAway === true,
        isHandedOver: meta.handedOver === true,
        isIdempotent: meta.idempotent === true,
      };
    }),
);
