import {
  archivePartBytes,
  type ImportState,
  type NewArchive,
  type ProductImport,
} from '../../../../shared/selling/catalogue/product-imports.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { dropParts, keepPart, otherArchives } from './archive-parts.ts'
import {
  changeImport,
  findImport,
  importsBeingSent,
  insertImport,
  lockImport,
  sendStep,
  unread,
} from './imports-store.ts'
import type { ImportRow, StoredArchive } from './product-imports.tables.ts'
import { shownImport } from './shown-imports.ts'

/** Imports of a site that keep a ZIP at a time. */
const mostArchives = 5

/**
 * Begins to take an import that is a ZIP of its table and pictures, or goes on with the same one that broke off.
 * @throws Refusal `productImport.archives`
 */
export function addArchive(ctx: Ctx, given: NewArchive): Promise<ProductImport> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'product-import archives')
    const begun = (await importsBeingSent(ctx)).find(({ archive }) => archive && isSame(archive, given))
    if (begun) return shownImport(ctx, begun)
    await requireRoom(ctx)
    const archive = { ...given, received: 0 }
    const id = await insertImport(ctx, { ...unread, fileName: given.name, state: 'SENDING', archive })
    return shownImport(ctx, await findImport(ctx, id))
  })
}

/**
 * Begins to take the ZIP of an import, or goes on with the same one that broke off. Another one replaces it.
 * @throws Refusal `productImport.notFound`, `productImport.state`, `productImport.archives`
 */
export function beginArchive(ctx: Ctx, id: string, given: NewArchive): Promise<ProductImport> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'product-import archives')
    const { archive, state } = await lockTaking(ctx, id)
    if (archive && isSame(archive, given)) return shownImport(ctx, await findImport(ctx, id))
    await requireRoom(ctx, id)
    await dropParts(ctx, id)
    const renamed = state === 'SENDING' ? { fileName: given.name } : {}
    await changeImport(ctx, id, { ...renamed, archive: { ...given, received: 0 } })
    return shownImport(ctx, await findImport(ctx, id))
  })
}

const isSame = (held: StoredArchive, given: NewArchive) =>
  held.received < held.bytes && held.name === given.name && held.bytes === given.bytes && held.mark === given.mark

/**
 * Keeps the next part of a ZIP; one that is sent again changes nothing. After the last one the file is compared anew.
 * @throws Refusal `productImport.notFound`, `productImport.state`, `productImport.part`
 */
export function takeArchivePart(ctx: Ctx, id: string, from: number, bytes: Uint8Array): Promise<ProductImport> {
  return transaction(ctx, async (ctx) => {
    const row = await lockImport(ctx, id)
    const { archive } = row
    if (!archive) throw refusal('productImport.part', { field: 'from', from: 0 })
    if (from < archive.received) return shownImport(ctx, row)
    if (!taking.includes(row.state)) throw refusal('productImport.state')
    const expected = Math.min(archivePartBytes, archive.bytes - archive.received)
    if (from > archive.received || bytes.length !== expected)
      throw refusal('productImport.part', { field: 'from', from: archive.received })
    await keepPart(ctx, id, from, bytes)
    const received = from + bytes.length
    const isWhole = received === archive.bytes
    await changeImport(ctx, id, {
      archive: { ...archive, received },
      ...(isWhole ? { state: 'READING' as const, rows: 0, products: 0 } : {}),
    })
    if (isWhole) await sendStep(ctx, 'read', id)
    return shownImport(ctx, await findImport(ctx, id))
  })
}

/** States in which an import takes a ZIP: it has not come yet, or its file is compared and not run yet. */
const taking: ImportState[] = ['SENDING', 'READY']

async function lockTaking(ctx: Ctx, id: string): Promise<ImportRow> {
  const row = await lockImport(ctx, id)
  if (!taking.includes(row.state)) throw refusal('productImport.state')
  return row
}

/** @throws Refusal `productImport.archives` */
async function requireRoom(ctx: Ctx, id?: string): Promise<void> {
  if ((await otherArchives(ctx, id)) >= mostArchives) throw refusal('productImport.archives', { limit: mostArchives })
}
