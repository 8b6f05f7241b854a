import { type SQL, sql } from 'drizzle-orm'
import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import type { Ctx } from '../../../platform/context.ts'
import { describedTag } from '../../content/media/index.ts'
import { findPublished, pageTag } from '../../content/pages/index.ts'
import type { KindReads, ServerKind } from '../../kind.ts'
import { collectionTag } from '../tags.ts'
import { formerCollectionPaths } from './former-paths.ts'
import { countCollections, listCollectionPaths } from './shown-collections.ts'

export const collectionKind: ServerKind = {
  async find(ctx, path, reads) {
    const found = await reads.collection(path)
    if (found?.path !== path) return pageAt(ctx, path, reads)
    const { title, description, image } = found
    const crumbs = [{ title, address: plainAddress('collection', found.path) }]
    return { head: async () => ({ title, description, picture: image?.id, crumbs, type: 'website', data: [] }) }
  },
  async movedTo(ctx, path) {
    const moved = await formerCollectionPaths.moved(ctx, path)
    return moved && { address: addressOf('collection', moved.path), tag: collectionTag(moved.id) }
  },
  async sitemap(ctx, part) {
    const paths = await listCollectionPaths(ctx, part)
    return paths.map(({ path, changedAt }) => ({ address: addressOf('collection', path), changedAt }))
  },
  countListed: countCollections,
  present: formerCollectionPaths.present,
  named: async (ctx, ids) => ({ paths: await formerCollectionPaths.all(ctx, ids), titles: [] }),
  mediaUse: mediaInCollections,
  example: async (reads) => (await reads.collections())[0]?.path,
}

/** A page that had this path before collections existed keeps it. */
async function pageAt(ctx: Ctx, path: string, reads: KindReads) {
  const address = plainAddress('collection', path)
  const read = async () => ({
    value: await findPublished(ctx, 'page', address),
    tags: new Set([pageTag('page', address), describedTag('collection')]),
  })
  const page = await reads.noted(read())
  return page && { page }
}

/** Pictures of collections: a `MediaUse`. */
function mediaInCollections({ site }: Ctx): SQL {
  return sql`
    select c.media_id, 'collection' as kind, c.title, c.id::text as ref, '/admin/catalogue/collections/' || c.id as href
    from collections c
    where c.site_id = ${site.id} and c.media_id is not null`
}
