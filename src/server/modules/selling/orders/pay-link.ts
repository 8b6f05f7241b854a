import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import type { OrderRow } from './order-states.ts'

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/**
 * The path of the page on which an order is paid without signing in (B300). It names no end: the page asks the order, so that a link
 * that was sent already stays good when the reservation is prolonged.
 */
export function payPath(ctx: Ctx, orderId: string): string {
  return `/pay/${orderId}.${signature(ctx, orderId)}`
}

/** The address of that page. */
export function payLink(ctx: Ctx, orderId: string): string {
  return pageAddress(ctx.site, payPath(ctx, orderId))
}

/** The order that a link names; undefined if the link is forged or of another site. */
export function orderOfPayLink(ctx: Ctx, token: string): string | undefined {
  const [, orderId = '', given = ''] = tokenPattern.exec(token) ?? []
  const right = Buffer.from(signature(ctx, orderId))
  const sent = Buffer.from(given)
  return sent.length === right.length && timingSafeEqual(sent, right) ? orderId : undefined
}

/** Whether an order takes its payment by a link: its pieces are reserved. */
export function isPayable(ctx: Ctx, { status, reservedUntil }: OrderRow): boolean {
  return status === 'PENDING_PAYMENT' && reservedUntil !== null && reservedUntil > ctx.now()
}

function signature({ site, services }: Ctx, orderId: string): string {
  return createHmac('sha256', services.secret).update(`payment page:${site.id}:${orderId}`).digest('base64url')
}
