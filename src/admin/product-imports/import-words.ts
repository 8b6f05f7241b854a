import type { ImportItem, ProductImport } from '../../shared/selling/catalogue/product-imports.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import { grouped } from '../ui/counted.ts'

type Word = { title: string; tone: BadgeTone }

export const stateWords: Record<ProductImport['state'], Word> = {
  SENDING: { title: 'Upload incomplete', tone: 'warn' },
  READING: { title: 'Being checked', tone: 'info' },
  READY: { title: 'Ready to import', tone: 'warn' },
  APPLYING: { title: 'Being imported', tone: 'info' },
  DONE: { title: 'Imported', tone: 'good' },
  UNDOING: { title: 'Being undone', tone: 'info' },
  UNDONE: { title: 'Undone', tone: 'plain' },
  FAILED: { title: 'Could not be read', tone: 'danger' },
}

export const layoutWords: Record<ProductImport['layout'], string> = {
  own: 'Product file',
  shopify: 'Shopify export',
  woocommerce: 'WooCommerce export',
}

const actionWords: Record<ImportItem['action'], Word> = {
  ADD: { title: 'New', tone: 'good' },
  CHANGE: { title: 'Changed', tone: 'info' },
  SAME: { title: 'Unchanged', tone: 'plain' },
  FAULT: { title: 'Left out', tone: 'danger' },
}

/** The kind of a product of the file, or its outcome. */
export function wordOf({ action, outcome }: ImportItem): Word {
  if (outcome === 'REFUSED') return { title: 'Refused', tone: 'danger' }
  if (outcome === 'UNDONE') return { title: 'Undone', tone: 'plain' }
  if (outcome === 'KEPT') return { title: 'Kept', tone: 'warn' }
  return actionWords[action]
}

/** The effect of importing, in one line. */
export function planned({ counts: { add, change, same, fault } }: ProductImport): string {
  const parts = [
    add > 0 ? `${grouped(add)} new` : '',
    change > 0 ? `${grouped(change)} changed` : '',
    same > 0 ? `${grouped(same)} unchanged` : '',
    fault > 0 ? `${grouped(fault)} left out` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing to import.'
}
