import { desc, eq } from 'drizzle-orm'
import { reasonsHeader } from '../../../../shared/selling/catalogue/product-imports.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { knownOf } from './known.ts'
import { type ImportRow, productImports } from './product-imports.tables.ts'
import { type Column, columnsOf, isField, layoutOf } from './reading/columns.ts'
import type { Field } from './reading/fields.ts'
import type { Known } from './reading/known.ts'

/**
 * The columns of a file with these headers.
 * @throws Refusal `productImport.columns`
 */
export async function nameColumns(ctx: Ctx, headers: string[]): Promise<Pick<ImportRow, 'layout' | 'columns'>> {
  const layout = layoutOf(headers)
  const known = await knownOf(ctx)
  const columns = (await namedBefore(ctx, headers, known)) ?? columnsOf(headers, layout, known)
  requireNames(columns)
  return { layout, columns }
}

/** Files whose columns are remembered. */
const rememberedFiles = 50

/** Whether a file's first column has the reasons of a file to correct: the file is named like the one it came from. */
const reasonsIn = ([first]: string[]): number => (first === reasonsHeader ? 1 : 0)

/** The columns as staff named them for the last file with these headers; fields that are archived since have none. */
async function namedBefore(ctx: Ctx, headers: string[], known: Known): Promise<Column[] | undefined> {
  const rows = await ctx.db
    .select({ columns: productImports.columns })
    .from(productImports)
    .where(inSite(ctx, productImports, eq(productImports.mapped, true)))
    .orderBy(desc(productImports.createdAt), desc(productImports.id))
    .limit(rememberedFiles)
  const reasons = headers.slice(0, reasonsIn(headers))
  const key = JSON.stringify(headers.slice(reasons.length))
  const found = rows
    .map(({ columns }) => columns.slice(reasonsIn(columns.map(({ header }) => header))))
    .find((columns) => JSON.stringify(columns.map(({ header }) => header)) === key)
  if (!found) return undefined
  const named = found.map(({ header, field }) => ({ header, field: field && isField(field, known) ? field : null }))
  return [...reasons.map((header) => ({ header, field: null })), ...named]
}

/** @throws Refusal `productImport.columns` without a column that says which product a row is about */
export function requireNames(columns: Column[]): void {
  const names: Field[] = ['path', 'name', 'sku']
  if (!columns.some(({ field }) => field !== null && names.includes(field)))
    throw refusal('productImport.columns', { field: 'file' })
}
