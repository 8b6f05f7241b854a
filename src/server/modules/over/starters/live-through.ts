import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Ctx, transaction, type User } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { addAddress, addUser, users } from '../../people/identity/index.ts'
import { moveOrder, refundOrder } from '../../selling/fulfilment/index.ts'
import { findVariantsBySku, type SellableVariant } from '../../selling/products/index.ts'
import { changeStocks } from '../../selling/stock/index.ts'
import { addPastVisits, startOfDay } from '../insights/index.ts'
import type { PastCustomer, PastOrder, PastReview, PastStep, PastVisits, StarterHistory } from './history.ts'
import { orderThen } from './past-order.ts'
import { reviewThen } from './past-review.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type People = { customers: Map<string, Buyer>; staff: User }
type Buyer = { user: User; customer: PastCustomer }

/**
 * Replays the past of a demonstration shop: each order and step goes through the usual verbs with the clock set back. No mails
 * or reminders are sent. The goods sold were received before, so the stock is unchanged afterwards.
 * @param staffEmail user who packs and sends
 */
export async function liveThrough(ctx: Ctx, history: StarterHistory, staffEmail: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const variants = await findVariantsBySku(ctx, [...new Set(skusOf(history.orders))])
    const midnight = await startOfDay(ctx)
    const orders = history.orders.map((order) => dated(order, midnight, ctx.now())).filter(({ past }) => past)
    const before = then(ctx, new Date((orders[0]?.at ?? midnight).getTime() - day))
    const people = await findPeople(before, history.customers, staffEmail)
    await receive(before, orders, variants)
    const happened = [
      ...orders.flatMap((order) => happenings(order, people, variants)),
      ...history.reviews.map((review) => reviewing(review, midnight, people, variants)),
    ].filter(({ at }) => at < ctx.now())
    // In chronological order, so that order numbers ascend.
    for (const { at, run } of happened.sort((a, b) => a.at.getTime() - b.at.getTime())) await run(then(ctx, at))
    await addPastVisits(ctx, history.visits.flatMap(hourly))
  })
}

const skusOf = (orders: PastOrder[]) => orders.flatMap(({ pieces }) => pieces.map(({ sku }) => sku))

/** A context with the clock set back and jobs disabled. */
function then(ctx: Ctx, at: Date): Ctx {
  const now = () => at
  const jobs = { ...ctx.services.jobs, send: async () => undefined }
  return { ...ctx, now, services: { ...ctx.services, now, jobs } }
}

function hourly({ daysAgo, visitors, views }: PastVisits) {
  const hours = visitors.map((count, hour) => ({ daysAgo, hour, visitors: count, views: views[hour] ?? 0 }))
  return hours.filter(({ visitors }) => visitors > 0)
}

type DatedOrder = Omit<PastOrder, 'steps'> & { at: Date; past: boolean; steps: (PastStep & { at: Date })[] }

/** An order with its time, and the steps that lie in the past. */
function dated(order: PastOrder, midnight: Date, now: Date): DatedOrder {
  const [hours = 0, minutes = 0] = order.time.split(':').map(Number)
  const at = new Date(midnight.getTime() - order.daysAgo * day + hours * hour + minutes * minute)
  const steps = order.steps
    .map((step) => ({ ...step, at: new Date(at.getTime() + step.hoursLater * hour) }))
    .filter((step) => step.at < now)
  return { ...order, at, past: at < now, steps }
}

type Happening = { at: Date; run: (ctx: Ctx) => Promise<void> }

function happenings(order: DatedOrder, people: People, variants: Map<string, SellableVariant>): Happening[] {
  const found = people.customers.get(order.customer)
  if (!found) throw new Error(`no user has the address ${order.customer}`)
  const { user: buyer, customer } = found
  const name = fullNameOf(customer)
  let id = ''
  const placing = async (ctx: Ctx) => {
    const address = { ...customer.address, name }
    id = await orderThen({ ...ctx, actor: buyer }, { ...order, address, variants })
  }
  const steps = order.steps.map((step) => ({
    at: step.at,
    run: (ctx: Ctx) => take({ ...ctx, actor: step.to === 'RETURN_REQUESTED' ? buyer : people.staff }, id, step),
  }))
  return [{ at: order.at, run: placing }, ...steps]
}

/** In the evening, when people have time. */
const reviewedAt = 20 * hour

function reviewing(
  review: PastReview,
  midnight: Date,
  { customers, staff }: People,
  variants: Map<string, SellableVariant>,
): Happening {
  const userOf = (email: string) => {
    const found = customers.get(email)
    if (!found) throw new Error(`no user has the address ${email}`)
    return found.user
  }
  const at = new Date(midnight.getTime() - review.daysAgo * day + reviewedAt)
  const about = { writer: userOf(review.customer), readers: review.helpful.map(userOf), staff }
  return { at, run: (ctx) => reviewThen(ctx, review, variants.get(review.sku), about) }
}

function take(ctx: Ctx, id: string, { to, note = '', tracking }: PastStep): Promise<void> {
  return to === 'REFUNDED'
    ? refundOrder(ctx, id, { note })
    : moveOrder(ctx, id, { to, note, tracking: tracking && { ...tracking, link: '' } })
}

/** Receives everything sold later in one delivery; cancelled and returned orders need none. */
async function receive(ctx: Ctx, orders: DatedOrder[], variants: Map<string, SellableVariant>): Promise<void> {
  const isGone = ({ steps }: DatedOrder) => !steps.some(({ to }) => to === 'CANCELLED' || to === 'RETURNED')
  const sold = new Map<string, number>()
  for (const { pieces } of orders.filter(isGone))
    for (const { sku, quantity } of pieces) sold.set(sku, (sold.get(sku) ?? 0) + quantity)
  const changes = [...sold].flatMap(([sku, quantity]) => {
    const variant = variants.get(sku)
    return variant ? [{ variantId: variant.id, quantity, reason: 'RECEIVED' as const }] : []
  })
  await changeStocks(ctx, changes)
}

async function findPeople(ctx: Ctx, customers: PastCustomer[], staffEmail: string): Promise<People> {
  const staff = await findUser(ctx, staffEmail)
  if (!staff) throw new Error(`no user has the address ${staffEmail}`)
  const buyers = customers.map(async (customer): Promise<[string, Buyer]> => {
    return [customer.email, { user: await findCustomer(ctx, customer), customer }]
  })
  return { customers: new Map(await Promise.all(buyers)), staff }
}

async function findCustomer(ctx: Ctx, { address, firstName, lastName, email, gender }: PastCustomer): Promise<User> {
  const known = await findUser(ctx, email)
  const { mobileNumber } = address
  const person = { firstName, lastName, email, gender, mobileNumber, userType: 'CUSTOMER' as const, permissions: [] }
  if (!known) await addUser(ctx, { ...person, password: randomBytes(24).toString('base64url') })
  const user = known ?? (await findUser(ctx, email))
  if (!user) throw new Error(`the customer ${email} was not made`)
  await addAddress({ ...ctx, actor: user }, { ...address, name: fullNameOf({ firstName, lastName }) })
  return user
}

async function findUser(ctx: Ctx, email: string): Promise<User | undefined> {
  const [row] = await ctx.db
    .select({ id: users.id, userType: users.userType, permissions: users.permissions })
    .from(users)
    .where(inSite(ctx, users, eq(users.email, email)))
  return row && { kind: 'user', ...row, email, sessionHash: Buffer.alloc(0), provedAt: new Date(0), byPasskey: false }
}
