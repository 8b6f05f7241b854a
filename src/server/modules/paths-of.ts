import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../platform/context.ts'
import { inSite } from '../platform/table.ts'

type Paths = { table: PgTable & { siteId: PgColumn }; id: PgColumn; path: PgColumn }

/** Current and former paths of things. */
export async function pathsOf(ctx: Ctx, ids: string[], now: Paths, before: Paths): Promise<string[]> {
  const [here, former] = await Promise.all(
    [now, before].map(({ table, id, path }) =>
      ctx.db
        .select({ path })
        .from(table)
        .where(inSite(ctx, table, inArray(id, ids))),
    ),
  )
  return [...(here ?? []), ...(former ?? [])].map(({ path }) => String(path))
}
