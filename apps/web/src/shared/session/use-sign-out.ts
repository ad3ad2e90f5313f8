import { useCallback } from 'react';
import { useServices } from '../services.ts';

/** Ends the session here and on the server. */
export function useSignOut(): () => void {
  const { api, session } = useServices();
  return useCallback(() => session.endWhenTold(api.identity.signOut(undefined)), [api, session]);
}
