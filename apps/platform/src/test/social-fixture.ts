import type { SocialOutcome } from '@pierlight/contract/identity/social';
import { Client } from 'pg';
import { afterAll, beforeEach } from 'vitest';
import { StubOpenid, type StubPerson } from '../modules/identity/test/stub-openid.ts';
import { type Answer, registration, usePlatform } from './platform-fixture.ts';
import { createBrowser } from './social-browser.ts';

let made = 0;
/** Somebody nobody has heard of, whose address the provider vouches for. */
export function somebody(changes: Partial<StubPerson> = {}): StubPerson {
  made += 1;
  const sub = `person-${made}`;
  return { sub, email: `${sub}@example.com`, email_verified: true, ...changes };
}

/** What a registration by a ticket says beside it. */
export const rest = { ...registration, receiveEmailPromo: false };

export const outcomeOf = ({ body }: Answer) => body.data as SocialOutcome;
export const ticketOf = (answer: Answer) => (outcomeOf(answer) as { ticket: string }).ticket;

/** Codes of the problems that are told. */
export const codes = {
  stateUnknown: 11020,
  unavailable: 11021,
  refused: 11022,
  ticketUnknown: 11023,
};

/** A platform that offers one provider for signing in, people there, and browsers they come with. */
export async function useSocial() {
  const provider = new StubOpenid();
  const issuer = await provider.listen();
  afterAll(() => provider.close());
  const platform = usePlatform({
    settings: {
      SOCIAL_PROVIDERS: JSON.stringify([
        { id: 'stub', name: 'Stub', issuer, clientId: 'pierlight', clientSecret: 'secret' },
      ]),
    },
  });
  beforeEach(() => {
    platform.clock.aheadSeconds = 0;
    provider.lie = {};
    provider.answering = Promise.resolve();
  });

  const browser = () => createBrowser(platform, provider);

  /** Opens an account for a person in a browser of its own. */
  async function opened(person: StubPerson) {
    const own = browser();
    const ticket = ticketOf(await own.arrive(person));
    const answer = await own.send('POST', '/player/register/social', { ...rest, ticket });
    const { accessToken, profile } = answer.body.data as {
      accessToken: string;
      profile: { id: string; email: string };
    };
    return { ...own, answer, token: accessToken, profile };
  }

  /** As the owner of the database. */
  async function query<T extends object>(sql: string, values: unknown[]): Promise<T[]> {
    const client = new Client({ connectionString: platform.ownerUrl });
    await client.connect();
    const { rows } = await client.query<T>(sql, values);
    await client.end();
    return rows;
  }

  return { platform, provider, browser, opened, query };
}
