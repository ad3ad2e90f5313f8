import { fileURLToPath } from 'node:url';
import type { Registration } from '@pierlight/contract/identity/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { notify } from '../../notifications/public.ts';
import { createFields, createPlayer } from '../../player/public.ts';
import { createSettings } from '../../settings/public.ts';
import { createWallet } from '../../wallet/public.ts';
import { createAccessTokens } from '../access-tokens.ts';
import { createAccounts } from '../accounts.ts';
import { type Admitted, createAdmission, type SignInResult } from '../admission.ts';
import { createEmailConfirmation } from '../email-confirmation.ts';
import { createExclusions } from '../exclusion/exclusions.ts';
import { createMarks } from '../exclusion/marks.ts';
import { createRecognition } from '../exclusion/recognition.ts';
import { createFactors } from '../factors/factors.ts';
import { createGuard } from '../guard/guard.ts';
import { createOneTime } from '../one-time.ts';
import { createOwnPassword } from '../own-password.ts';
import { createPasswordReplacement } from '../password-replacement.ts';
import { hashPassword, limitPasswordWork, passwordCost } from '../passwords.ts';
import { createRegistrationNotice } from '../registration-notice.ts';
import { createIdentityRepository } from '../repository.ts';
import { createIdentityService } from '../service.ts';
import { usualLives } from '../session-repository.ts';
import { createSessions } from '../sessions.ts';
import { createSignIns } from '../sign-ins.ts';
import { createSocialRepository } from '../social/repository.ts';

export const device = { ip: '192.0.2.7', userAgent: 'a browser', country: 'DE' };
export const fingerprint = { visitorId: 'visitor-1', confidence: 0.5 };
/** Little work, so that tests need not wait for it. */
export const workKeys = 4;
let count = 0;

/** A valid registration of an address that nobody has. */
export function registration(changes: Partial<Registration> = {}): Registration {
  count += 1;
  return {
    email: `player-${count}@example.com`,
    password: 'correct horse battery',
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
    birthdate: '1990-04-12',
    agreements: true,
    receiveEmailPromo: false,
    fingerprint,
    ...changes,
  };
}

/** The session that a sign-in ended in. */
export function opened(admitted: Admitted): SignInResult {
  if (!('signedIn' in admitted)) throw new Error('a second factor was requested');
  return admitted;
}

/** Identity on a database of its own, with a clock that stands until a test moves it. */
export function useIdentity() {
  let database: TestDatabase;
  let open: OpenDatabase;
  let seconds: number;
  let ended: Session[];
  let mails: { readonly name: string; readonly values: object }[];
  let fields: Awaited<ReturnType<typeof createFields>>;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 21, 12) + seconds * 1000) };
  const tokens = createAccessTokens('a secret of at least thirty-two characters', clock);

  beforeAll(async () => {
    database = await createTestDatabase();
    open = openDatabase({ url: database.url, max: 20 });
    fields = await createFields({
      file: fileURLToPath(new URL('../../../../../../content/fields.json', import.meta.url)),
      minimumAge: 18,
      languages: ['en', 'de'],
      countries: ['DE', 'BR'],
      clock,
      log: { info: () => {}, error: () => {} },
    });
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });
  beforeEach(async () => {
    // What a test counted later on is in the future of the next one.
    await sql`delete from identity.allowance`.execute(open.db);
    seconds = 0;
    ended = [];
    mails = [];
  });

  limitPasswordWork({ waiting: 100, cost: passwordCost(19) });

  function build(restrictedCountries: readonly string[] = []) {
    const settings = createSettings({
      restrictedCountries,
      questsEnabled: false,
      loyaltyEnabled: false,
      minimumAge: 18,
    });
    const players = createPlayer({
      db: open.db,
      settings,
      fields,
      hash: hashPassword,
      clock,
      notify,
      consentsChanged: async () => undefined,
    });
    const wallets = createWallet({
      db: open.db,
      currencies: { get: settings.currency },
      gameNames: async () => new Map(),
    });
    const repository = createIdentityRepository(open.db, usualLives);
    const onSessionEnded = async (session: Session) => {
      ended.push(session);
    };
    const deps = { db: open.db, repository, players, wallets, clock, ids: systemIds };
    const guard = createGuard({
      ...deps,
      settings: { secret: 's'.repeat(32), freeOpenings: 1000, freeRequests: 1000, workKeys },
    });
    const ownPassword = createOwnPassword({
      ...deps,
      guard,
      notify,
      mail: { sendLater: async (_tx, sent) => void mails.push(sent) },
    });
    const log = { error: () => {}, warn: () => {} };
    const sessions = createSessions({ ...deps, tokens, onSessionEnded, guard, log });
    const factors = createFactors({
      ...deps,
      ...{ guard, ownPassword, identity: repository },
      mail: { sendLater: async (_tx, mail) => void mails.push(mail) },
      notify,
      factorSecret: 'f'.repeat(32),
      publicOrigin: 'https://pierlight.test',
    });
    const { secondFactorStep, stepUp } = factors;
    const exclusions = createExclusions(deps);
    const recognition = createRecognition({
      ...deps,
      ...{ log, exclusions, onSessionEnded },
      marksOf: createMarks('f'.repeat(32)),
      register: null,
      openWhenSilent: [],
    });
    const admission = createAdmission({
      ...deps,
      ...{ sessions, exclusions, recognition },
      secondFactorStep,
      tellNewDevice: async () => {},
    });
    const oneTime = createOneTime({
      ...deps,
      settings: { secret: 's'.repeat(32), perNetworkHour: 1000 },
    });
    const mail = { sendLater: async () => {} };
    const confirmation = createEmailConfirmation({ ...deps, oneTime, mail });
    const service = createIdentityService({
      ...deps,
      log,
      admission,
      guard,
      tellOwner: createRegistrationNotice({
        ...deps,
        guard,
        mail: { sendLater: async (_tx, mail) => void mails.push(mail) },
      }),
      accounts: createAccounts({
        ...{ ...deps, sessions, confirmation, recognition },
        enterCode: async () => {},
      }),
    });
    const replacement = createPasswordReplacement({
      ...deps,
      oneTime,
      mail,
      sms: mail,
      links: createSocialRepository(open.db),
      tellLinks: async () => {},
    });
    const { changePassword, ...signIns } = createSignIns({
      ...deps,
      sessions,
      ...{ stepUp, ownPassword },
      replacement,
      onSessionEnded,
    });
    return {
      guard,
      db: open.db,
      identity: {
        ...service,
        ...sessions,
        /** Of a player without a second factor. */
        signIn: async (...signIn: Parameters<typeof service.signIn>) =>
          opened(await service.signIn(...signIn)),
      },
      /** Of any player. */
      arrive: service.signIn,
      admission,
      factors,
      signIns: {
        ...signIns,
        changePassword: (
          current: Session,
          change: Parameters<typeof changePassword>[1],
          proof: string | null = null,
        ) => changePassword(current, change, proof),
      },
      players,
      wallets,
      repository,
    };
  }

  return {
    build,
    tokens,
    /** Lets time pass, counted from the start of the test. */
    setSeconds: (after: number) => {
      seconds = after;
    },
    ended: () => ended,
    /** Mails that were requested, in their order. */
    mails: () => mails,
    /** The database as the application sees it. */
    db: () => open.db,
    clock,
  };
}
