import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';

/** Skeleton of a form whose texts or definitions are loading. */
export function FormSkeleton({ rows }: { readonly rows: number }) {
  return (
    <SkeletonGroup className="grid gap-5">
      <div className="grid gap-5">
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <div key={row} className="grid gap-1.5">
            <Skeleton className="h-4 w-28" index={row} />
            <Skeleton className="h-12 w-full rounded-control" index={row} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
