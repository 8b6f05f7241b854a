import type { CheckedProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type GivenWords, putWords } from '../../content/translations/index.ts'
import { keepWords } from '../products/index.ts'
import type { DoneItem, ItemRow } from './imports-store.ts'
import type { WantedPicture } from './product-imports.tables.ts'
import type { Draft } from './reading/draft.ts'

/** A product of the file, as the rows state it. */
export type Work = { item: ItemRow; draft: Draft }

/** Effect of importing a product. */
export type Effect = Omit<DoneItem, 'position' | 'pictures'>

/** Notes about a product that an import added. */
export const newItem = { before: { deleted: true }, revision: 1, moved: {}, wordsBefore: {} }

/** By how much stock changes, by variant. */
export function movesOf({ variants }: CheckedProduct): Record<string, number> {
  const moves = variants.flatMap(({ _id, stock, stockSeen = stock }) =>
    _id === undefined || stock === stockSeen ? [] : [[_id, stock - stockSeen] as const],
  )
  return Object.fromEntries(moves)
}

/** Adds the translations of new products, which are found by them, too. */
export async function sayAdded(ctx: Ctx, given: GivenWords[]): Promise<void> {
  const said = await putWords(ctx, 'product', given)
  await keepWords(ctx, [...said.keys()])
}

/** Pictures are fetched afterwards. */
export const doneOf = ({ position }: ItemRow, effect: Effect, pictures: WantedPicture[]): DoneItem => ({
  ...effect,
  ...{ position, pictures },
})
