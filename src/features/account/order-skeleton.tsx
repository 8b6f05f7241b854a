import { t } from '../../shared/words.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** Where rows of orders will be. */
export function OrderSkeleton({ rows }: { rows: number }) {
  return (
    <Loading text={t('Loading your orders')}>
      <div className="divide-y divide-line border-y border-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex justify-between gap-6 py-6">
            <div className="grid flex-1 gap-3">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-5 w-4/5" />
            </div>
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
