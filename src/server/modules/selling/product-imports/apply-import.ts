import { eq, sql } from 'drizzle-orm'
import type { State } from '../../../../shared/running/leaves.ts'
import type { CheckedProduct } from '../../../../shared/selling/products-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { type BeforeWords, type GivenWords, putWords } from '../../content/translations/index.ts'
import { changeProduct, importProducts, keepWords, products, statesOfProducts } from '../products/index.ts'
import { variantsWithSkus } from '../stock/index.ts'
import { fillBook, openBook } from './book.ts'
import { refusedFaults } from './faults.ts'
import {
  changeImport,
  changeItem,
  findImport,
  gone,
  holdItems,
  type ImportData,
  type ItemRow,
  lockImport,
  noteAdded,
  sendStep,
  waitingItems,
} from './imports-store.ts'
import { knownOf } from './known.ts'
import { otherPictures } from './own-pictures.ts'
import { type Plan, plansOf } from './plan.ts'
import { type Draft, draftOf } from './reading/draft.ts'
import type { Reading } from './reading/gather.ts'
import type { Known } from './reading/known.ts'

/** Products that are added in one transaction. */
const batchSize = 100

/** A product of the file, as the rows state it. */
type Work = { item: ItemRow; draft: Draft }

/**
 * Imports what the owner has looked at, a part at a time: each product together with the note that it is done, so that a process
 * that ends loses and repeats nothing.
 */
export async function applyImport(ctx: Ctx, { id }: ImportData, signal?: AbortSignal): Promise<void> {
  const found = await findImport(ctx, id).catch(gone)
  if (found?.state !== 'APPLYING') return
  const reading = { ...found, known: await knownOf(ctx) }
  for (let batches = 0; ; batches++) {
    signal?.throwIfAborted()
    const items = await waitingItems(ctx, id, batchSize)
    if (items.length === 0) break
    await applyItems(ctx, reading, items)
    // Once there are rows of it, the database learns how many there will be.
    if (batches === 0) await ctx.db.execute(sql`select know_catalogue_size(${found.rows})`)
  }
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
  await transaction(ctx, (ctx) => fillBook(ctx, drafts))
  const { known } = reading
  const plans = await plansOf(ctx, { book: await openBook(ctx, drafts), known }, drafts, new Set())
  // A product without SKUs gets them by those of all before it.
  const together = all.flatMap((work, at) => {
    const plan = plans[at]
    return plan?.action === 'ADD' && work.draft.variants.every(({ sku }) => sku !== '') ? [{ ...work, plan }] : []
  })
  const alone = all.filter(({ item }) => !together.some((other) => other.item === item))
  try {
    await addTogether(ctx, reading.id, together)
  } catch (error) {
    // One that is refused refuses all: then each is added by itself.
    if (!(error instanceof Refusal)) throw error
    alone.unshift(...together)
  }
  for (const work of alone) await applyAlone(ctx, known, work)
}

/** Adds new products in a constant number of statements. */
function addTogether(
  ctx: Ctx,
  importId: string,
  all: (Work & { plan: Extract<Plan, { action: 'ADD' }> })[],
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const items = all.map(({ item }) => item)
    const held = await holdItems(ctx, items, null)
    const waiting = all.filter(({ item }) => held.has(item.position))
    const added = await importProducts(
      ctx,
      waiting.map(({ plan }) => plan.input),
    )
    const ids = added.map(({ id }) => id)
    await sayAdded(
      ctx,
      waiting.map(({ plan }, at) => ({ id: ids[at] ?? '', words: plan.words })),
    )
    await noteAdded(
      ctx,
      importId,
      waiting.map(({ item, draft }, at) => ({
        ...{ position: item.position, productId: ids[at] ?? '', pictures: wantedOf(ctx, draft) },
      })),
    )
  })
}

/** Adds the translations of new products, which are found by them, too. */
async function sayAdded(ctx: Ctx, given: GivenWords[]): Promise<void> {
  const said = await putWords(ctx, 'product', given)
  await keepWords(ctx, [...said.keys()])
}

/** Once more where somebody changed the product meanwhile. */
async function applyAlone(ctx: Ctx, known: Known, work: Work, again = true): Promise<void> {
  try {
    await transaction(ctx, (ctx) => applyOne(ctx, known, work))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'product.stale' && again) return applyAlone(ctx, known, work, false)
    await changeItem(ctx, work.item, { outcome: 'REFUSED', faults: refusedFaults(work.draft, error) })
  }
}

async function applyOne(ctx: Ctx, known: Known, { item, draft }: Work): Promise<void> {
  if ((await holdItems(ctx, [item], null)).size === 0) return
  const [plan] = await plansOf(ctx, { book: await openBook(ctx, [draft]), known }, [draft], new Set())
  if (plan?.action === 'FAULT') return changeItem(ctx, item, { outcome: 'REFUSED', faults: plan.faults })
  if (plan?.action === 'SAME') return changeItem(ctx, item, { outcome: 'DONE', productId: plan.id })
  if (plan?.action === 'ADD') {
    const asStated = plan.input.variants.map((variant, at) => ({
      ...variant,
      sku: draft.variants[at]?.sku ?? '',
    }))
    const variants = await variantsWithSkus(ctx, { ...plan.input, variants: asStated })
    const [added] = await importProducts(ctx, [{ ...plan.input, variants }])
    const productId = added?.id ?? ''
    await sayAdded(ctx, [{ id: productId, words: plan.words }])
    return noteDone(ctx, item, { productId, before: { deleted: true }, revision: 1, draft })
  }
  if (!plan) throw new Error('a product of a file has no plan')
  const { id: productId, input, revision, words } = plan
  const before = (await statesOfProducts(ctx, [productId])).get(productId) ?? {}
  // Translations first: staff lock them before the words of a search, which the product's change writes.
  const wordsBefore = (await putWords(ctx, 'product', [{ id: productId, words }])).get(productId)
  await changeProduct(ctx, productId, input, revision)
  const moved = movesOf(input)
  await noteDone(ctx, item, {
    productId,
    before,
    revision: await revisionOf(ctx, productId),
    draft,
    moved,
    wordsBefore,
  })
}

/** By how much stock changed, by variant. */
function movesOf({ variants }: CheckedProduct): Record<string, number> {
  const moves = variants.flatMap(({ _id, stock, stockSeen = stock }) =>
    _id === undefined || stock === stockSeen ? [] : [[_id, stock - stockSeen] as const],
  )
  return Object.fromEntries(moves)
}

async function revisionOf(ctx: Ctx, id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ revision: products.revision })
    .from(products)
    .where(inSite(ctx, products, eq(products.id, id)))
  return row?.revision ?? 0
}

type Done = {
  productId: string
  before: State
  revision: number
  draft: Draft
  moved?: Record<string, number>
  wordsBefore?: BeforeWords | undefined
}

const wantedOf = (ctx: Ctx, { pictures = [] }: Draft) =>
  otherPictures(ctx, pictures).map(({ url, alt }) => ({ url, alt }))

/** Pictures are fetched afterwards, for products that have none. */
function noteDone(ctx: Ctx, item: ItemRow, { draft, moved = {}, wordsBefore = {}, ...done }: Done): Promise<void> {
  const { before } = done
  const hasOwn = Array.isArray(before.media) && before.media.length > 0
  const pictures = hasOwn ? [] : wantedOf(ctx, draft)
  return changeItem(ctx, item, { outcome: 'DONE', ...done, moved, wordsBefore, pictures })
}
