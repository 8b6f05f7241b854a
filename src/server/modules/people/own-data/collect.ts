import type { ReportReason } from '../../../../shared/content/comments.ts'
import type { SavedAddress } from '../../../../shared/people/address.ts'
import type { Consents } from '../../../../shared/people/consents.ts'
import type { Person } from '../../../../shared/people/customer.ts'
import type { Session } from '../../../../shared/people/session.ts'
import type { Order } from '../../../../shared/selling/orders.ts'
import type { OwnReview } from '../../../../shared/selling/reviews.ts'
import { largestWishlist } from '../../../../shared/selling/wishlist.ts'
import type { Ctx } from '../../../platform/context.ts'
import { commentReportsOf, commentsOf } from '../../content/comments/index.ts'
import { messagesOf, type OwnMessage } from '../../content/inbox/index.ts'
import { subscriptionOf } from '../../content/newsletter/index.ts'
import { readLines } from '../../selling/cart/index.ts'
import { listOwnOrders } from '../../selling/orders/index.ts'
import { questionsOf } from '../../selling/questions/index.ts'
import { reviewReportsOf, reviewsOf } from '../../selling/reviews/index.ts'
import { noticesOf } from '../../selling/stock-notices/index.ts'
import { readWishlist } from '../../selling/wishlist/index.ts'
import { readConsents } from '../consents/index.ts'
import { googleAccountOf } from '../google/index.ts'
import { addressesOf, listSessions, readProfile } from '../identity/index.ts'
import { readOwnEmail } from '../own-email/index.ts'

/** What a site holds of a person, as the file tells it. Times are ISO instants, amounts minor units. */
export type OwnData = {
  profile: Person
  addresses: SavedAddress[]
  orders: Order[]
  cart: { name: string; quantity: number }[]
  /** Things out of stock of which they asked to be told. */
  stockNotices: { name: string; created: string }[]
  questions: { question: string; answer: string; created: string }[]
  wishlist: { name: string; kept: string }[]
  reviews: OwnReview[]
  mails: Pick<Consents, 'priceDrops' | 'reviewRequests'>
  comments: { comment: string; created: string }[]
  /** Comments and reviews of others that they reported. */
  reports: { of: 'comment' | 'review'; reason: ReportReason; created: string }[]
  newsletter: Awaited<ReturnType<typeof subscriptionOf>>
  messages: OwnMessage[]
  devices: Session[]
  /** The Google account that signs them in. */
  google: Awaited<ReturnType<typeof googleAccountOf>>
}

/** Of the signed-in person. */
export async function collectOwnData(ctx: Ctx): Promise<OwnData> {
  const profile = await readProfile(ctx)
  const { email, isProven } = await readOwnEmail(ctx)
  const [addresses, orders, lines, wishes, consents, devices, google] = await Promise.all([
    addressesOf(ctx, profile._id),
    everyOrder(ctx),
    readLines(ctx),
    readWishlist(ctx, { p: 0, s: largestWishlist }),
    readConsents(ctx),
    listSessions(ctx),
    googleAccountOf(ctx, profile._id),
  ])
  const cart = lines.map(({ quantity, variant }) => ({ name: variant.name, quantity }))
  const wishlist = wishes.data.map(({ name, created }) => ({ name, kept: created }))
  const { priceDrops, reviewRequests } = consents
  const mails = { priceDrops, reviewRequests }
  const written = await collectWritten(ctx, profile._id, isProven ? email : undefined)
  return { profile, addresses, orders, cart, wishlist, mails, devices, google, ...written }
}

/** What somebody has written or asked for, some of it by an address that was shown to be theirs. */
async function collectWritten(ctx: Ctx, userId: string, provenEmail: string | undefined) {
  const [stockNotices, questions, reviews, comments, newsletter, messages, ofComments, ofReviews] = await Promise.all([
    provenEmail ? noticesOf(ctx, provenEmail) : [],
    questionsOf(ctx, userId),
    reviewsOf(ctx, userId),
    commentsOf(ctx, userId),
    provenEmail ? subscriptionOf(ctx, provenEmail) : null,
    messagesOf(ctx, { userId, provenEmail }),
    commentReportsOf(ctx, userId),
    reviewReportsOf(ctx, userId),
  ])
  const reports = [
    ...ofComments.map((report) => ({ of: 'comment' as const, ...report })),
    ...ofReviews.map((report) => ({ of: 'review' as const, ...report })),
  ]
  return { stockNotices, questions, reviews, comments, newsletter, messages, reports }
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
