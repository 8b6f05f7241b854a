import { and, asc, eq, sql } from 'drizzle-orm'
import { mostMediaBytes } from '../../../../shared/content/media/media-admin.ts'
import { type Ctx, inPart, transaction } from '../../../platform/context.ts'
import { OutsideFault } from '../../../platform/fetch-outside.ts'
import { NoZip } from '../../../platform/read-zip.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { addMedia } from '../../content/media/index.ts'
import { addPictures, holdProducts } from '../products/index.ts'
import { type Archive, openArchive } from './archive.ts'
import { dropParts } from './archive-parts.ts'
import { type Fetched, fillFields } from './fill-fields.ts'
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
  const own = item.pictures.filter(({ field }) => field === undefined).slice(0, mostPictures)
  const ofFields = item.pictures.filter(({ field }) => field !== undefined)
  const failed: ItemRow['picturesFailed'] = []
  const fetched: Fetched[] = []
  const made = new Map<string, Awaited<ReturnType<typeof fetchOne>>>()
  for (const picture of [...own, ...ofFields]) {
    // Variants may share a picture.
    const one = made.get(picture.url) ?? (await fetchOne(ctx, picture, from))
    made.set(picture.url, one)
    if ('fault' in one) failed.push(failureOf(picture, one.fault))
    else fetched.push({ ...picture, id: one.id })
  }
  await transaction(ctx, async (ctx) => {
    if (!(await isStillWanted(ctx, item))) return
    const change = { pictures: [], picturesFailed: failed }
    if (item.productId === null || fetched.length === 0) return changeItem(ctx, item, change)
    const added = fetched.filter(({ field }) => field === undefined).map(({ id, alt }) => ({ id, alt }))
    const inFields = fetched.filter(({ field }) => field !== undefined)
    const given = await give(ctx, item.productId, { added, inFields }).catch(asFault)
    if ('fault' in given) {
      const all = [...failed, ...fetched.map((picture) => failureOf(picture, given.fault))]
      return changeItem(ctx, item, { ...change, picturesFailed: all })
    }
    // The pictures are part of the import: they are no change that keeps it from being undone.
    const isOwn = given.before === item.revision
    await changeItem(ctx, item, { ...change, ...(isOwn ? { revision: given.after } : {}) })
  })
}

/** Whether the import was not undone while the pictures were fetched. Locks its item, as undoing does. */
async function isStillWanted(ctx: Ctx, { importId, position }: ItemRow): Promise<boolean> {
  const own = and(eq(importItems.importId, importId), eq(importItems.position, position))
  const [item] = await ctx.db
    .select({ pictures: importItems.pictures })
    .from(importItems)
    .where(inSite(ctx, importItems, own))
    .for('update')
  return item !== undefined && item.pictures.length > 0
}

const failureOf = ({ url, field }: WantedPicture, fault: string) => ({ url, fault, ...(field && { field }) })

/** Turns a refusal into a fault: the product was deleted, or cannot be saved as it is. */
function asFault(error: unknown): { fault: string } {
  if (error instanceof Refusal) return { fault: error.message }
  throw error
}

type Given = { added: { id: string; alt: string }[]; inFields: Fetched[] }

/** Gives a product its pictures, all or none. @returns its revision before and after */
function give(ctx: Ctx, id: string, { added, inFields }: Given): Promise<{ before: number; after: number }> {
  return inPart(ctx, async (ctx) => {
    if (inFields.length > 0) await holdProducts(ctx, [id])
    const { before, after } = await addPictures(ctx, id, added)
    return { before, after: inFields.length === 0 ? after : await fillFields(ctx, id, inFields) }
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
