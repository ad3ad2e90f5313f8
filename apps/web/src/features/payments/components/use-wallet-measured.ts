import { useEffect, useRef } from 'react';
import { analytics } from '#shared/analytics/analytics.ts';
import type { MoneyWay } from '#shared/analytics/events.ts';
import type { WalletOpening } from '../wallet-opening.ts';

/** Notes that the wallet opened, with how long it took, and that it was closed. */
export function useWalletMeasured(way: MoneyWay, stage: WalletOpening['stage']): void {
  const asked = useRef<number | null>(null);
  const latest = useRef(way);
  useEffect(() => {
    latest.current = way;
  });
  useEffect(() => {
    asked.current = performance.now();
    return () => analytics.track('walletClose', { way: latest.current });
  }, []);
  const isOpen = stage === 'open';
  useEffect(() => {
    if (!isOpen || asked.current === null) return;
    const loadTime = Math.round(performance.now() - asked.current);
    analytics.track('walletOpen', { way: latest.current, loadTime });
    asked.current = null;
  }, [isOpen]);
}
