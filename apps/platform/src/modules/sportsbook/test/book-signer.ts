import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pemOf = (key: KeyObject, type: 'spki' | 'pkcs8') =>
  key.export({ type: type as 'spki', format: 'pem' }).toString();

export interface SignOptions {
  readonly by?: 'book' | 'stranger';
  /** Seconds from now. */
  readonly issued?: number;
  readonly expires?: number;
  readonly jti?: string | null;
  readonly iss?: string;
  readonly aud?: string;
}

/** Keys of both sides, and the book's signature. */
export function createBookSigner(now: () => Date) {
  const [bookKeys, operatorKeys, strangerKeys] = [pair(), pair(), pair()];
  return {
    /** Of the operator's settings. */
    pems: {
      privateKey: pemOf(operatorKeys.privateKey, 'pkcs8'),
      publicKey: pemOf(bookKeys.publicKey, 'spki'),
    },
    /** Of the sandbox's book. */
    ofBook: {
      SPORTSBOOK_PRIVATE_KEY: pemOf(bookKeys.privateKey, 'pkcs8'),
      SPORTSBOOK_OPERATOR_PUBLIC_KEY: pemOf(operatorKeys.publicKey, 'spki'),
    },
    /** What a book checks the operator's calls and player tokens with. */
    operatorKey: operatorKeys.publicKey,
    sign: (payload: unknown, options: SignOptions = {}): Promise<string> =>
      signCall(
        (options.by === 'stranger' ? strangerKeys : bookKeys).privateKey,
        now(),
        payload,
        options,
      ),
  };
}

/** A call of a book with this key, as a JWT. */
export function signCall(
  key: KeyObject,
  now: Date,
  payload: unknown,
  options: SignOptions = {},
): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  const { issued = 0, expires = 60, jti = randomUUID() } = options;
  const token = new SignJWT({ payload })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuedAt(at + issued)
    .setExpirationTime(at + expires)
    .setIssuer(options.iss ?? 'betby')
    .setAudience(options.aud ?? 'pierlight');
  if (jti !== null) token.setJti(jti);
  return token.sign(key);
}
