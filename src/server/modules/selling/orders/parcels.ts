import { and, asc, eq, inArray } from 'drizzle-orm'
import { trackingLink } from '../../../../shared/selling/delivery/tracking-link.ts'
import type { OrderParcel } from '../../../../shared/selling/orders/order-parts.ts'
import type { PiecesOf } from '../../../../shared/selling/orders/pieces.ts'
import { type ParcelState, parcelMoves } from '../../../../shared/selling/orders/return-states.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { LockedOrder } from './order-states.ts'
import { parcelLines, parcels } from './pieces.tables.ts'

export type ParcelRow = typeof parcels.$inferSelect & { lines: PiecesOf[] }

/** Parcels of the orders with their pieces, in the order in which they were sent. */
export async function listParcels(ctx: Ctx, orderIds: string[]): Promise<ParcelRow[]> {
  const rows = await ctx.db
    .select()
    .from(parcels)
    .where(inSite(ctx, parcels, inArray(parcels.orderId, orderIds)))
    .orderBy(asc(parcels.orderId), asc(parcels.number))
  if (rows.length === 0) return []
  const { parcelId, position, pieces } = parcelLines
  const lines = await ctx.db
    .select({ parcelId, position, pieces })
    .from(parcelLines)
    .where(inSite(ctx, parcelLines, inArray(parcelLines.orderId, orderIds)))
    .orderBy(asc(position))
  const linesOf = Map.groupBy(lines, ({ parcelId }) => parcelId)
  return rows.map((row) => ({
    ...row,
    lines: (linesOf.get(row.id) ?? []).map(({ position, pieces }) => ({ position, pieces })),
  }))
}

type Tracked = Pick<ParcelRow, 'courier' | 'trackingNumber' | 'trackingLink'>
type NewParcel = Tracked & Pick<ParcelRow, 'lines' | 'collectAmount' | 'returnId'>

/** Adds a parcel on its way. What becomes of the pieces of the lines is the caller's. */
export async function addParcel(ctx: Ctx, order: LockedOrder, { lines, ...parcel }: NewParcel): Promise<ParcelRow> {
  const number = (await ctx.db.$count(parcels, inSite(ctx, parcels, eq(parcels.orderId, order.id)))) + 1
  const [row] = await ctx.db
    .insert(parcels)
    .values({ ...parcel, orderId: order.id, number, state: 'SENT', sentAt: ctx.now() })
    .returning()
  if (!row) throw new Error('a new parcel was not written')
  await ctx.db.insert(parcelLines).values(lines.map((line) => ({ ...line, parcelId: row.id, orderId: order.id })))
  return { ...row, lines }
}

/** The only place that changes a parcel's state. @returns false where `parcelMoves` does not allow it */
export async function moveParcel(ctx: Ctx, _: LockedOrder, parcel: ParcelRow, state: ParcelState): Promise<boolean> {
  if (!parcelMoves[parcel.state].includes(state)) return false
  await ctx.db
    .update(parcels)
    .set({ state, endedAt: ctx.now() })
    .where(inSite(ctx, parcels, eq(parcels.id, parcel.id)))
  return true
}

/** Changes courier, tracking number and link of a parcel. */
export async function trackParcel(ctx: Ctx, order: LockedOrder, parcel: ParcelRow, changes: Tracked): Promise<void> {
  const which = and(eq(parcels.id, parcel.id), eq(parcels.orderId, order.id))
  await ctx.db
    .update(parcels)
    .set(changes)
    .where(inSite(ctx, parcels, which))
}

/** A parcel as the API returns it. */
export function asParcel({ id, ...row }: ParcelRow): OrderParcel {
  const { number, state, courier, trackingNumber, lines, collectAmount, returnId, sentAt, endedAt } = row
  return {
    ...{ _id: id, number, state, courier, trackingNumber, lines },
    link: trackingLink({ courier, number: trackingNumber, link: row.trackingLink }),
    collect: collectAmount,
    replaces: returnId !== null,
    sent: sentAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
  }
}
