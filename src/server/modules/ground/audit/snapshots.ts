import { sql } from 'drizzle-orm'
import type { Thing } from '../../../../shared/running/acts.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { RecordedThings } from '../../module.ts'

const longestLabel = 100

export type Snapshot = { state: Record<string, unknown>; label: string }

/** The recorded state of a thing; undefined if it does not exist. */
export async function snapshot(
  ctx: Ctx,
  recorded: RecordedThings,
  thing: Thing,
  id: string | undefined,
): Promise<Snapshot | undefined> {
  const about = recorded[thing]
  if (!about || (id === undefined && thing !== 'settings')) return undefined
  const own = thing === 'settings' ? sql`t.id = ${ctx.site.id}` : sql`t.site_id = ${ctx.site.id} and t.id::text = ${id}`
  const { rows } = await ctx.db.execute<Snapshot>(
    sql`select jsonb_build_object(${about.columns}) as state, ${about.label} as label from ${about.from} where ${own}`,
  )
  const [row] = rows
  return row && { ...row, label: cut(row.label ?? '', longestLabel) }
}
