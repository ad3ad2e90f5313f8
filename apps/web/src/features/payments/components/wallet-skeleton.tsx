import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';

/** Skeleton of the methods while they load. */
export function WalletSkeleton() {
  return (
    <SkeletonGroup>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-32" />
        <div className="grid grid-cols-2 gap-2">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" index={1} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
