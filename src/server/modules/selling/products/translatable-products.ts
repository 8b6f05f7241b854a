import { and, asc, sql } from 'drizzle-orm'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { inSite } from '../../../platform/table.ts'
import { partOf, type Translatable, wantedOf } from '../../content/translations/index.ts'
import { shownFields } from '../custom-fields/index.ts'
import { notArchived, variants } from '../stock/index.ts'
import { productsTag, productTag } from '../tags.ts'
import { keepWords } from './keep-words.ts'
import { picturesOfProduct } from './list-items.ts'
import { withAddresses } from './parts.ts'
import { visitProduct } from './product-texts.ts'
import { notDeleted, products, publicColumns } from './products.tables.ts'

export const translatableProducts: Translatable = async (ctx, wanted) => {
  const pictures = picturesOfProduct(ctx, products.id)
  const ofVariants = sql<CustomValues[]>`(
    select coalesce(jsonb_agg(${variants.custom} order by ${variants.position}, ${variants.id}), '[]') from ${variants}
    where ${inSite(ctx, variants, notArchived, sql`${variants.productId} = ${products.id}`)})`
  const query = ctx.db
    .select({
      ...{ id: products.id, ...publicColumns, media: pictures.media },
      ...{ custom: products.custom, ofVariants },
    })
    .from(products)
    .leftJoinLateral(pictures, sql`true`)
    .where(and(inSite(ctx, products, notDeleted), wantedOf(wanted, products.id, products.name)))
    .orderBy(asc(sql`plain_text(${products.name})`), asc(products.id))
  const rows = await partOf(wanted, query)
  const shown = await shownFields(ctx)
  return rows.map(({ id, media, custom, ofVariants, ...product }) => ({
    id,
    name: product.name,
    visit: (say) =>
      visitProduct(
        {
          ...product,
          media: withAddresses(ctx, media),
          ownFields: [...shown('PRODUCT', custom), ...ofVariants.flatMap((own) => shown('VARIANT', own))],
        },
        say,
      ),
    tags: [productTag(id), productsTag],
    whenTranslated: keepWords,
  }))
}
