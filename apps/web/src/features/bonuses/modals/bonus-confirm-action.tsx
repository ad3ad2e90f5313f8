import { BonusGone } from './bonus-gone.tsx';

interface BonusConfirmActionProps {
  /** What is about to be done with the bonus. */
  readonly action: 'changeActive' | 'cancelActive' | 'cancelIssued';
}

/** The one screen of the three modals that ask before a bonus is changed or given up. */
export function BonusConfirmAction({ action }: BonusConfirmActionProps) {
  return <BonusGone title={action} />;
}
