import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { guestOfLink } from '../../people/identity/index.ts'
import { findRowByLink } from '../orders/index.ts'

/**
 * The order of a link, and the context of the guest who placed it, for what a guest may do with that order (B326).
 * @throws Refusal `order.link`, `order.account`
 */
export async function orderOfLink(ctx: Ctx, token: string): Promise<{ ctx: Ctx; id: string }> {
  const order = await findRowByLink(ctx, token)
  if (!order) throw refusal('order.link', { field: 'token' })
  const actor = await guestOfLink(ctx, order.userId)
  if (!actor) throw refusal('order.account')
  return { ctx: { ...ctx, actor }, id: order.id }
}
