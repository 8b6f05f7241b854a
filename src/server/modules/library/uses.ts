import { type SQL, sql } from 'drizzle-orm'
import type { MediaUse } from '../../../shared/content/media-admin.ts'
import type { Ctx } from '../../platform/context.ts'
import { mediaInPages } from '../content/pages/index.ts'
import { mediaInCategories } from '../selling/categories/index.ts'
import { mediaInOrders } from '../selling/orders/index.ts'
import { mediaInProducts } from '../selling/products/index.ts'
import { mediaInSite } from '../sites/directory/index.ts'

type Kind = MediaUse['kind']

/** Everything that shows pictures; each module says so of its own. A new one that holds pictures adds its line here. */
const sources = [mediaInPages, mediaInProducts, mediaInCategories, mediaInOrders, mediaInSite]

/** Rows of `media_id`, `kind`, `title` and `ref` for every picture that something shows. */
export function allUses(ctx: Ctx): SQL {
  return sql.join(
    sources.map((source) => source(ctx)),
    sql` union all `,
  )
}

const places: Record<Kind, (ref: string) => string> = {
  page: (id) => `/admin/pages/${id}`,
  product: (id) => `/admin/products/${id}`,
  category: () => '/admin/categories',
  brand: () => '/admin/brands',
  post: (id) => `/admin/posts/${id}`,
  site: () => '/admin/settings',
  order: () => '/admin/orders',
}

/** What shows this picture, by kind and title. */
export async function usesOf(ctx: Ctx, id: string): Promise<MediaUse[]> {
  const { rows } = await ctx.db.execute<{ kind: Kind; title: string; ref: string }>(sql`
    select distinct kind, title, ref from (${allUses(ctx)}) uses where media_id = ${id} order by kind, title, ref`)
  return rows.map(({ kind, title, ref }) => ({ kind, title, href: places[kind](ref) }))
}
