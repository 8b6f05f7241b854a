import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function VersionsSkeleton() {
  return (
    <Loading text="Loading the versions">
      <Skeleton className="h-48" />
    </Loading>
  )
}
