import { type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { addProducts, changeOffers, statesOfProducts } from '../products/index.ts'
import { holdItems, noteDone } from './imports-store.ts'
import { doneOf, movesOf, newItem, sayAdded, type Work } from './item-effects.ts'
import type { Plan, PlanTo } from './plan.ts'

/** Products that are changed together. */
const mostChanges = 100

type Planned = Work & { plan: Plan | undefined }
type PlannedAs<Action extends Plan['action']> = Work & { plan: PlanTo<Action> }

/**
 * Imports products that are new, and those of which only prices, sales and stock change, in a constant number of statements. One
 * that is refused refuses all of its kind.
 * @returns those that are to be imported one by one
 */
export async function applyTogether(ctx: Ctx, importId: string, all: Planned[]): Promise<Work[]> {
  const additions = all.filter(isAddition)
  const changes = onceEach(all).filter(isOfOffers)
  const done = new Set<Work>(await unlessRefused(additions, (some) => addTogether(ctx, importId, some)))
  // Variants stay locked until their part is done: sales wait for few.
  for (let at = 0; at < changes.length; at += mostChanges) {
    const some = changes.slice(at, at + mostChanges)
    for (const work of await unlessRefused(some, (some) => changeTogether(ctx, importId, some))) done.add(work)
  }
  return all.filter((work) => !done.has(work))
}

/** A product that several rows are about is changed one by one, in their order. */
function onceEach(all: Planned[]): Planned[] {
  const idOf = ({ plan }: Planned) => (plan && 'id' in plan ? plan.id : undefined)
  const times = Map.groupBy(all, idOf)
  return all.filter((work) => times.get(idOf(work))?.length === 1)
}

/** A product without SKUs gets them by those of all before it. */
const isAddition = (work: Planned): work is PlannedAs<'ADD'> =>
  work.plan?.action === 'ADD' && work.draft.variants.every(({ sku }) => sku !== '')

const isOfOffers = (work: Planned): work is PlannedAs<'CHANGE'> => work.plan?.action === 'CHANGE' && work.plan.ofOffers

/** So few products are imported one by one if one of them is refused; more are halved first. */
const fewProducts = 25

/** @returns those that were imported */
async function unlessRefused<One>(some: One[], apply: (some: One[]) => Promise<void>): Promise<One[]> {
  if (some.length === 0) return []
  try {
    await apply(some)
    return some
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (some.length <= fewProducts) return []
    const half = Math.ceil(some.length / 2)
    const first = await unlessRefused(some.slice(0, half), apply)
    return [...first, ...(await unlessRefused(some.slice(half), apply))]
  }
}

function addTogether(ctx: Ctx, importId: string, all: PlannedAs<'ADD'>[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const waiting = await stillWaiting(ctx, all)
    const added = await addProducts(
      ctx,
      waiting.map(({ plan }) => plan.input),
    )
    const ids = added.map(({ id }) => id)
    await sayAdded(
      ctx,
      waiting.map(({ plan }, at) => ({ id: ids[at] ?? '', words: plan.words })),
    )
    await noteDone(
      ctx,
      importId,
      waiting.map(({ item, plan }, at) => doneOf(item, { ...newItem, productId: ids[at] ?? '' }, plan.pictures)),
    )
  })
}

function changeTogether(ctx: Ctx, importId: string, all: PlannedAs<'CHANGE'>[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const waiting = await stillWaiting(ctx, all)
    const before = await statesOfProducts(
      ctx,
      waiting.map(({ plan }) => plan.id),
    )
    await changeOffers(
      ctx,
      waiting.map(({ plan: { id, revision, input } }) => ({ id, revision, variants: input.variants })),
    )
    await noteDone(
      ctx,
      importId,
      waiting.map(({ item, plan: { id: productId, revision, input, pictures } }) => {
        const effect = { before: before.get(productId) ?? {}, revision: revision + 1, moved: movesOf(input) }
        return doneOf(item, { ...effect, productId, wordsBefore: {} }, pictures)
      }),
    )
  })
}

async function stillWaiting<One extends Work>(ctx: Ctx, all: One[]): Promise<One[]> {
  const items = all.map(({ item }) => item)
  const held = await holdItems(ctx, items, null)
  return all.filter(({ item }) => held.has(item.position))
}
