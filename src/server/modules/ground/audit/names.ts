import { sql } from 'drizzle-orm'
import { isUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Recorded, RecordedThings } from '../../module.ts'

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"id": ?"[a-z0-9]{10,32}"/gi

/** Names of the things whose ids an entry contains, as their modules state them; deleted things have none. */
export async function namesIn(ctx: Ctx, recorded: RecordedThings, value: unknown): Promise<Map<string, string>> {
  const found = JSON.stringify(value).match(id) ?? []
  const ids = [...new Set(found.map((text) => text.replace(/^"id": ?"|"$/g, '')))]
  if (ids.length === 0) return new Map()
  const parts = Object.values(recorded).flatMap((about) => named(ctx, about, ids) ?? [])
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql.join(parts, sql` union all `))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The texts that can be ids of a type: they are compared in it, so that each table is read by its index. */
const idsAs: Record<NonNullable<Recorded['idType']>, (texts: string[]) => string[]> = {
  uuid: (texts) => texts.filter(isUuid),
  text: (texts) => texts,
  integer: (texts) => texts.filter((text) => /^\d{1,9}$/.test(text)),
}

function named({ site }: Ctx, { from, label, named, idType = 'uuid' }: Recorded, ids: string[]) {
  if (named === undefined) return undefined
  return sql`select t.id::text as id, ${named === 'byLabel' ? label : named} as name from ${from}
    where t.site_id = ${site.id} and t.id = any(${sql.param(idsAs[idType](ids))}::${sql.raw(idType)}[])`
}
