import { BonusConfirmAction } from './bonus-confirm-action.tsx';

/** Asked before a bonus that was never used is given back. */
export default function CancelIssuedBonusModal() {
  return <BonusConfirmAction action="cancelIssued" />;
}
