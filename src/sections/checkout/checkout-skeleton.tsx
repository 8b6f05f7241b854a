import { t } from '../../shared/words.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function CheckoutSkeleton() {
  return (
    <Loading text={t('Preparing your order')}>
      <div className="grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid content-start gap-12">
          {[0, 1].map((step) => (
            <div key={step} className="grid gap-3">
              <Skeleton className="mb-2 h-7 w-40" />
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </div>
          ))}
        </div>
        <Skeleton className="h-96" />
      </div>
    </Loading>
  )
}
