import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@pierlight/contract/identity/factors';
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Registration = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON'];

// Needed by few, and by nobody before a press.
const library = () => import('@simplewebauthn/browser');

export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Has the browser make a passkey. Rejects when the person turns it away or the device has one. */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  return (await startRegistration({ optionsJSON: options as Registration })) as PasskeyAttestation;
}

/** Has the browser sign with a passkey. Rejects when the person turns it away. */
export async function askPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  return (await startAuthentication({
    optionsJSON: request as Authentication,
  })) as PasskeyAssertion;
}

/** This device holds a passkey of the account already. */
export const isPasskeyHeld = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
