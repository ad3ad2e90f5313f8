import { tabStore } from '#shared/storage.ts';

/** A mail or an SMS with a code that was requested in this tab. */
export interface ResetRequest {
  readonly requestId: string;
  /** The e-mail or the number of the account. */
  readonly to: string;
  readonly way: 'email' | 'phone';
  /** ISO 8601; the code is good until then. */
  readonly expiresAt: string;
}

const KEY = 'password-reset-request';

/** Kept by the tab, so that looking into one's mails and coming back, or a reload, loses nothing. */
export const resetRequest = {
  read(): ResetRequest | null {
    try {
      const kept = JSON.parse(tabStore.getItem(KEY) ?? 'null') as Partial<ResetRequest> | null;
      if (!kept?.requestId || !kept.to || !kept.expiresAt) return null;
      const { requestId, to, expiresAt } = kept;
      return { requestId, to, way: kept.way === 'phone' ? 'phone' : 'email', expiresAt };
    } catch {
      return null;
    }
  },
  keep: (request: ResetRequest): void => tabStore.setItem(KEY, JSON.stringify(request)),
  forget: (): void => tabStore.removeItem(KEY),
};
