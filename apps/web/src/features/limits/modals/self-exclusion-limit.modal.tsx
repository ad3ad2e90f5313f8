import { LimitNotice } from '../components/limit-notice.tsx';

/** Excluding oneself from playing. */
export default function SelfExclusionLimitModal() {
  return <LimitNotice about="exclusion" />;
}
