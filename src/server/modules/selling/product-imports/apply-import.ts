import { eq, sql } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { putWords } from '../../content/translations/index.ts'
import { changeProduct, importProducts, products, statesOfProducts } from '../products/index.ts'
import { variantsWithSkus } from '../stock/index.ts'
import { applyTogether } from './apply-together.ts'
import { filledBook, openBook } from './book.ts'
import { refusedFaults } from './faults.ts'
import { noAddresses } from './free-paths.ts'
import {
  changeImport,
  changeItem,
  findImport,
  gone,
  holdItems,
  type ImportData,
  type ItemRow,
  lockImport,
  noteDone,
  sendStep,
  waitingItems,
} from './imports-store.ts'
import { doneOf, type Effect, movesOf, newItem, sayAdded, type Work } from './item-effects.ts'
import { knownOf } from './known.ts'
import { linkComplements } from './link-complements.ts'
import { type Plan, type PlanTo, plansOf } from './plan.ts'
import { type Draft, draftOf } from './reading/draft.ts'
import type { Reading } from './reading/gather.ts'
import type { Known } from './reading/known.ts'

/** Products that are imported together, and their rows: a part takes little memory, and its statements have much to do. */
const part = { products: 500, rows: 2_500 }

/**
 * Imports what the owner has looked at, a part at a time: each product together with the note that it is done, so that a process
 * that ends loses and repeats nothing.
 */
export async function applyImport(ctx: Ctx, { id }: ImportData, signal?: AbortSignal): Promise<void> {
  const found = await findImport(ctx, id).catch(gone)
  if (found?.state !== 'APPLYING') return
  const reading = { ...found, known: await knownOf(ctx) }
  for (let after = -1, isFirst = true; ; isFirst = false) {
    signal?.throwIfAborted()
    const items = await waitingItems(ctx, id, { ...part, after })
    const last = items.at(-1)
    if (!last) break
    await applyItems(ctx, reading, items)
    // Once there are rows of it, the database learns how many there will be.
    if (isFirst) await ctx.db.execute(sql`select know_catalogue_size(${found.rows})`)
    after = last.position
  }
  await linkComplements(ctx, id, signal)
  await transaction(ctx, async (ctx) => {
    const { state } = await lockImport(ctx, id)
    if (state !== 'APPLYING') return
    await changeImport(ctx, id, { state: 'DONE', finishedAt: ctx.now(), file: null })
    await sendStep(ctx, 'pictures', id)
  })
}

async function applyItems(ctx: Ctx, reading: Reading & { id: string }, items: ItemRow[]): Promise<void> {
  const all = items.map((item) => ({ item, draft: draftOf(reading, item, ctx.site.settings.timeZone) }))
  const drafts = all.map(({ draft }) => draft)
  const { known } = reading
  const plans = await plansOf(ctx, { book: await filledBook(ctx, drafts), known }, drafts, noAddresses())
  const planned = all.map((work, at) => ({ ...work, plan: plans[at] }))
  for (const work of await applyTogether(ctx, reading.id, planned)) await applyAlone(ctx, known, work)
}

/** Retries if the product was changed concurrently. */
async function applyAlone(ctx: Ctx, known: Known, work: Work, again = true): Promise<void> {
  try {
    await transaction(ctx, (ctx) => applyOne(ctx, known, work))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'product.stale' && again) return applyAlone(ctx, known, work, false)
    await changeItem(ctx, work.item, { outcome: 'REFUSED', faults: refusedFaults(work.draft, error) })
  }
}

async function applyOne(ctx: Ctx, known: Known, work: Work): Promise<void> {
  const { item, draft } = work
  if ((await holdItems(ctx, [item], null)).size === 0) return
  const [plan] = await plansOf(ctx, { book: await openBook(ctx, [draft]), known }, [draft], noAddresses())
  if (!plan) throw new Error('a product of a file has no plan')
  if (plan.action === 'FAULT') return changeItem(ctx, item, { outcome: 'REFUSED', faults: plan.faults })
  if (plan.action === 'SAME' && item.complements.length === 0)
    return changeItem(ctx, item, { outcome: 'DONE', productId: plan.id })
  const effect = await effectOf(ctx, draft, plan)
  await noteDone(ctx, item.importId, [doneOf(item, effect, plan.action === 'SAME' ? [] : plan.pictures)])
}

function effectOf(ctx: Ctx, draft: Draft, plan: Exclude<Plan, { action: 'FAULT' }>): Promise<Effect> {
  if (plan.action === 'ADD') return add(ctx, draft, plan)
  return plan.action === 'SAME' ? asItIs(ctx, plan.id) : change(ctx, plan)
}

/** Notes a product of which nothing changes but its complements, which are linked once all products are in. */
async function asItIs(ctx: Ctx, productId: string): Promise<Effect> {
  const revision = await revisionOf(ctx, productId)
  const before = (await statesOfProducts(ctx, [productId])).get(productId) ?? {}
  return { productId, before, revision, moved: {}, wordsBefore: {} }
}

async function add(ctx: Ctx, draft: Draft, { input, words }: PlanTo<'ADD'>): Promise<Effect> {
  const asStated = input.variants.map((variant, at) => ({ ...variant, sku: draft.variants[at]?.sku ?? '' }))
  const variants = await variantsWithSkus(ctx, { ...input, variants: asStated })
  const [added] = await importProducts(ctx, [{ ...input, variants }])
  const productId = added?.id ?? ''
  await sayAdded(ctx, [{ id: productId, words }])
  return { ...newItem, productId }
}

async function change(ctx: Ctx, { id: productId, input, revision, words }: PlanTo<'CHANGE'>): Promise<Effect> {
  const before = (await statesOfProducts(ctx, [productId])).get(productId) ?? {}
  // Translations first: staff lock them before the words of a search, which the product's change writes.
  const said = await putWords(ctx, 'product', [{ id: productId, words }])
  await changeProduct(ctx, productId, input, revision)
  return {
    ...{ productId, before, moved: movesOf(input) },
    revision: await revisionOf(ctx, productId),
    wordsBefore: said.get(productId) ?? {},
  }
}

async function revisionOf(ctx: Ctx, id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ revision: products.revision })
    .from(products)
    .where(inSite(ctx, products, eq(products.id, id)))
  return row?.revision ?? 0
}
