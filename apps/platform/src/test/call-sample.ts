import type { Endpoint } from './endpoints.ts';
import { samples } from './input-samples.ts';
import type { usePlatform } from './platform-fixture.ts';

/** The address of an endpoint with the input of its sample, and what of that belongs in a body. */
export function sampleOf({ name, path }: Endpoint) {
  const rest: Record<string, unknown> = { ...samples[name] };
  const address = path.replace(/\{(\w+)\}/g, (_all, parameter: string) => {
    const value = String(rest[parameter] ?? '01890000-0000-7000-8000-000000000000');
    delete rest[parameter];
    return encodeURIComponent(value);
  });
  return { address, rest };
}

/** Calls an endpoint with an input that it would take; ids in its path are of nothing there is. */
export function callSample(
  platform: ReturnType<typeof usePlatform>,
  endpoint: Endpoint,
  token: string,
) {
  const { method, isIdempotent } = endpoint;
  const { address, rest } = sampleOf(endpoint);
  return platform.call(method, address, {
    token,
    ...(isIdempotent ? { headers: { 'idempotency-key': 'call-of-a-sample' } } : {}),
    ...(method === 'GET' ? {} : { body: rest }),
  });
}
