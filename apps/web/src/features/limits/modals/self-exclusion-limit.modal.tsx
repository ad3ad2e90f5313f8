import { LimitNotice } from './limit-notice.tsx';

/** Excluding oneself from playing. */
export default function SelfExclusionLimitModal() {
  return <LimitNotice about="exclusion" />;
}
