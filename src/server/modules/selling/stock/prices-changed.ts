import type { Ctx } from '../../../platform/context.ts'

/** Job that looks for price drops, handled by module `wishlist`. */
export const priceJob = 'stock.prices-changed'

/** Price changes within 15 minutes are handled together; one that is undone within them is not noticed. ms. */
const span = 15 * 60_000
/** Time for transactions begun in the span to end, ms. */
const afterSpan = 60_000

/** Call in the transaction that changes prices. One job serves all changes within a span. */
export function noticePrices(ctx: Ctx): Promise<void> {
  const begun = Math.floor(ctx.now().getTime() / span)
  const after = new Date((begun + 1) * span + afterSpan)
  return ctx.services.jobs.send(ctx.db, priceJob, { siteId: ctx.site.id }, { after, key: `${ctx.site.id} ${begun}` })
}
