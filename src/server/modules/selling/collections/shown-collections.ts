import { and, asc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Collection } from '../../../../shared/selling/catalogue/collections.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media, shownPicture } from '../../content/media/index.ts'
import { type MapTexts, partOf, type Translatable, translated, wantedOf } from '../../content/translations/index.ts'
import type { ListedPart } from '../../kind.ts'
import { collectionsTag, collectionTag } from '../tags.ts'
import { collectionPaths, collectionProducts, collections } from './collections.tables.ts'
import { formerCollectionPaths } from './former-paths.ts'

type Texts = Pick<Collection, 'title' | 'description'>

const mapTexts: MapTexts<Texts> = ({ title, description }, say) => ({
  title: say(title, 'Name'),
  description: say(description, 'Description', 'lines'),
})

const mapCollection: MapTexts<Collection> = (collection, say) => ({ ...collection, ...mapTexts(collection, say) })

async function findCollection(ctx: Ctx, path: string): Promise<Collection | undefined> {
  const [row] = await selectShown(ctx, eq(collections.path, path)).limit(1)
  const [spoken] = row ? await translated(ctx, 'collection', [asShown(row)], ({ _id }) => _id, mapCollection) : []
  return spoken
}

/** Like `findCollection`, for a section that names one: also finds a collection by a path that it had before. */
export async function findNamedCollection(ctx: Ctx, path: string): Promise<Collection | undefined> {
  const found = await findCollection(ctx, path)
  if (found) return found
  const moved = await formerCollectionPaths.moved(ctx, path)
  return moved && findCollection(ctx, moved.path)
}

function selectShown(ctx: Ctx, which?: SQL) {
  return ctx.db
    .select({ collection: collections, picture: shownPicture(media.alt) })
    .from(collections)
    .leftJoin(media, onSite(collections, media, eq(media.id, collections.mediaId)))
    .where(inSite(ctx, collections, which))
    .orderBy(asc(sql`plain_text(${collections.title})`), asc(collections.id))
}

type Row = Awaited<ReturnType<typeof selectShown>>[number]

function asShown({ collection: { id, title, path, description, mediaId, sort }, picture }: Row): Collection {
  return { _id: id, title, path, description, sort, image: mediaId === null ? null : picture }
}

/** Collection paths for the sitemap. */
export function listCollectionPaths(
  ctx: Ctx,
  { from, most }: ListedPart,
): Promise<{ path: string; changedAt: Date }[]> {
  return ctx.db
    .select({ path: collections.path, changedAt: collections.changedAt })
    .from(collections)
    .where(inSite(ctx, collections))
    .orderBy(asc(collections.path))
    .limit(most)
    .offset(from)
}

export function countCollections(ctx: Ctx): Promise<number> {
  return ctx.db.$count(collections, inSite(ctx, collections))
}

/** True for products in the collection with this current or former path. */
export function inCollectionAt(scope: SiteScope, productId: SQLWrapper, path: string): SQL {
  return sql`exists (select from ${collectionProducts}
    where ${inSite(scope, collectionProducts, eq(collectionProducts.collectionId, idAt(scope, path)))}
      and ${collectionProducts.productId} = ${productId})`
}

/** The product's position in the collection, as set by the owner. */
export function placeInCollection(scope: SiteScope, productId: SQLWrapper, path: string): SQL {
  return sql`(select ${collectionProducts.position} from ${collectionProducts}
    where ${inSite(scope, collectionProducts, eq(collectionProducts.collectionId, idAt(scope, path)))}
      and ${collectionProducts.productId} = ${productId})`
}

/** Looked up once: the planner then walks the list's own index and probes each product. */
function idAt(scope: SiteScope, path: string): SQL {
  const moved = sql`${collections.id} in (select ${collectionPaths.collectionId} from ${collectionPaths}
    where ${inSite(scope, collectionPaths, eq(collectionPaths.path, path))})`
  return sql`(select ${collections.id} from ${collections}
    where ${inSite(scope, collections, or(eq(collections.path, path), moved))} limit 1)`
}

export const translatableCollections: Translatable = async (ctx, wanted) => {
  const { id, title, description } = collections
  const query = ctx.db
    .select({ id, title, description })
    .from(collections)
    .where(and(inSite(ctx, collections), wantedOf(wanted, id, title)))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  const rows = await partOf(wanted, query)
  return rows.map(({ id, ...texts }) => ({
    id,
    name: texts.title,
    visit: (say) => mapTexts(texts, say),
    tags: [collectionsTag, collectionTag(id)],
  }))
}
