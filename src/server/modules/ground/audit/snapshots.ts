import { type SQL, sql } from 'drizzle-orm'
import type { Thing } from '../../../../shared/running/acts.ts'
import { cut } from '../../../../shared/text.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Recorded, RecordedThings } from '../../module.ts'

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
  const own = thing === 'settings' ? sql`t.id = ${ctx.site.id}` : ownRow(ctx.site.id, about, id ?? '')
  if (!own) return undefined
  const { rows } = await ctx.db.execute<Snapshot>(
    sql`select jsonb_build_object(${about.columns}) as state, ${about.label} as label from ${about.from} where ${own}`,
  )
  const [row] = rows
  return row && { ...row, label: cut(row.label ?? '', longestLabel) }
}

const forms: Record<NonNullable<Recorded['idType']>, (id: string) => SQL | undefined> = {
  uuid: (id) => (isUuid(id) ? sql`${id}::uuid` : undefined),
  integer: (id) => (/^\d{1,9}$/.test(id) ? sql`${id}::integer` : undefined),
  text: (id) => sql`${id}`,
}

/** The condition for one row, found by its index; undefined for a text that is no id of such a thing. */
export function ownRow(siteId: number, { idType = 'uuid' }: Recorded, id: string): SQL | undefined {
  const value = forms[idType](id)
  return value && sql`t.site_id = ${siteId} and t.id = ${value}`
}
