import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OrderReturn } from '../../../../shared/selling/orders/order-parts.ts'
import type { PiecesOf } from '../../../../shared/selling/orders/pieces.ts'
import { isOpen, type ReturnState, returnMoves } from '../../../../shared/selling/orders/return-states.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { LockedOrder } from './order-states.ts'
import { orderReturnLines, orderReturns, returnPictures } from './pieces.tables.ts'

type ReturnLine = PiecesOf & { restocked: number | null }
type Picture = { id: string; returnId: string | null; width: number; height: number }

export type ReturnRow = typeof orderReturns.$inferSelect & { lines: ReturnLine[]; pictures: Picture[] }

/** Returns of the orders with their pieces and pictures, oldest first. */
export async function listReturns(ctx: Ctx, orderIds: string[]): Promise<ReturnRow[]> {
  const rows = await ctx.db
    .select()
    .from(orderReturns)
    .where(inSite(ctx, orderReturns, inArray(orderReturns.orderId, orderIds)))
    .orderBy(asc(orderReturns.requestedAt), asc(orderReturns.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [lines, pictures] = await Promise.all([
    ctx.db
      .select()
      .from(orderReturnLines)
      .where(inSite(ctx, orderReturnLines, inArray(orderReturnLines.returnId, ids)))
      .orderBy(asc(orderReturnLines.position)),
    ctx.db
      .select()
      .from(returnPictures)
      .where(inSite(ctx, returnPictures, inArray(returnPictures.returnId, ids)))
      .orderBy(asc(returnPictures.position), asc(returnPictures.id)),
  ])
  const own = <Part extends { returnId: string | null }>(parts: Part[], id: string) =>
    parts.filter(({ returnId }) => returnId === id)
  return rows.map((row) => ({
    ...row,
    lines: own(lines, row.id).map(({ position, pieces, restocked }) => ({ position, pieces, restocked })),
    pictures: own(pictures, row.id),
  }))
}

/** The order's return that waits for a decision or for its pieces; there is at most one. */
export async function findOpenReturn(ctx: Ctx, order: LockedOrder): Promise<ReturnRow | undefined> {
  return (await listReturns(ctx, [order.id])).find(({ state }) => isOpen(state))
}

type NewReturn = Pick<ReturnRow, 'reason' | 'note' | 'piecesAmount'> & { lines: PiecesOf[] }

/** Adds a requested return. @returns its id */
export async function addReturn(ctx: Ctx, order: LockedOrder, { lines, ...asked }: NewReturn): Promise<string> {
  const now = ctx.now()
  const [row] = await ctx.db
    .insert(orderReturns)
    .values({ ...asked, orderId: order.id, state: 'REQUESTED', requestedAt: now, changedAt: now })
    .returning({ id: orderReturns.id })
  if (!row) throw new Error('a new return was not written')
  await ctx.db.insert(orderReturnLines).values(lines.map((line) => ({ ...line, returnId: row.id, orderId: order.id })))
  return row.id
}

type Decided = Partial<Pick<ReturnRow, 'outcome' | 'piecesAmount' | 'refundAmount'>>

/** The only place that changes a return's state. @returns false where `returnMoves` does not allow it */
export async function moveReturn(
  ctx: Ctx,
  _: LockedOrder,
  { id, state }: Pick<ReturnRow, 'id' | 'state'>,
  to: ReturnState,
  decided: Decided = {},
): Promise<boolean> {
  if (!returnMoves[state].includes(to)) return false
  await ctx.db
    .update(orderReturns)
    .set({ ...decided, state: to, changedAt: ctx.now() })
    .where(inSite(ctx, orderReturns, eq(orderReturns.id, id)))
  return true
}

/** Changes the outcome of a return from a replacement to a refund of this amount. */
export async function refundReturn(ctx: Ctx, _: LockedOrder, id: string, refundAmount: number): Promise<void> {
  await ctx.db
    .update(orderReturns)
    .set({ outcome: 'REFUND', refundAmount, changedAt: ctx.now() })
    .where(inSite(ctx, orderReturns, eq(orderReturns.id, id)))
}

/** Notes how many pieces of each line went back into stock. */
export async function noteRestocked(
  ctx: Ctx,
  { id }: ReturnRow,
  lines: { position: number; restocked: number }[],
): Promise<void> {
  for (const { position, restocked } of lines) {
    const line = and(eq(orderReturnLines.returnId, id), eq(orderReturnLines.position, position))
    await ctx.db
      .update(orderReturnLines)
      .set({ restocked })
      .where(inSite(ctx, orderReturnLines, line))
  }
}

/** A return as the API returns it. */
export function asReturn({ id, ...row }: ReturnRow): OrderReturn {
  const { state, reason, note, outcome, refundAmount, requestedAt } = row
  return {
    ...{ _id: id, state, reason, note, lines: row.lines, outcome, refundAmount },
    pictures: row.pictures.map(({ id, width, height }) => ({
      ...{ _id: id, url: `/api/v1/review-pictures/${id}`, width, height },
    })),
    piecesAmount: row.piecesAmount,
    requested: requestedAt.toISOString(),
  }
}
