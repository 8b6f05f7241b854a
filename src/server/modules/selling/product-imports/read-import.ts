import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { cut } from '../../../../shared/text.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { insertRows } from '../../../platform/insert-rows.ts'
import { NoZip } from '../../../platform/read-zip.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { dropParts } from './archive-parts.ts'
import { openBook } from './book.ts'
import { addressesIn, comparedComplements, type Surveyed } from './complements.ts'
import { noAddresses } from './free-paths.ts'
import { changeImport, findImport, gone, type ImportData, readImportFile } from './imports-store.ts'
import { knownOf } from './known.ts'
import { productsOfSkus } from './match.ts'
import { nameColumns } from './name-columns.ts'
import { takeTable } from './packed-table.ts'
import { nameChecks } from './picture-names.ts'
import { plansOf } from './plan.ts'
import { type ImportRow, importItems } from './product-imports.tables.ts'
import { type Draft, draftOf } from './reading/draft.ts'
import { type Group, gather, isBySku, skusIn } from './reading/gather.ts'
import type { PackedLines } from './reading/packed-lines.ts'
import { tableOf } from './reading/table-of.ts'

/** Products that are compared with the shop at once. */
const batchSize = 100

/**
 * Compares the file of an import with the shop, product by product, and changes nothing but the import. A second run, after a
 * process ended, starts anew.
 */
export async function readImport(ctx: Ctx, { id }: ImportData, signal?: AbortSignal): Promise<void> {
  const found = await findImport(ctx, id).catch(gone)
  if (found?.state !== 'READING') return
  try {
    const read = await readTable(ctx, found, signal)
    if (!read) return
    await survey(ctx, read, signal)
    await changeImport(ctx, id, { state: 'READY' })
  } catch (error) {
    const isOfFile = error instanceof NoZip || (error instanceof Refusal && error.code !== 'server.busy')
    if (!isOfFile) throw error
    await fail(ctx, id, error.message)
  }
}

/** Marks an import as failed, and deletes its file, its ZIP and the products read so far. */
function fail(ctx: Ctx, id: string, fault: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await ctx.db.delete(importItems).where(ofImport(ctx, id))
    await dropParts(ctx, id)
    await changeImport(ctx, id, { state: 'FAILED', fault, file: null, rows: 0, products: 0 })
  })
}

const ofImport = (ctx: Ctx, id: string) => inSite(ctx, importItems, eq(importItems.importId, id))

type Read = ImportRow & { lines: PackedLines }

/** Reads the file of an import, which may be in its ZIP, and names its columns the first time. */
async function readTable(ctx: Ctx, found: ImportRow, signal?: AbortSignal): Promise<Read | undefined> {
  const file = await readImportFile(ctx, found.id)
  const { bytes, archive } = file ? { bytes: file, archive: found.archive } : ((await takeTable(ctx, found)) ?? {})
  if (!bytes || archive === undefined) return undefined
  const { headers, rows: lines } = await tableOf(ctx, bytes, signal)
  if (found.columns.length > 0) return { ...found, archive, lines }
  const named = await nameColumns(ctx, headers)
  await changeImport(ctx, found.id, named)
  return { ...found, ...named, archive, lines }
}

async function survey(ctx: Ctx, found: Read, signal?: AbortSignal): Promise<void> {
  const { id, lines, layout, columns } = found
  const named = await nameChecks(ctx, found)
  const known = await knownOf(ctx)
  const reading = { layout, columns, known }
  const own = isBySku(reading) ? skusIn(reading, lines) : []
  const groups = gather(reading, lines, await productsOfSkus(ctx, own))
  const inFile = addressesIn(reading, lines, groups)
  await ctx.db.delete(importItems).where(ofImport(ctx, id))
  await changeImport(ctx, id, { rows: lines.length, products: groups.length })
  const [used, skus] = [noAddresses(), new Map<string, number>()]
  for (let at = 0; at < groups.length; at += batchSize) {
    signal?.throwIfAborted()
    const batch = groups.slice(at, at + batchSize).map((places) => ({ rows: places.map(lines.at) }))
    const drafts = batch.map((group) => draftOf(reading, group, ctx.site.settings.timeZone))
    for (const draft of drafts) tellRepeatedSkus(draft, skus)
    for (const draft of drafts) named.check(draft)
    const plans = await plansOf(ctx, { book: await openBook(ctx, drafts), known }, drafts, used)
    await keep(ctx, { id, at, batch, drafts, surveyed: await comparedComplements(ctx, { drafts, plans }, inFile) })
    await nextTurn()
  }
  await changeImport(ctx, id, named.found())
}

/** Two products of a file with one SKU would overwrite each other. */
function tellRepeatedSkus(draft: Draft, seen: Map<string, number>): void {
  for (const { sku, line } of draft.variants) {
    const before = seen.get(sku)
    if (sku === '') continue
    if (before === undefined) seen.set(sku, line)
    else draft.faults.push({ line, column: 'SKU', text: `The SKU ${sku} stands in line ${before}, too.` })
  }
}

type Batch = { id: string; at: number; batch: Group[]; drafts: Draft[]; surveyed: Surveyed[] }

async function keep(ctx: Ctx, { id, at, batch, drafts, surveyed }: Batch): Promise<void> {
  const rows = batch.map(({ rows }, index) => {
    const [draft, found] = [drafts[index], surveyed[index]]
    if (!draft || !found) throw new Error('a product of a file was lost')
    const { plan, action, changes, complements } = found
    return {
      ...{ importId: id, position: at + index, line: draft.line, rows, action },
      name: cut(draft.values.name ?? draft.variants[0]?.sku ?? '', 200),
      changes,
      complements,
      faults: plan.action === 'FAULT' ? plan.faults : draft.notes,
      jumps: plan.action === 'CHANGE' && plan.jumps,
      productId: plan.action === 'CHANGE' || plan.action === 'SAME' ? plan.id : null,
    }
  })
  await transaction(ctx, async (ctx) => void (await ctx.db.execute(insertRows(importItems, rows))))
}
