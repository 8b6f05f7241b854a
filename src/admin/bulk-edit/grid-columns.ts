import { countryCodes } from '../../shared/selling/countries.ts'
import { gstRates } from '../../shared/selling/gst-rates.ts'
import type { GridProductField, GridValue, GridVariantField } from '../../shared/selling/product-grid.ts'
import { makerRoles } from '../../shared/selling/products.ts'
import { netUnits } from '../../shared/selling/unit-price.ts'
import { paiseOf, rupeesOf } from '../ui/money-field.tsx'

type Kind = 'text' | 'money' | 'number' | 'tags' | 'choice'

export type GridColumn<F extends string = string> = {
  field: F
  title: string
  kind: Kind
  /** May be empty. */
  isOptional?: boolean
  choices?: readonly string[]
  /** In rem. */
  width: number
}

export const productColumns: GridColumn<GridProductField>[] = [
  { field: 'name', title: 'Name', kind: 'text', width: 18 },
  { field: 'path', title: 'URL', kind: 'text', width: 14 },
  { field: 'status', title: 'Status', kind: 'choice', choices: ['DRAFT', 'PUBLISHED'], width: 8 },
  { field: 'summary', title: 'Summary', kind: 'text', width: 18 },
  { field: 'tags', title: 'Tags', kind: 'tags', width: 12 },
  { field: 'hsn', title: 'HSN code', kind: 'text', width: 7 },
  { field: 'gstRate', title: 'GST rate', kind: 'choice', choices: gstRates.map(String), width: 6 },
  { field: 'countryOfOrigin', title: 'Country of origin', kind: 'choice', choices: ['', ...countryCodes], width: 8 },
  { field: 'makerRole', title: 'Who answers for it', kind: 'choice', choices: makerRoles, width: 9 },
  { field: 'maker', title: 'Name and address', kind: 'text', width: 16 },
  { field: 'consumerCare', title: 'Consumer care', kind: 'text', width: 14 },
  { field: 'netQuantity', title: 'Net quantity', kind: 'number', isOptional: true, width: 7 },
  { field: 'netUnit', title: 'Unit', kind: 'choice', choices: netUnits, width: 6 },
  { field: 'seoTitle', title: 'SEO title', kind: 'text', width: 14 },
  { field: 'seoDescription', title: 'SEO description', kind: 'text', width: 18 },
]

export const variantColumns: GridColumn<GridVariantField>[] = [
  { field: 'sku', title: 'SKU', kind: 'text', width: 10 },
  { field: 'price', title: 'Price', kind: 'money', width: 7 },
  { field: 'mrp', title: 'MRP', kind: 'money', width: 7 },
  { field: 'salePrice', title: 'Sale price', kind: 'money', isOptional: true, width: 7 },
  { field: 'stock', title: 'Stock', kind: 'number', width: 6 },
  { field: 'weight', title: 'Weight (g)', kind: 'number', isOptional: true, width: 7 },
  { field: 'length', title: 'Length (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'width', title: 'Width (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'height', title: 'Height (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'barcode', title: 'Barcode', kind: 'text', width: 10 },
]

/** A cell's text. */
export function textOf({ kind }: GridColumn, value: GridValue): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  return kind === 'money' && typeof value === 'number' ? rupeesOf(value) : String(value)
}

/** Parses typed or pasted text; `fault` says why it is invalid. */
export function readCell(column: GridColumn, text: string): { value: GridValue } | { fault: string } {
  const plain = text.trim()
  switch (column.kind) {
    case 'tags':
      return { value: [...new Set(plain.split(',').map((tag) => tag.trim().toLowerCase()))].filter(Boolean) }
    case 'money': {
      const paise = paiseOf(plain)
      if (paise === null) return { fault: `${column.title}: please give an amount.` }
      return numberOr(column, paise)
    }
    case 'number': {
      const number = plain === '' ? undefined : Number(plain.replaceAll(',', ''))
      return Number.isNaN(number) ? { fault: `${column.title}: please give a number.` } : numberOr(column, number)
    }
    case 'choice':
      return choiceOf(column, plain)
    case 'text':
      return { value: plain }
  }
}

function numberOr(
  { title, isOptional }: GridColumn,
  number: number | undefined,
): { value: GridValue } | { fault: string } {
  if (number !== undefined) return { value: number }
  return isOptional ? { value: null } : { fault: `${title}: please give a number.` }
}

/** Matches a choice case-insensitively, with or without a percent sign. */
function choiceOf({ title, field, choices = [] }: GridColumn, text: string): { value: GridValue } | { fault: string } {
  const wanted = text.replace(/\s*%$/, '').toLowerCase()
  const found = choices.find((choice) => choice.toLowerCase() === wanted)
  if (found === undefined) return { fault: `${title}: please choose ${choices.slice(0, 8).join(', ')}.` }
  return { value: field === 'gstRate' ? Number(found) : found }
}
