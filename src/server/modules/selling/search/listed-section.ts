import type { FirstProductsQuery } from '../../../../sections/define/reads.ts'
import type { ListedSection } from '../../../../shared/selling/catalogue/product-listing.ts'
import type { Ctx } from '../../../platform/context.ts'
import { findNamedCollection } from '../collections/index.ts'

/** The products that a section lists, and their order. */
export async function listOfSection(
  ctx: Ctx,
  { show, category, collection, products, sort }: ListedSection,
): Promise<Omit<FirstProductsQuery, 'size'>> {
  if (show === 'collection' && collection) {
    const found = await findNamedCollection(ctx, collection)
    return { collection, asChosen: found?.sort === 'chosen', sort }
  }
  if (show === 'category' && category) return { category, sort }
  if (show === 'chosen') return { paths: products, sort }
  return { sort, ...(show === 'sale' && { onSale: true }) }
}
