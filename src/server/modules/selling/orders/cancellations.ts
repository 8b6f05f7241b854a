import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { LockedOrder } from './order-states.ts'
import { orderCancellationLines, orderCancellations } from './pieces.tables.ts'

type CancelledLine = { position: number; pieces: number; restocked: number }

export type Cancellation = { orderId: string; amount: number; lines: CancelledLine[] }

/** Records which pieces of an order were cancelled together. @returns its id */
export async function addCancellation(
  ctx: Ctx,
  { id: orderId }: LockedOrder,
  { amount, lines }: Pick<Cancellation, 'amount' | 'lines'>,
): Promise<string> {
  const [row] = await ctx.db
    .insert(orderCancellations)
    .values({ orderId, amount, createdAt: ctx.now() })
    .returning({ id: orderCancellations.id })
  if (!row) throw new Error('a new cancellation was not written')
  await ctx.db
    .insert(orderCancellationLines)
    .values(lines.map((line) => ({ ...line, cancellationId: row.id, orderId })))
  return row.id
}

export async function findCancellation(ctx: Ctx, id: string): Promise<Cancellation | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orderCancellations)
    .where(inSite(ctx, orderCancellations, eq(orderCancellations.id, id)))
  if (!row) return undefined
  const { position, pieces, restocked } = orderCancellationLines
  const lines = await ctx.db
    .select({ position, pieces, restocked })
    .from(orderCancellationLines)
    .where(inSite(ctx, orderCancellationLines, eq(orderCancellationLines.cancellationId, id)))
    .orderBy(asc(position))
  return { orderId: row.orderId, amount: row.amount, lines }
}
