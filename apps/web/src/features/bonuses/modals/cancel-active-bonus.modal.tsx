import { BonusConfirmAction } from './bonus-confirm-action.tsx';

/** Asked before the active bonus is cancelled. */
export default function CancelActiveBonusModal() {
  return <BonusConfirmAction action="cancelActive" />;
}
