import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the processes of one installation share and nobody else knows. */
export interface Secrets {
  readonly sessionSecret: string;
  readonly factorSecret: string;
  readonly realtimeSecret: string;
  /** Seals documents of players at rest. */
  readonly documentKey: string;
  readonly paymentsApiKey: string;
  readonly paymentsWebhookSecret: string;
  readonly custodyApiKey: string;
  readonly custodyWebhookSecret: string;
  readonly smsGatewayKey: string;
  readonly exclusionRegisterKey: string;
  /** The app token of the verification provider, as it writes them: a public and a private part. */
  readonly sumsubAppToken: string;
  readonly sumsubSecretKey: string;
  readonly sumsubWebhookSecret: string;
  /** Signs what the platform sends to the aggregator. */
  readonly operator: KeyPair;
  /** Signs what the aggregator sends to the platform. */
  readonly aggregator: KeyPair;
  /** Sign what the platform sends to the sportsbook, and what that sends to the platform; of P-256. */
  readonly betting: KeyPair;
  readonly book: KeyPair;
  /** Signs what the platform sends to push services; base64url. */
  readonly vapid: KeyPair;
}

/** RSA of 2048 bits as PKCS #8 and SPKI in PEM, unless another form is named. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/**
 * Reads `secrets.json` of the data folder, creating on the first start what it lacks: an
 * installation keeps its secrets for life, because sessions and signatures hang on them.
 *
 * @throws Error when the file is there but is not JSON: replacing it would sign everybody out
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  const kept = await readKept(file);
  const secrets: Secrets = {
    sessionSecret: kept.sessionSecret ?? randomSecret(),
    factorSecret: kept.factorSecret ?? randomSecret(),
    realtimeSecret: kept.realtimeSecret ?? randomSecret(),
    documentKey: kept.documentKey ?? randomSecret(),
    paymentsApiKey: kept.paymentsApiKey ?? randomSecret(),
    paymentsWebhookSecret: kept.paymentsWebhookSecret ?? randomSecret(),
    custodyApiKey: kept.custodyApiKey ?? randomSecret(),
    custodyWebhookSecret: kept.custodyWebhookSecret ?? randomSecret(),
    smsGatewayKey: kept.smsGatewayKey ?? randomSecret(),
    exclusionRegisterKey: kept.exclusionRegisterKey ?? randomSecret(),
    sumsubAppToken: kept.sumsubAppToken ?? `sbx:${randomSecret()}.${randomSecret()}`,
    sumsubSecretKey: kept.sumsubSecretKey ?? randomSecret(),
    sumsubWebhookSecret: kept.sumsubWebhookSecret ?? randomSecret(),
    operator: kept.operator ?? createKeyPair(),
    aggregator: kept.aggregator ?? createKeyPair(),
    betting: kept.betting ?? createCurveKeys(),
    book: kept.book ?? createCurveKeys(),
    vapid: kept.vapid ?? createVapidKeys(),
  };
  const text = `${JSON.stringify(secrets, undefined, 2)}\n`;
  if (text !== `${JSON.stringify(kept, undefined, 2)}\n`) {
    const draft = `${file}.new`;
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, file);
  }
  await chmod(file, 0o600);
  return secrets;
}

async function readKept(file: string): Promise<Partial<Secrets>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch (error) {
    throw new Error(
      `${file} is not valid JSON. Put it back from a backup, or remove it: new secrets sign every player out.`,
      { cause: error },
    );
  }
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function createKeyPair(): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** A key pair of P-256 as PKCS #8 and SPKI in PEM. */
function createCurveKeys(): KeyPair {
  return generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** A key pair of P-256 in the raw form of RFC 8292. */
function createVapidKeys(): KeyPair {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys('base64url');
  // A key that begins with zeros is given without them.
  const privateKey = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
