import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Act } from '../../../../shared/running/acts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { auditEntries as entries, auditReversals as reversals } from './audit.tables.ts'

/** Those of these entries that undid another one, and those that were undone. */
export type Undoings = { undoes: Map<number, { number: number; act: Act }>; undoneBy: Map<number, number> }

export async function undoingOf(ctx: Ctx, numbers: number[]): Promise<Undoings> {
  if (numbers.length === 0) return { undoes: new Map(), undoneBy: new Map() }
  const rows = await ctx.db
    .select({ number: reversals.number, undone: reversals.undoes, act: entries.act })
    .from(reversals)
    .innerJoin(entries, onSite(reversals, entries, eq(entries.number, reversals.undoes)))
    .where(
      inSite(
        ctx,
        reversals,
        and(isNotNull(reversals.undoes), or(inArray(reversals.number, numbers), inArray(reversals.undoes, numbers))),
      ),
    )
  const pairs = rows.flatMap(({ number, undone, act }) => (undone === null ? [] : [{ number, undone, act }]))
  return {
    undoes: new Map(pairs.map(({ number, undone, act }) => [number, { number: undone, act }])),
    undoneBy: new Map(pairs.map(({ number, undone }) => [undone, number])),
  }
}
