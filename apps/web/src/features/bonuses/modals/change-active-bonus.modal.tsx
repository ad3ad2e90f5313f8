import { BonusConfirmAction } from './bonus-confirm-action.tsx';

/** Asked before another bonus becomes the active one. */
export default function ChangeActiveBonusModal() {
  return <BonusConfirmAction action="changeActive" />;
}
