import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import type { ReactNode } from 'react';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';

/** What needs the texts of fields, within a dialog that stands and keeps the focus while they come. */
export function WithFieldTexts({ children }: { readonly children: ReactNode }) {
  return (
    <LatePart fallback={<FieldsSkeleton />}>
      <WithTexts folders={['fields-settings']}>{children}</WithTexts>
    </LatePart>
  );
}

function FieldsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-18" index={1} />
    </SkeletonGroup>
  );
}
