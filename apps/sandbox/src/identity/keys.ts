import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const keysFile = z.object({
  /** Signs the pages' cookies. */
  cookieKey: z.string().min(32),
  /** Signs ID tokens: a private RSA key as JWK. */
  signing: z.looseObject({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), d: z.string() }),
});
export type ProviderKeys = z.infer<typeof keysFile>;

/**
 * The provider's keys, made on the first start: whoever trusts them goes on doing so after a restart.
 * The file is readable by its owner only.
 */
export function loadKeys(folder: string): ProviderKeys {
  const file = path.join(folder, 'identity-keys.json');
  const kept = readKept(file);
  if (kept) return kept;
  mkdirSync(folder, { recursive: true });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made = keysFile.parse({
    cookieKey: randomBytes(32).toString('base64url'),
    signing: {
      ...privateKey.export({ format: 'jwk' }),
      kid: randomBytes(8).toString('hex'),
      alg: 'RS256',
      use: 'sig',
    },
  });
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(made, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return made;
}

function readKept(file: string): ProviderKeys | null {
  try {
    return keysFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read; remove it to have new keys made`, { cause: error });
  }
}
