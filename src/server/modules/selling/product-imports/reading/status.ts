import type { ProductStatus } from '../../../../../shared/selling/catalogue/products-admin.ts'
import type { Field } from './fields.ts'
import { type Reader, read } from './read-cell.ts'
import type { Row } from './row.ts'
import { isPublished, partsOf } from './values.ts'

/** The row that states a product, and those of its variants. */
export type Rows = { own: Row; offered: Row[] }

/** A product is shown where nothing in its row says otherwise, and something says so. */
export function statusOf(rows: Rows): ProductStatus | undefined {
  const told = (['status', 'published'] as const).map((field) =>
    read(rows.own, field, statusCalled, 'Enter published, draft or scheduled.'),
  )
  const status = (['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const).find((status) => told.includes(status))
  const reasons = reasonsToHide(rows)
  if (status !== 'DRAFT')
    for (const { row, field, text } of reasons) row.note(field, `${text} It is imported as a draft.`)
  return reasons.length > 0 ? 'DRAFT' : status
}

type Reason = { row: Row; field: Field; text: string }

/** Why a product of another shop is not shown here, by the column that says so. */
function reasonsToHide({ own, offered }: Rows): Reason[] {
  const reasons: Reason[] = []
  const add = (row: Row | undefined, field: Field, text: string) => row && reasons.push({ row, field, text })
  const isGiftCard = isPublished(own.cell('giftCard')) === true
  if (isGiftCard) add(own, 'giftCard', 'It is a gift card, which would be sold as goods here.')
  // WooCommerce writes visible, catalog, search or hidden.
  if (/^(search|hidden)$/i.test(own.cell('catalogVisibility')))
    add(own, 'catalogVisibility', 'It is in no list of the other shop.')
  add(offered.find(isVirtual), 'kind', 'It is a download or a service, which would be sold as goods here.')
  if (!isGiftCard)
    add(offered.find(isUnshipped), 'requiresShipping', 'It needs no shipping there, and would be sold as goods here.')
  return reasons
}

const isVirtual = ({ cell }: Row) =>
  partsOf(cell('kind').toLowerCase(), /,/).some((kind) => kind === 'virtual' || kind === 'downloadable')

const isUnshipped = ({ cell }: Row) => isPublished(cell('requiresShipping')) === false

const statusCalled: Reader<ProductStatus> = (text) => {
  if (text.toLowerCase() === 'scheduled') return 'SCHEDULED'
  const isShown = isPublished(text)
  return isShown === undefined ? undefined : isShown ? 'PUBLISHED' : 'DRAFT'
}
