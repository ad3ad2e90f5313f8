import { useCallback } from 'react';
import { useServices } from '../services.ts';
import { endWhenTold } from './end-when-told.ts';

/** Ends the session here and on the server. */
export function useSignOut(): () => void {
  const { api, session } = useServices();
  return useCallback(() => endWhenTold(session, api.identity.signOut(undefined)), [api, session]);
}
