import { and, asc, eq, sql } from 'drizzle-orm'
import { containsPlain } from '../../../platform/lists.ts'
import { inSite } from '../../../platform/table.ts'
import type { Translatable } from '../../content/translations/index.ts'
import { productsTag, productTag } from '../tags.ts'
import { keepWords } from './keep-words.ts'
import { picturesOfProduct } from './list-items.ts'
import { withAddresses } from './parts.ts'
import { visitProduct } from './product-texts.ts'
import { notDeleted, products, publicColumns } from './products.tables.ts'

export const translatableProducts: Translatable = async (ctx, wanted) => {
  const pictures = picturesOfProduct(ctx, products.id)
  const which = 'id' in wanted ? eq(sql`${products.id}::text`, wanted.id) : containsPlain(products.name, wanted.q)
  const query = ctx.db
    .select({ id: products.id, ...publicColumns, media: pictures.media })
    .from(products)
    .leftJoinLateral(pictures, sql`true`)
    .where(and(inSite(ctx, products, notDeleted), which))
    .orderBy(asc(sql`plain_text(${products.name})`), asc(products.id))
  const rows = await ('id' in wanted ? query : query.limit(wanted.most).offset(wanted.from))
  return rows.map(({ id, media, ...product }) => ({
    id,
    name: product.name,
    visit: (say) => visitProduct({ ...product, media: withAddresses(ctx, media) }, say),
    tags: [productTag(id), productsTag],
    whenTranslated: keepWords,
  }))
}
