import type { Reads } from '../../sections/define/reads.ts'
import {
  categoriesTag,
  categoryTag,
  findCategory,
  findFacets,
  findProductByPath,
  listCategories,
  listProducts,
  productsTag,
  productTag,
} from '../modules/catalog/index.ts'
import type { Ctx } from '../platform/context.ts'

/** The reads of one page being made: each adds to `tags` what the page then depends on. */
export function recordReads(ctx: Ctx, tags: Set<string>): Reads {
  return {
    async products(query) {
      tags.add(productsTag)
      const found = await listProducts(ctx, query)
      for (const item of found.items) tags.add(productTag(item._id))
      return found
    },
    facets(query) {
      tags.add(productsTag)
      return findFacets(ctx, query)
    },
    async product(path) {
      // A product that is not there yet may come to be.
      const found = await findProductByPath(ctx, path)
      tags.add(found ? productTag(found._id) : productsTag)
      return found
    },
    async category(path) {
      tags.add(categoriesTag)
      const found = await findCategory(ctx, path)
      if (found) tags.add(categoryTag(found.category._id))
      return found
    },
    categories() {
      tags.add(categoriesTag)
      return listCategories(ctx)
    },
  }
}
