import type { z } from 'zod'
import type { ImportChange } from '../../../../shared/selling/catalogue/product-imports.ts'
import type { CheckedProduct, EditableProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import { withSkus } from '../../../../shared/selling/catalogue/skus.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { dictionariesOf, type GivenWords } from '../../content/translations/index.ts'
import {
  type ImportedProduct,
  importedProduct,
  isOfOffers,
  readSeveralForEditing,
  untaxedOnSale,
} from '../products/index.ts'
import { type Shop, trailsOf } from './book.ts'
import { changesOf, hasJump } from './changes.ts'
import { faultsOf } from './faults.ts'
import { type Addresses, freePaths } from './free-paths.ts'
import { isByAddress, type Match, matchesOf, statedPath, wantedPath } from './match.ts'
import { mergedInto } from './merge.ts'
import { ownPictures } from './own-pictures.ts'
import type { WantedPicture } from './product-imports.tables.ts'
import type { Draft } from './reading/draft.ts'
import { fieldLabels } from './reading/fields.ts'
import type { RowFault } from './reading/row.ts'
import { firstStock, stockNotes } from './reading/stock.ts'
import { type Dictionaries, saidWords } from './said-words.ts'
import { statedGuide } from './size-guide.ts'
import { statusAt } from './status-at.ts'
import { changesBy, picturesWanted, toFetch } from './wanted-pictures.ts'

/** The effect of importing a product of a file. */
export type Plan =
  | {
      action: 'ADD'
      input: z.output<typeof importedProduct>
      words: GivenWords['words']
      pictures: WantedPicture[]
    }
  | {
      action: 'CHANGE'
      id: string
      revision: number
      input: CheckedProduct
      words: GivenWords['words']
      pictures: WantedPicture[]
      changes: ImportChange[]
      jumps: boolean
      /** Whether nothing but prices, sales and stock changes. */
      ofOffers: boolean
    }
  | { action: 'SAME'; id: string }
  | { action: 'FAULT'; faults: RowFault[] }

export type PlanTo<Action extends Plan['action']> = Extract<Plan, { action: Action }>

/** Plans products of a file by what the shop has now. @param used addresses that the file's new products have so far */
export async function plansOf(ctx: Ctx, shop: Shop, drafts: Draft[], used: Addresses): Promise<Plan[]> {
  const { matches, taken } = await matchesOf(ctx, drafts)
  const ids = matches.flatMap((match) => ('id' in match && match.id !== undefined ? [match.id] : []))
  const held = await readSeveralForEditing(ctx, [...new Set(ids)])
  const isSpoken = drafts.some(({ spoken }) => spoken.length > 0)
  const spoken = isSpoken ? await dictionariesOf(ctx, { product: [...held.keys()] }) : undefined
  const matched = drafts.map((draft, index) => ({ draft, match: matches[index] ?? { id: undefined } }))
  const added = matched.filter((one) => isNew(one, held)).map(({ draft }) => draft)
  const named = await freePaths(ctx, added.map(askedBy), { taken, used })
  const paths = new Map(added.map((draft, at) => [draft, named[at]]))
  return matched.map(({ draft, match }) => {
    if (draft.faults.length > 0) return { action: 'FAULT', faults: draft.faults }
    if ('text' in match) return { action: 'FAULT', faults: [{ line: draft.line, column: '', text: match.text }] }
    const known = held.get(match.id ?? '')
    if (known) return planChange(ctx, shop, draft, { product: known, words: spoken && wordsOf(spoken, known._id) })
    const path = paths.get(draft)
    return path === undefined ? { action: 'FAULT', faults: [namesake(draft)] } : planAddition(ctx, shop, draft, path)
  })
}

type Matched = { draft: Draft; match: Match }

const isNew = ({ draft, match }: Matched, held: ReadonlyMap<string, unknown>): boolean =>
  draft.faults.length === 0 && 'id' in match && !held.has(match.id ?? '')

/** With another address, a product that is found by its own would be another one the next time. */
const askedBy = (draft: Draft) => ({ path: wantedPath(draft), isFixed: isByAddress(draft) })

function namesake(draft: Draft): RowFault {
  const { line, values } = draft
  if (statedPath(draft) !== '')
    return { line, column: fieldLabels.path, text: 'Another product of this file has this address, too.' }
  const text = `Another product of this file is called “${cut(values.name ?? '', 40)}”, too. Give each an SKU.`
  return { line, column: fieldLabels.name, text }
}

/** A product that is found neither by SKU nor by address is new, and needs a name. */
function planAddition(ctx: Ctx, { book, known }: Shop, draft: Draft, path: string): Plan {
  const { values, options, variants } = draft
  if (values.name === undefined) return { action: 'FAULT', faults: [unknown(draft)] }
  const unpriced = variants.filter(({ values }) => values.price === undefined)
  if (unpriced.length > 0) {
    const faults = unpriced.map(({ line }) => ({ line, column: 'Price', text: 'Enter the price.' }))
    return { action: 'FAULT', faults }
  }
  const guide = statedGuide(draft, known)
  if (guide.faults.length > 0) return { action: 'FAULT', faults: guide.faults }
  const { brand = '', categories: _, path: __, sizeGuideIds: ___, complements: ____, ...own } = values
  const { stated, notes: statusNotes } = statusAt(ctx, draft)
  const product = {
    ...{ ...own, ...guide.stated },
    ...{ publishAt: null, ...stated },
    ...{ path, brand, options, media: ownPictures(ctx, draft.pictures ?? []) },
    categories: [...new Set(trailsOf(draft).map((trail) => book.category(trail).path))],
    variants: variants.map((variant) => {
      const { sku, options, values } = variant
      const { price = 0, mrp = price } = values
      return { ...values, ...{ sku, options, price, mrp, stock: firstStock(variant) } }
    }),
  }
  const input: ImportedProduct = {
    ...product,
    name: values.name,
    variants: withSkus({ ...product, name: values.name }, []),
  }
  const checked = importedProduct.safeParse(input)
  if (!checked.success) return { action: 'FAULT', faults: faultsOf(draft, checked.error.issues) }
  const { words, faults, notes } = saidWords(ctx, draft, checked.data, new Map())
  if (faults.length > 0) return { action: 'FAULT', faults }
  draft.notes.push(...statusNotes, ...notes, ...stockNotes(variants), ...taxNotes(ctx, draft, checked.data))
  return { action: 'ADD', input: checked.data, words, pictures: toFetch(picturesWanted(ctx, draft)) }
}

type Taxed = Parameters<typeof untaxedOnSale>[1] & { status: string }

/** A product that goes on sale without what its invoices need, as its form asks about (B208). */
function taxNotes(ctx: Ctx, { line }: Draft, after: Taxed, before?: Taxed): RowFault[] {
  if (after.status === 'DRAFT') return []
  const lacks = untaxedOnSale(ctx, after, before?.status === 'DRAFT' ? undefined : before)
  if (lacks.length === 0) return []
  const text = `It goes on sale without ${lacks.join(' and ')}, so its invoices would be wrong. Add it to the file or to the product.`
  return [{ line, column: fieldLabels.hsn, text }]
}

function unknown({ line, variants: [first] }: Draft): RowFault {
  const sku = first?.sku ?? ''
  if (sku === '') return { line, column: 'Name', text: 'Enter the name of the product, or the SKU of one of the shop.' }
  return { line, column: 'SKU', text: `No product of the shop has the SKU ${sku}. A new product needs a name.` }
}

type Held = { product: EditableProduct; words: Dictionaries | undefined }

/** The translations of one of several products, by language. */
const wordsOf = (all: Awaited<ReturnType<typeof dictionariesOf>>, id: string): Dictionaries =>
  new Map([...all].map(([language, things]) => [language, things.get(`product ${id}`) ?? new Map()]))

function planChange(ctx: Ctx, shop: Shop, draft: Draft, { product: held, words = new Map() }: Held): Plan {
  const { known } = shop
  const merged = mergedInto(ctx, shop, draft, held)
  if (!merged.success) return { action: 'FAULT', faults: merged.faults }
  const { input } = merged
  const said = saidWords(ctx, draft, input, words)
  if (said.faults.length > 0) return { action: 'FAULT', faults: said.faults }
  draft.notes.push(...merged.notes, ...said.notes, ...taxNotes(ctx, draft, input, held))
  const wanted = picturesWanted(ctx, draft, held)
  const changes = [...changesOf(ctx, { held, input, draft, known }), ...said.changes, ...changesBy(wanted)]
  const { _id: id, revision } = held
  if (changes.length === 0) return { action: 'SAME', id }
  const ofOffers = said.changes.length === 0 && isOfOffers(held, input)
  return {
    action: 'CHANGE',
    id,
    revision,
    input,
    words: said.words,
    pictures: toFetch(wanted),
    changes,
    jumps: hasJump(ctx, held, input),
    ofOffers,
  }
}
