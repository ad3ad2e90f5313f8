import { useServices } from '../services.ts';
import type { Modals } from './modals.ts';

export function useModals(): Modals {
  return useServices().modals;
}
