let registered = 0;

/** A new player. @returns the access token */
export async function registerPlayer(origin: string): Promise<string> {
  registered += 1;
  const response = await fetch(`${origin}/api/player/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `phone-${Date.now()}-${registered}@example.com`,
      password: 'a long enough secret',
      country: 'AT',
      currency: 'EUR',
      birthdate: '1990-04-12',
      agreements: true,
      receiveEmailPromo: false,
      locale: 'en',
      fingerprint: { visitorId: crypto.randomUUID(), confidence: 0.5 },
    }),
  });
  if (!response.ok) throw new Error(`Nobody was registered: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { accessToken: string } };
  return data.accessToken;
}
