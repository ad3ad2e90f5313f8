import type { Endpoint } from './endpoints.ts';
import { samples } from './input-samples.ts';
import type { usePlatform } from './platform-fixture.ts';

/** Calls an endpoint with an input that it would take; ids in its path are of nothing there is. */
export function callSample(
  platform: ReturnType<typeof usePlatform>,
  { name, method, path, isIdempotent }: Endpoint,
  token: string,
) {
  const rest: Record<string, unknown> = { ...samples[name] };
  const address = path.replace(/\{(\w+)\}/g, (_all, parameter: string) => {
    const value = String(rest[parameter] ?? '01890000-0000-7000-8000-000000000000');
    delete rest[parameter];
    return encodeURIComponent(value);
  });
  return platform.call(method, address, {
    token,
    ...(isIdempotent ? { headers: { 'idempotency-key': 'call-of-a-sample' } } : {}),
    ...(method === 'GET' ? {} : { body: rest }),
  });
}
