import { addDays } from '../../shared/days.ts'
import { countryCodes } from '../../shared/selling/countries.ts'
import { gstRates } from '../../shared/selling/gst-rates.ts'
import type { GridProductField, GridValue, GridVariantField } from '../../shared/selling/product-grid.ts'
import { makerRoles } from '../../shared/selling/products.ts'
import { netUnits } from '../../shared/selling/unit-price.ts'
import { dayIn, fromZoned, midnightOf, toZoned } from '../../shared/zoned-time.ts'
import { paiseOf, rupeesOf } from '../ui/money-field.tsx'

type Kind = 'text' | 'lines' | 'money' | 'number' | 'tags' | 'choice' | 'time'

export type GridColumn<F extends string = string> = {
  field: F
  title: string
  kind: Kind
  /** May be empty. */
  isOptional?: boolean
  choices?: readonly string[]
  /** The zone of its times. */
  timeZone?: string
  /** In rem. */
  width: number
}

export const productColumns: GridColumn<GridProductField>[] = [
  { field: 'name', title: 'Name', kind: 'text', width: 18 },
  { field: 'path', title: 'URL', kind: 'text', width: 14 },
  { field: 'status', title: 'Status', kind: 'choice', choices: ['DRAFT', 'PUBLISHED'], width: 8 },
  { field: 'summary', title: 'Summary', kind: 'lines', width: 18 },
  { field: 'tags', title: 'Tags', kind: 'tags', width: 12 },
  { field: 'hsn', title: 'HSN code', kind: 'text', width: 7 },
  { field: 'gstRate', title: 'GST rate', kind: 'choice', choices: gstRates.map(String), width: 6 },
  { field: 'countryOfOrigin', title: 'Country of origin', kind: 'choice', choices: ['', ...countryCodes], width: 8 },
  { field: 'makerRole', title: 'Who answers for it', kind: 'choice', choices: makerRoles, width: 9 },
  { field: 'maker', title: 'Name and address', kind: 'lines', width: 16 },
  { field: 'consumerCare', title: 'Consumer care', kind: 'lines', width: 14 },
  { field: 'netQuantity', title: 'Net quantity', kind: 'number', isOptional: true, width: 7 },
  { field: 'netUnit', title: 'Unit', kind: 'choice', choices: netUnits, width: 6 },
  { field: 'seoTitle', title: 'SEO title', kind: 'text', width: 14 },
  { field: 'seoDescription', title: 'SEO description', kind: 'lines', width: 18 },
]

export const variantColumnsIn = (timeZone: string): GridColumn<GridVariantField>[] => [
  { field: 'sku', title: 'SKU', kind: 'text', width: 10 },
  { field: 'price', title: 'Price', kind: 'money', width: 7 },
  { field: 'mrp', title: 'MRP', kind: 'money', width: 7 },
  { field: 'salePrice', title: 'Sale price', kind: 'money', isOptional: true, width: 7 },
  { field: 'saleFrom', title: 'Sale begins', kind: 'time', timeZone, width: 10 },
  { field: 'saleUntil', title: 'Sale ends', kind: 'time', timeZone, width: 10 },
  { field: 'stock', title: 'Stock', kind: 'number', width: 6 },
  { field: 'weight', title: 'Weight (g)', kind: 'number', isOptional: true, width: 7 },
  { field: 'length', title: 'Length (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'width', title: 'Width (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'height', title: 'Height (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'barcode', title: 'Barcode', kind: 'text', width: 10 },
]

/** A cell's text. A comma within a tag stands after a backslash, as in files (B252). */
export function textOf({ kind, timeZone = '' }: GridColumn, value: GridValue): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((tag) => tag.replaceAll(',', '\\,')).join(', ')
  if (kind === 'time') return toZoned(String(value), timeZone).replace('T', ' ')
  return kind === 'money' && typeof value === 'number' ? rupeesOf(value) : String(value)
}

/** Parses typed or pasted text; `fault` says why it is invalid. */
export function readCell(column: GridColumn, text: string): { value: GridValue } | { fault: string } {
  const plain = text.trim()
  switch (column.kind) {
    case 'tags':
      return { value: tagsOf(plain) }
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
    case 'time':
      return timeOf(column, plain)
    case 'lines':
      return { value: plain.replaceAll(/\r\n?/g, '\n') }
    case 'text':
      return { value: plain.replaceAll(/\s*[\r\n]+\s*/g, ' ') }
  }
}

function tagsOf(text: string): string[] {
  const tags = text.split(/(?<!\\),/).map((tag) => tag.replaceAll('\\,', ',').trim().toLowerCase())
  return [...new Set(tags)].filter(Boolean)
}

/** A time in the site's zone; of a day alone its beginning, or its end for what ends. */
function timeOf({ title, field, timeZone = '' }: GridColumn, text: string): { value: GridValue } | { fault: string } {
  if (text === '') return { value: null }
  const { day = '', time } = /^(?<day>\d{4}-\d{2}-\d{2})(?:[ T](?<time>\d{1,2}:\d{2}))?$/.exec(text)?.groups ?? {}
  const start = fromZoned(`${day}T${(time ?? '0:00').padStart(5, '0')}`, timeZone)
  const isThere = start !== undefined && dayIn(new Date(start), timeZone) === day
  const isWhole = time === undefined && field === 'saleUntil'
  const value = isThere && isWhole ? midnightOf(addDays(day, 1), timeZone) : start
  return value === undefined || !isThere
    ? { fault: `${title}: please give a time, such as 2026-12-01 09:00.` }
    : { value }
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
