/** Players of the product as it runs, who ask its API over HTTP. */

/** One after another, each player's next call waits for the answer to the one before. */
export const PLAYERS = 16;

/** What the API answers; a refusal ends the measurement. */
export async function call<T>(
  url: string,
  { token, body, key }: { token?: string; body?: unknown; key?: string },
): Promise<T> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

/** Opens an account. @returns its access token */
export async function register(origin: string, player: number): Promise<string> {
  const { accessToken } = await call<{ accessToken: string }>(`${origin}/api/player/register`, {
    body: {
      email: `player-${player}@example.com`,
      password: 'a long enough secret',
      country: 'AT',
      currency: 'EUR',
      birthdate: '1990-04-12',
      agreements: true,
      receiveEmailPromo: false,
      locale: 'en',
      fingerprint: { visitorId: `bench-${player}`, confidence: 0.5 },
    },
  });
  return accessToken;
}
