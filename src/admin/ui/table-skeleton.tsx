import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** A table before anything of it is known. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <Loading text="Loading the list">
      <div className="border-t border-line">
        {[38, 52, 44, 60, 34, 48, 56, 40].map((width) => (
          <div key={width} className="flex h-14 items-center gap-6 border-b border-line">
            <div className="flex-1">
              <div style={{ width: `${width}%` }}>
                <Skeleton className="h-4" />
              </div>
            </div>
            {Array.from({ length: Math.min(columns - 1, 4) }, (_, index) => (
              <Skeleton key={index} className="h-4 w-20 max-md:hidden" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}
