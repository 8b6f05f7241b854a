import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { cut } from '../../../../shared/text.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { insertRows } from '../../../platform/insert-rows.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { openBook } from './book.ts'
import { addressesIn, comparedComplements, type Surveyed } from './complements.ts'
import { changeImport, findImport, gone, type ImportData, readImportFile } from './imports-store.ts'
import { knownOf } from './known.ts'
import { productsOfSkus } from './match.ts'
import { nameChecks } from './picture-names.ts'
import { plansOf } from './plan.ts'
import { importItems } from './product-imports.tables.ts'
import { type Draft, draftOf } from './reading/draft.ts'
import { type Group, gather, isBySku, skusIn } from './reading/gather.ts'
import { rowsOf } from './reading/table-of.ts'

/** Products that are compared with the shop at once. */
const batchSize = 100

/**
 * Compares the file of an import with the shop, product by product, and changes nothing but the import. A second run, after a
 * process ended, starts anew.
 */
export async function readImport(ctx: Ctx, { id }: ImportData, signal?: AbortSignal): Promise<void> {
  const found = await findImport(ctx, id).catch(gone)
  const bytes = found?.state === 'READING' ? await readImportFile(ctx, id) : undefined
  if (!found || !bytes) return
  try {
    await survey(ctx, { ...found, bytes }, signal)
    await changeImport(ctx, id, { state: 'READY' })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'server.busy') throw error
    await changeImport(ctx, id, { state: 'FAILED', fault: error.message, file: null })
  }
}

type Found = Awaited<ReturnType<typeof findImport>> & { bytes: Uint8Array }

async function survey(ctx: Ctx, found: Found, signal?: AbortSignal): Promise<void> {
  const { id, bytes, layout, columns } = found
  const named = await nameChecks(ctx, found)
  const rows = await rowsOf(ctx.site.id, bytes)
  const known = await knownOf(ctx)
  const reading = { layout, columns, known }
  const own = isBySku(reading) ? skusIn(reading, rows) : []
  const groups = gather(reading, rows, await productsOfSkus(ctx, own))
  const inFile = addressesIn(reading, groups)
  await ctx.db.delete(importItems).where(inSite(ctx, importItems, eq(importItems.importId, id)))
  await changeImport(ctx, id, { rows: rows.length, products: groups.length })
  const [used, skus] = [new Set<string>(), new Map<string, number>()]
  for (let at = 0; at < groups.length; at += batchSize) {
    signal?.throwIfAborted()
    const batch = groups.slice(at, at + batchSize)
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
