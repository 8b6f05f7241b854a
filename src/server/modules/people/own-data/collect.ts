import type { SavedAddress } from '../../../../shared/people/address.ts'
import type { Person } from '../../../../shared/people/customer.ts'
import type { Session } from '../../../../shared/people/session.ts'
import type { Order } from '../../../../shared/selling/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { commentsOf } from '../../content/comments/index.ts'
import { messagesOf, type OwnMessage } from '../../content/inbox/index.ts'
import { subscriptionOf } from '../../content/newsletter/index.ts'
import { readLines } from '../../selling/cart/index.ts'
import { listOwnOrders } from '../../selling/orders/index.ts'
import { addressesOf, listSessions, readProfile } from '../identity/index.ts'
import { readOwnEmail } from '../own-email/index.ts'

/** What a site holds of a person, as the file tells it. Times are ISO instants, amounts minor units. */
export type OwnData = {
  profile: Person
  addresses: SavedAddress[]
  orders: Order[]
  cart: { name: string; quantity: number }[]
  comments: { comment: string; created: string }[]
  newsletter: { status: string; since: string; source: string } | null
  messages: OwnMessage[]
  devices: Session[]
}

/** Of the signed-in person. */
export async function collectOwnData(ctx: Ctx): Promise<OwnData> {
  const profile = await readProfile(ctx)
  const { email, isProven } = await readOwnEmail(ctx)
  const [addresses, orders, lines, comments, newsletter, messages, devices] = await Promise.all([
    addressesOf(ctx, profile._id),
    everyOrder(ctx),
    readLines(ctx),
    commentsOf(ctx, profile._id),
    isProven ? subscriptionOf(ctx, email) : null,
    messagesOf(ctx, { userId: profile._id, provenEmail: isProven ? email : undefined }),
    listSessions(ctx),
  ])
  const cart = lines.map(({ quantity, variant }) => ({ name: variant.name, quantity }))
  return { profile, addresses, orders, cart, comments, newsletter, messages, devices }
}

const page = 100

async function everyOrder(ctx: Ctx): Promise<Order[]> {
  const orders: Order[] = []
  for (let p = 0; ; p++) {
    const { data, total } = await listOwnOrders(ctx, { p, s: page, filters: {} })
    orders.push(...data)
    if (data.length === 0 || orders.length >= total) return orders
  }
}
