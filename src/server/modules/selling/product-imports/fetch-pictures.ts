import { asc, eq, sql } from 'drizzle-orm'
import { mostMediaBytes } from '../../../../shared/content/media/media-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { OutsideFault } from '../../../platform/fetch-outside.ts'
import { NoZip } from '../../../platform/read-zip.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { addMedia } from '../../content/media/index.ts'
import { addPictures } from '../products/index.ts'
import { type Archive, openArchive } from './archive.ts'
import { dropParts } from './archive-parts.ts'
import { changeItem, findImport, gone, type ImportData, type ItemRow } from './imports-store.ts'
import { isFileName } from './own-pictures.ts'
import { importItems, type WantedPicture } from './product-imports.tables.ts'

/** Pictures of one product. */
const mostPictures = 30

/** Fetches the pictures of an import, product by product, into the library. */
export async function fetchPictures(ctx: Ctx, { id }: ImportData, signal?: AbortSignal): Promise<void> {
  const found = await findImport(ctx, id).catch(gone)
  if (found?.state !== 'DONE') return
  const from: Sources = { archive: await openArchive(ctx, found).catch(unread), signal }
  for (let item = await nextItem(ctx, id); item; item = await nextItem(ctx, id)) {
    signal?.throwIfAborted()
    await fetchFor(ctx, item, from)
  }
  await dropParts(ctx, id)
}

type Sources = { archive: Archive | undefined; signal: AbortSignal | undefined }

/** A ZIP that cannot be read has been told of. */
function unread(error: unknown): undefined {
  if (error instanceof NoZip) return undefined
  throw error
}

async function nextItem(ctx: Ctx, importId: string): Promise<ItemRow | undefined> {
  const [item] = await ctx.db
    .select()
    .from(importItems)
    .where(inSite(ctx, importItems, eq(importItems.importId, importId), sql`${importItems.pictures} <> '[]'`))
    .orderBy(asc(importItems.position))
    .limit(1)
  return item
}

async function fetchFor(ctx: Ctx, item: ItemRow, from: Sources): Promise<void> {
  const added: { id: string; alt: string }[] = []
  const failed: ItemRow['picturesFailed'] = []
  for (const picture of item.pictures.slice(0, mostPictures)) {
    const made = await fetchOne(ctx, picture, from)
    if ('fault' in made) failed.push({ url: picture.url, fault: made.fault })
    else added.push({ id: made.id, alt: picture.alt })
  }
  await transaction(ctx, async (ctx) => {
    const change = { pictures: [], picturesFailed: failed }
    if (item.productId === null || added.length === 0) return changeItem(ctx, item, change)
    const revisions = await addPictures(ctx, item.productId, added).catch(gone)
    // The pictures are part of the import: they are no change that keeps it from being undone.
    const isOwn = revisions?.before === item.revision
    await changeItem(ctx, item, { ...change, ...(isOwn ? { revision: revisions?.after ?? null } : {}) })
  })
}

async function fetchOne(
  ctx: Ctx,
  { url, alt }: WantedPicture,
  { archive, signal }: Sources,
): Promise<{ id: string } | { fault: string }> {
  try {
    if (isFileName(url)) {
      const file = await archive?.read(url)
      if (!file || 'fault' in file) return { fault: file?.fault ?? 'There is no ZIP with this picture.' }
      return await addMedia(ctx, { ...file, alt })
    }
    const bytes = await ctx.services.fetchOutside(url, { mostBytes: mostMediaBytes, signal })
    const fileName = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
    return await addMedia(ctx, { bytes, fileName, alt })
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof OutsideFault || error instanceof Refusal) return { fault: error.message }
    if (error instanceof URIError) return { fault: 'This is no address of a file on the web.' }
    throw error
  }
}
