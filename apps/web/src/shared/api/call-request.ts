import type { EndpointRoute } from '../../../vite/contract-plugin.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * The request of a call: parameters of the path from the input, the rest in bracket notation as the
 * query of a GET (`status[0]=1`), else as JSON, or as a form where there is a file among it.
 */
export function callRequest(
  base: string,
  { method, path }: EndpointRoute,
  input: Input | undefined,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
): Request {
  const rest = new Map(Object.entries(input ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method === 'GET') {
    return new Request(`${base}${filled}${queryOf(rest)}`, { ...init, method });
  }
  if (rest.size === 0) return new Request(`${base}${filled}`, { ...init, method });
  if ([...rest.values()].some((value) => value instanceof Blob)) {
    const body = new FormData();
    for (const [name, value] of rest)
      body.append(name, value instanceof Blob ? value : String(value));
    return new Request(`${base}${filled}`, { ...init, method, body });
  }
  return new Request(`${base}${filled}`, {
    ...init,
    method,
    headers: { ...init.headers, 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  });
}

function queryOf(values: ReadonlyMap<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of values) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        parameters.append(`${name}[${index}]`, String(item));
    } else parameters.append(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
