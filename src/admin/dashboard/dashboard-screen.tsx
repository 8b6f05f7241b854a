import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { readDashboard } from '../../server/modules/over/insights/insights.contract.ts'
import type { Dashboard } from '../../shared/running/dashboard.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { TestMode } from '../orders/payments/test-mode.tsx'
import { OwnershipOffered } from '../staff/ownership-offered.tsx'
import { useMe, useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { BestSellers } from './best-sellers.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { QuickLinks } from './quick-links.tsx'
import { SalesOverTime } from './sales-over-time.tsx'
import { TaskList } from './task-list.tsx'
import { WishedProducts } from './wished-products.tsx'

/** Start page of the admin: figures and open tasks, limited to the user's permissions. */
export function DashboardScreen() {
  const { data: me } = useMe()
  const zone = useZone()
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => (await call(readDashboard)).data,
    refetchInterval: 60_000,
  })
  return (
    <Screen title={greeting(me?.firstName, zone)} badge={data?.today && <TestMode />} note={today(zone)}>
      <OwnershipOffered />
      {!data && !error && <DashboardSkeleton />}
      {!data && error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {data && <Parts dashboard={data} zone={zone} />}
    </Screen>
  )
}

function Parts({ dashboard, zone }: { dashboard: Dashboard; zone: string }) {
  const { currency, today, month, chart, latest, top, wished, toDo, start } = dashboard
  if (!today || !month || !chart || !latest || !top || !wished) return <WithoutTrade dashboard={dashboard} />
  return (
    <>
      <FirstSteps start={start} />
      <KeyFigures today={today} month={month} currency={currency} />
      <div className="mt-9 grid gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 xl:col-start-2 xl:row-start-1">
          <TaskList counts={toDo} />
        </div>
        <SalesOverTime days={chart} currency={currency} />
        <LatestOrders orders={latest} zone={zone} />
        <div className="grid min-w-0 content-start gap-y-9">
          <BestSellers top={top} currency={currency} />
          <WishedProducts wished={wished} />
        </div>
      </div>
    </>
  )
}

/** For staff without access to orders, and for sites without a shop. */
function WithoutTrade({ dashboard: { toDo, start } }: { dashboard: Dashboard }) {
  return (
    <>
      <FirstSteps start={start} />
      <div className="grid gap-x-12 gap-y-9 border-t border-line pt-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <QuickLinks />
        <TaskList counts={toDo} />
      </div>
    </>
  )
}

function greeting(name: string | undefined, timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false }).format(new Date()))
  const part = hour >= 5 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening'
  return name ? `${part}, ${name}` : part
}

function today(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  return format.format(new Date())
}
