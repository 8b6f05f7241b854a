import { and, eq, inArray, ne } from 'drizzle-orm'
import type { SentFile } from '../../../../shared/api/sent-file.ts'
import {
  type ImportState,
  importDays,
  type ProductImport,
} from '../../../../shared/selling/catalogue/product-imports.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { changeImport, findImport, insertImport, lockImport, sendStep, unread } from './imports-store.ts'
import { knownOf } from './known.ts'
import { nameColumns, requireNames } from './name-columns.ts'
import { productImports } from './product-imports.tables.ts'
import { isField } from './reading/columns.ts'
import type { Field } from './reading/fields.ts'
import type { Known } from './reading/known.ts'
import { headersOf, isPacked } from './reading/table-of.ts'
import { shownImport } from './shown-imports.ts'

/** States in which a job works on the shop's products. */
const working: ImportState[] = ['APPLYING', 'UNDOING']

/** States in which it has changed nothing. */
const idle: ImportState[] = ['SENDING', 'READING', 'READY', 'FAILED']

const day = 24 * 3_600_000

/**
 * Keeps a file and has it compared with the shop. A workbook is unpacked by the job that compares it, which tells what is wrong with it.
 * @throws Refusal `productImport.columns`, `productImport.empty`
 */
export async function addImport(ctx: Ctx, { name, bytes }: SentFile): Promise<ProductImport> {
  const named = isPacked(bytes) ? unread : await nameColumns(ctx, headersOf(bytes))
  return transaction(ctx, async (ctx) => {
    const id = await insertImport(ctx, { ...named, fileName: name, state: 'READING', file: Buffer.from(bytes) })
    await sendStep(ctx, 'read', id)
    return shownImport(ctx, await findImport(ctx, id))
  })
}

/**
 * Says what the columns of a file hold, in their order, and compares it anew.
 * @throws Refusal `productImport.notFound`, `productImport.state`, `productImport.column`, `productImport.columns`
 */
export function mapColumns(ctx: Ctx, id: string, fields: (string | null)[]): Promise<ProductImport> {
  return transaction(ctx, async (ctx) => {
    const { state, columns } = await lockImport(ctx, id)
    if (state !== 'READY') throw refusal('productImport.state')
    const known = await knownOf(ctx)
    const mapped = columns.map(({ header }, at) => ({ header, field: fieldAt(fields, at, known) }))
    requireNames(mapped)
    await changeImport(ctx, id, { columns: mapped, mapped: true, state: 'READING', rows: 0, products: 0 })
    await sendStep(ctx, 'read', id)
    return shownImport(ctx, await findImport(ctx, id))
  })
}

/** A field stands once. */
function fieldAt(fields: (string | null)[], at: number, known: Known): Field | null {
  const field = fields[at] ?? null
  if (field !== null && (!isField(field, known) || fields.indexOf(field) < at))
    throw refusal('productImport.column', { field: `columns.${at}` })
  return field
}

/** @throws Refusal `productImport.notFound`, `productImport.state`, `productImport.busy` */
export function startImport(ctx: Ctx, id: string): Promise<ProductImport> {
  return move(ctx, id, { from: 'READY', to: 'APPLYING', step: 'apply' })
}

/** @throws Refusal `productImport.notFound`, `productImport.state`, `productImport.over`, `productImport.busy` */
export function startUndo(ctx: Ctx, id: string): Promise<ProductImport> {
  return move(ctx, id, { from: 'DONE', to: 'UNDOING', step: 'undo' })
}

type Move = { from: ImportState; to: ImportState; step: 'apply' | 'undo' }

/** One import of a site works on its products at a time. */
function move(ctx: Ctx, id: string, { from, to, step }: Move): Promise<ProductImport> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'product-imports')
    const { state, createdAt } = await lockImport(ctx, id)
    if (state !== from) throw refusal('productImport.state')
    if (to === 'UNDOING' && createdAt.getTime() + importDays * day < ctx.now().getTime())
      throw refusal('productImport.over')
    const others = and(ne(productImports.id, id), inArray(productImports.state, working))
    if ((await ctx.db.$count(productImports, inSite(ctx, productImports, others))) > 0)
      throw refusal('productImport.busy')
    await changeImport(ctx, id, { state: to })
    await sendStep(ctx, step, id)
    return shownImport(ctx, await findImport(ctx, id))
  })
}

/**
 * Drops a file that changed nothing.
 * @throws Refusal `productImport.notFound`, `productImport.state`
 */
export function dropImport(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { state } = await lockImport(ctx, id)
    if (!idle.includes(state)) throw refusal('productImport.state')
    await ctx.db.delete(productImports).where(inSite(ctx, productImports, eq(productImports.id, id)))
  })
}
