import type { Ctx, User } from '../../../platform/context.ts'
import type { SellableVariant } from '../../selling/products/index.ts'
import { answerReview, findReceived, saveReviews, voteHelpful } from '../../selling/reviews/index.ts'
import type { PastReview } from './history.ts'

type People = { writer: User; readers: User[]; staff: User }

/** Adds a customer's review, other customers' votes and the shop's answer, at the context's time. */
export async function reviewThen(
  ctx: Ctx,
  { stars, title, text, answer }: PastReview,
  variant: SellableVariant | undefined,
  { writer, readers, staff }: People,
): Promise<void> {
  const byWriter: Ctx = { ...ctx, actor: writer }
  const orderId = variant && (await findReceived(byWriter, variant.id))
  // The order is not delivered yet.
  if (!variant || orderId === undefined) return
  const given = { productVariantId: variant.id, stars, title, text, pictures: [] }
  const [saved] = await saveReviews(byWriter, orderId, [given])
  if (!saved) return
  for (const reader of readers) await voteHelpful({ ...ctx, actor: reader }, saved._id, true)
  if (answer) await answerReview({ ...ctx, actor: staff }, saved._id, { answer })
}
