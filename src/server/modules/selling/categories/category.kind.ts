import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import type { ServerKind } from '../../kind.ts'
import { categoryTag } from '../tags.ts'
import { formerCategoryPaths } from './former-paths.ts'
import { mediaInCategories } from './media-use.ts'
import { categorySample } from './sample.ts'
import { countCategories, listCategoryPaths, presentCategories } from './tree.ts'

export const categoryKind: ServerKind = {
  async find(_, path, reads) {
    const found = await reads.category(path)
    if (found?.category.path !== path) return undefined
    const { category, ancestors } = found
    const { title, description, image } = category
    const trail = [...ancestors, category]
    const crumbs = trail.map(({ title, path }) => ({ title, address: plainAddress('category', path) }))
    return { head: async () => ({ title, description, picture: image?.id, crumbs, type: 'website', data: [] }) }
  },
  async movedTo(ctx, path) {
    const moved = await formerCategoryPaths.moved(ctx, path)
    return moved && { address: addressOf('category', moved.path), tag: categoryTag(moved.id) }
  },
  async sitemap(ctx, part) {
    const paths = await listCategoryPaths(ctx, part)
    return paths.map((path) => ({ address: addressOf('category', path) }))
  },
  countListed: countCategories,
  present: presentCategories,
  named: async (ctx, ids) => ({ paths: await formerCategoryPaths.all(ctx, ids), titles: [] }),
  mediaUse: mediaInCategories,
  sample: categorySample,
  example: async (reads) => (await reads.categories())[0]?.path,
}
