import type { Factors } from '@pierlight/contract/identity/factors';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { factorsQuery } from '../../factor-api.ts';
import { AskedSwitches } from './asked-switches.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoveryCodesRow } from './recovery-codes-row.tsx';
import { TotpRow } from './totp-row.tsx';

/** The player's second factors, and where they are requested. */
export default function FactorsPanel() {
  const text = useTranslations('account.factors');
  const factors = useQuery(factorsQuery());
  return (
    <Panel pad className="grid content-start gap-5">
      <div className="grid gap-1">
        <h2 className="text-20">{text('title')}</h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      {factors.isPending ? (
        <SkeletonGroup className="grid gap-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" index={1} />
        </SkeletonGroup>
      ) : null}
      {factors.isError ? (
        <div className="grid justify-items-start gap-3">
          <p>{text('failed')}</p>
          <Button onClick={() => void factors.refetch()}>{text('retry')}</Button>
        </div>
      ) : null}
      {factors.data ? <Rows factors={factors.data} /> : null}
    </Panel>
  );
}

function Rows({ factors }: { readonly factors: Factors }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <div className="grid">
        <PasskeyRows passkeys={factors.passkeys} onCodes={setCodes} />
        <TotpRow totp={factors.totp} onCodes={setCodes} />
        {factors.recoveryCodesLeft === null ? null : (
          <RecoveryCodesRow left={factors.recoveryCodesLeft} onCodes={setCodes} />
        )}
      </div>
      {factors.recoveryCodesLeft === null ? null : <AskedSwitches asked={factors.asked} />}
      <RecoveryCodesDialog codes={codes} onKept={() => setCodes(null)} />
    </>
  );
}
