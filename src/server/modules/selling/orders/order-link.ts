import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Order } from '../../../../shared/selling/orders/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import type { OrderRow } from './order-states.ts'
import { findOrder, withParts } from './orders.ts'

/** Validity of a link, ms. */
const linkLifetime = 30 * 24 * 3600_000

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13})\.([\w-]{43})$/

/** The address that shows an order without signing in, for mails to its buyer (B284). */
export function orderLink(ctx: Ctx, orderId: string): string {
  return pageAddress(ctx.site, orderPath(ctx, orderId))
}

/** The path of that page. */
export function orderPath(ctx: Ctx, orderId: string): string {
  const until = String(ctx.now().getTime() + linkLifetime)
  return `/order/${orderId}.${until}.${signature(ctx, orderId, until)}`
}

/** The order of a link; undefined if the link is forged, expired or of another site, or the order is gone. */
export async function findByLink(ctx: Ctx, token: string): Promise<Order | undefined> {
  const row = await findRowByLink(ctx, token)
  return row && (await withParts(ctx, [row]))[0]
}

/** Like `findByLink`, without the order's parts. */
export async function findRowByLink(ctx: Ctx, token: string): Promise<OrderRow | undefined> {
  const [, orderId = '', until = '', given = ''] = tokenPattern.exec(token) ?? []
  const right = Buffer.from(signature(ctx, orderId, until))
  const sent = Buffer.from(given)
  const isRight = sent.length === right.length && timingSafeEqual(sent, right)
  if (!isRight || Number(until) < ctx.now().getTime()) return undefined
  return findOrder(ctx, orderId)
}

/** Whether the payment link of an order that was placed still leads to its page (B300). */
export function leadsToOrder(ctx: Ctx, { placedAt }: OrderRow): boolean {
  return placedAt !== null && ctx.now().getTime() - placedAt.getTime() < linkLifetime
}

function signature({ site, services }: Ctx, orderId: string, until: string): string {
  return createHmac('sha256', services.secret).update(`order page:${site.id}:${orderId}:${until}`).digest('base64url')
}
