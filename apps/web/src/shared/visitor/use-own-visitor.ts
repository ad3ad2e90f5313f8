import { useCallback, useEffect } from 'react';
import { keptAffiliateTag } from '../affiliates/affiliate-tag.ts';
import { useServices } from '../services.ts';
import type { OwnVisitor } from './own-visitor.ts';

/**
 * What a form tells of the visitor when it is sent; where the operator wants it so, the fingerprint is begun
 * when the form opens.
 */
export function useOwnVisitor(): () => Promise<OwnVisitor> {
  const { fingerprints } = useServices();
  useEffect(() => fingerprints.formOpened(), [fingerprints]);
  return useCallback(async () => {
    const fingerprint = await fingerprints.ofVisitor();
    const affiliateTag = keptAffiliateTag(document.cookie);
    return affiliateTag === null ? { fingerprint } : { fingerprint, affiliateTag };
  }, [fingerprints]);
}
