import {
  archivePartBytes,
  type NewArchive,
  type ProductImport,
} from '../../../../shared/selling/catalogue/product-imports.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { dropParts, keepPart, otherArchives } from './archive-parts.ts'
import { changeImport, findImport, lockImport, sendStep } from './imports-store.ts'
import type { ImportRow, StoredArchive } from './product-imports.tables.ts'
import { shownImport } from './shown-imports.ts'

/** Imports of a site that keep a ZIP at a time. */
const mostArchives = 5

/**
 * Begins to take the ZIP of an import, or goes on with the same one that broke off. Another one replaces it.
 * @throws Refusal `productImport.notFound`, `productImport.state`, `productImport.archives`
 */
export function beginArchive(ctx: Ctx, id: string, given: NewArchive): Promise<ProductImport> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'product-import archives')
    const { archive } = await lockReady(ctx, id)
    if (archive && isSame(archive, given)) return shownImport(ctx, await findImport(ctx, id))
    if ((await otherArchives(ctx, id)) >= mostArchives) throw refusal('productImport.archives', { limit: mostArchives })
    await dropParts(ctx, id)
    await changeImport(ctx, id, { archive: { ...given, received: 0 } })
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
    if (row.state !== 'READY') throw refusal('productImport.state')
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

/** A ZIP of an import that is compared, and not run yet. */
async function lockReady(ctx: Ctx, id: string): Promise<ImportRow> {
  const row = await lockImport(ctx, id)
  if (row.state !== 'READY') throw refusal('productImport.state')
  return row
}
