import { Agent, fetch, type Response } from 'undici';
import { traced } from '../tracing/tracing.ts';
import { isPrivateLiteral, PrivateAddress, publicLookup } from './public-addresses.ts';

export interface OutgoingOptions {
  /** Origins out of the settings: wherever they lead, a private network of the operator's included. */
  readonly trusted?: readonly string[];
  /**
   * Where addresses out of a third party's data may lead: these origins, or any by TLS. None unless told.
   * They are reached at public addresses only.
   */
  readonly named?: readonly string[] | 'anyByTls';
  /** Milliseconds until the whole answer must be there; 5,000 unless told. */
  readonly deadline?: number | undefined;
  /** Bytes an answer may have when it is unpacked; 1 MiB unless told. */
  readonly largestAnswer?: number;
  /** Looks up the hosts of `named`; refuses what is not public unless told. */
  readonly lookup?: ReturnType<typeof publicLookup>;
}

export interface OutgoingRequest {
  /** GET unless told. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Any HTTP status but a redirect is an answer. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Calls an address and reads its answer. @throws OutgoingFailure */
export type Outgoing = (
  address: string | URL,
  request?: OutgoingRequest,
) => Promise<OutgoingAnswer>;

/** A call that got no answer. */
export class OutgoingFailure extends Error {
  /** Whether the request surely never left this machine. */
  readonly neverSent: boolean;

  constructor(message: string, options: { readonly neverSent: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'OutgoingFailure';
    this.neverSent = options.neverSent;
  }
}

/** A request that never left, by the codes of sockets and of the connecting. */
const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const trustedAgent = new Agent();

/**
 * The one way to call third parties over HTTP. Every call has a deadline for the whole answer, every
 * answer a size beyond which it is not read, no redirect is followed, and what a third party's data
 * names is reached only on the origins given and at public addresses.
 */
export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { trusted = [], named = [], deadline = 5_000, largestAnswer = 1024 * 1024 } = options;
  const trustedOrigins = new Set(trusted.map((text) => new URL(text).origin));
  const namedAgent = new Agent({ connect: { lookup: options.lookup ?? publicLookup() } });

  function agentFor(url: URL): Agent {
    if (trustedOrigins.has(url.origin)) return trustedAgent;
    const isNamed = named === 'anyByTls' ? url.protocol === 'https:' : named.includes(url.origin);
    const refused = isNamed
      ? isPrivateLiteral(url) && 'it is no public address'
      : 'its origin is not on the list';
    if (refused)
      throw new OutgoingFailure(`${url.origin} is not called: ${refused}`, { neverSent: true });
    return namedAgent;
  }

  async function call(url: URL, request: OutgoingRequest): Promise<OutgoingAnswer> {
    const dispatcher = agentFor(url);
    const over = new AbortController();
    const failed = (cause: unknown) =>
      cause instanceof OutgoingFailure
        ? cause
        : new OutgoingFailure(`${url.origin} did not answer`, {
            neverSent: wasNeverSent(cause),
            cause,
          });
    try {
      const response = await fetch(url, {
        ...request,
        dispatcher,
        redirect: 'error',
        signal: AbortSignal.any([over.signal, AbortSignal.timeout(deadline)]),
      });
      return {
        status: response.status,
        ok: response.ok,
        headers: new Map(response.headers),
        body: await bodyWithin(response, largestAnswer, url),
      };
    } catch (error) {
      // Ends the connection of an answer that is not read to its end.
      over.abort();
      throw failed(error);
    }
  }

  return (address, request = {}) => {
    const url = new URL(address);
    const { method = 'GET' } = request;
    return traced(`${method} ${url.origin}`, 'CLIENT', {}, () => call(url, request));
  };
}

async function bodyWithin(response: Response, most: number, url: URL): Promise<Buffer> {
  const tooMuch = () =>
    new OutgoingFailure(`${url.origin} answered more than ${most} bytes`, { neverSent: false });
  if (Number(response.headers.get('content-length')) > most) throw tooMuch();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > most) throw tooMuch();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof PrivateAddress) return true;
  return cause instanceof Error && 'code' in cause && unconnected.has(String(cause.code));
}
