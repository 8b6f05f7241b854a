import type { Ctx } from '../../../platform/context.ts'

/** Whoever has to know that prices are other ones does this job (`wishlist`): who keeps something is told when it costs less. */
export const priceJob = 'stock.prices-changed'

/** What is changed within a quarter of an hour is looked at together, and a price that is put right meanwhile was never another one. */
const span = 15 * 60_000
/** By then every transaction that began within the span is over. */
const afterSpan = 60_000

/** Written in the transaction that changes prices. One job serves all that is changed within a span. */
export function noticePrices(ctx: Ctx): Promise<void> {
  const begun = Math.floor(ctx.now().getTime() / span)
  const after = new Date((begun + 1) * span + afterSpan)
  return ctx.services.jobs.send(ctx.db, priceJob, { siteId: ctx.site.id }, { after, key: `${ctx.site.id} ${begun}` })
}
