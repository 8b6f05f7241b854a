import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function DashboardSkeleton() {
  return (
    <Loading text="Loading the figures">
      <div className="grid divide-y divide-line border-y border-line">
        {['today', 'month'].map((row) => (
          <div key={row} className="grid grid-cols-2 gap-6 py-5 md:grid-cols-4 lg:pl-34">
            {['sales', 'orders', 'visitors', 'buyers'].map((figure) => (
              <div key={figure} className="grid gap-2">
                <Skeleton className="h-3.5 w-14" />
                <Skeleton className="h-7 w-28" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="mt-9 grid gap-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  )
}
