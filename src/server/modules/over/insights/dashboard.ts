import { can } from '../../../../shared/people/permissions.ts'
import type { Comparison, Dashboard, Figures } from '../../../../shared/running/dashboard.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { TaskCounter } from '../../module.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { bestSellers, hasOrders, latestOrders, salesByDay, salesOf } from '../../selling/orders/index.ts'
import { mostWished } from '../../selling/wishlist/index.ts'
import { isShop } from '../../sites/settings/index.ts'
import { readFirstSteps } from './first-steps.ts'
import { type Periods, periods, type Stretch } from './periods.ts'
import { listTasks } from './tasks.ts'
import { visitorsOf } from './visitors-of.ts'

const chartDays = 30
const latest = 6
const top = 5
/** Products count as wished for this long after they were kept, ms. */
const wishedFor = 30 * 24 * 3_600_000

/** The dashboard of a member of staff, restricted to their permissions. */
export async function readDashboard(ctx: Ctx, tasks: TaskCounter[]): Promise<Dashboard> {
  const person = signedInUser(ctx)
  const sells = await isShop(ctx)
  const [trade, toDo, steps, withOrders] = await Promise.all([
    sells && can(person, ['orders', 'view']) ? readTrade(ctx) : noTrade,
    listTasks(ctx, tasks),
    readFirstSteps(ctx, sells),
    hasOrders(ctx),
  ])
  const start = { ...steps, hasOrders: withOrders }
  return { currency: ctx.site.settings.currency, ...trade, toDo, start }
}

type Trade = Pick<Dashboard, 'today' | 'month' | 'chart' | 'latest' | 'top' | 'wished'>

const noTrade: Trade = { today: null, month: null, chart: null, latest: null, top: null, wished: null }

async function readTrade(ctx: Ctx): Promise<Trade> {
  const times = await periods(ctx)
  const [today, month, chart, newest, best, wished] = await Promise.all([
    compare(ctx, times.today),
    compare(ctx, times.month),
    salesByDay(ctx, chartDays),
    latestOrders(ctx, latest),
    bestSellers(ctx, times.month.now.instants, top),
    mostWished(ctx, new Date(ctx.now().getTime() - wishedFor), top),
  ])
  return { today, month, chart, latest: newest, top: best, wished }
}

async function compare(ctx: Ctx, { now, before }: Periods['today']): Promise<Comparison> {
  const [ofNow, ofBefore] = await Promise.all([figuresOf(ctx, now), figuresOf(ctx, before)])
  return { now: ofNow, before: ofBefore }
}

async function figuresOf(ctx: Ctx, { instants, days }: Stretch): Promise<Figures> {
  const [{ orders, sales, buyers }, visitors] = await Promise.all([salesOf(ctx, instants), visitorsOf(ctx, days)])
  const average = orders > 0 ? Math.round(sales / orders) : null
  return { orders, sales, average, visitors, buyers, conversion: visitors > 0 ? buyers / visitors : null }
}
