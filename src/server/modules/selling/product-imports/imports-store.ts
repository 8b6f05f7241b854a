import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { State } from '../../../../shared/running/leaves.ts'
import { cut } from '../../../../shared/text.ts'
import { anyOf } from '../../../platform/any-of.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { type PageQuery, pageOf } from '../../../platform/lists.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { BeforeWords } from '../../content/translations/index.ts'
import { unmark } from '../../ground/samples/index.ts'
import { productSample } from '../products/index.ts'
import { type ImportRow, importItems, productImports } from './product-imports.tables.ts'

const { file: _, ...columns } = getTableColumns(productImports)

export type ImportData = JobData & { id: string }

/** The steps of an import that run as jobs. */
export const importJobs = {
  read: 'productImports.read',
  apply: 'productImports.apply',
  undo: 'productImports.undo',
  pictures: 'productImports.pictures',
} as const

/** Call in the transaction that moves the import to the state of the step. */
export function sendStep(ctx: Ctx, step: keyof typeof importJobs, id: string): Promise<void> {
  // A file is read again while the job that read it before may not have ended yet.
  const key = `${id} ${ctx.now().toISOString()}`
  return ctx.services.jobs.send<ImportData>(ctx.db, importJobs[step], { siteId: ctx.site.id, id }, { key })
}

/** Columns of a file that a job has yet to read. */
export const unread = { layout: 'own', columns: [] } as const satisfies Partial<NewImport>

type NewImport = typeof productImports.$inferInsert

/** @returns its id */
export async function insertImport(ctx: Ctx, { fileName, ...given }: NewImport): Promise<string> {
  const [added] = await ctx.db
    .insert(productImports)
    .values({ ...given, fileName: cut(fileName, 200), createdAt: ctx.now() })
    .returning({ id: productImports.id })
  if (!added) throw new Error('an import was not written')
  return added.id
}

/** @throws Refusal `productImport.notFound` */
export async function findImport(ctx: Ctx, id: string): Promise<ImportRow> {
  const [row] = await ctx.db
    .select(columns)
    .from(productImports)
    .where(inSite(ctx, productImports, eq(productImports.id, id)))
  if (!row) throw refusal('productImport.notFound')
  return row
}

/** An import that was dropped meanwhile has nothing to do. */
export function gone(error: unknown): undefined {
  if (error instanceof Refusal) return undefined
  throw error
}

/** Locks the import until the transaction ends. @throws Refusal `productImport.notFound` */
export async function lockImport(ctx: Ctx, id: string): Promise<ImportRow> {
  const [row] = await ctx.db
    .select(columns)
    .from(productImports)
    .where(inSite(ctx, productImports, eq(productImports.id, id)))
    .for('update')
  if (!row) throw refusal('productImport.notFound')
  return row
}

/** Imports whose ZIP upload is incomplete, the newest first. */
export function importsBeingSent(ctx: Ctx): Promise<ImportRow[]> {
  return ctx.db
    .select(columns)
    .from(productImports)
    .where(inSite(ctx, productImports, eq(productImports.state, 'SENDING')))
    .orderBy(desc(productImports.createdAt))
}

export function listImports(ctx: Ctx, page: PageQuery): Promise<{ rows: ImportRow[]; total: number }> {
  const ofSite = inSite(ctx, productImports)
  return pageOf(
    page,
    ctx.db
      .select(columns)
      .from(productImports)
      .where(ofSite)
      .orderBy(desc(productImports.createdAt), desc(productImports.id)),
    ctx.db.$count(productImports, ofSite),
  )
}

export async function changeImport(
  ctx: Ctx,
  id: string,
  change: Partial<typeof productImports.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(productImports)
    .set(change)
    .where(inSite(ctx, productImports, eq(productImports.id, id)))
}

/** The file of an import that has not run; undefined afterwards. */
export async function readImportFile(ctx: Ctx, id: string): Promise<Uint8Array | undefined> {
  const [row] = await ctx.db
    .select({ file: productImports.file })
    .from(productImports)
    .where(inSite(ctx, productImports, eq(productImports.id, id)))
  return row?.file ?? undefined
}

export type ItemRow = typeof importItems.$inferSelect

type Part = { after: number; products: number; rows: number }

/** The next products of the file after a place that are to be imported: one at least, with about so many rows. */
export function waitingItems(ctx: Ctx, importId: string, most: Part): Promise<ItemRow[]> {
  const { action, outcome, position, rows } = importItems
  // Rows before the place are done, and there are many of them towards the end of a file.
  const waiting = and(inArray(action, ['ADD', 'CHANGE']), isNull(outcome), gt(position, most.after))
  const before = sql<number>`sum(jsonb_array_length(${rows})) over (order by ${position}) - jsonb_array_length(${rows})`
  const next = ctx.db
    .select({ ...getTableColumns(importItems), rowsBefore: before.as('rows_before') })
    .from(importItems)
    .where(inSite(ctx, importItems, eq(importItems.importId, importId), waiting))
    .orderBy(asc(position))
    .limit(most.products)
    .as('next')
  return ctx.db.select().from(next).where(sql`${next.rowsBefore} < ${most.rows}`).orderBy(asc(next.position))
}

type Key = Pick<ItemRow, 'importId' | 'position'>
type ItemChange = Partial<typeof importItems.$inferInsert>

/**
 * Locks products of the file that still have this outcome, so that each step does each of them once.
 * @returns their positions
 */
export async function holdItems(ctx: Ctx, items: Key[], outcome: ItemRow['outcome']): Promise<Set<number>> {
  const [first] = items
  if (!first) return new Set()
  const positions = items.map(({ position }) => position)
  const rows = await ctx.db
    .select({ position: importItems.position })
    .from(importItems)
    .where(
      inSite(
        ctx,
        importItems,
        eq(importItems.importId, first.importId),
        anyOf(importItems.position, positions),
        sql`${importItems.outcome} is not distinct from ${outcome}`,
      ),
    )
    .orderBy(asc(importItems.position))
    .for('update')
  return new Set(rows.map(({ position }) => position))
}

/** Effect of importing a product, from which it is undone; `pictures` are to be fetched. */
export type DoneItem = {
  position: number
  productId: string
  revision: number
  before: State
  moved: ItemRow['moved']
  wordsBefore: BeforeWords
  pictures: ItemRow['pictures']
}

/** Notes that products were imported, in one statement. */
export async function noteDone(ctx: Ctx, importId: string, done: DoneItem[]): Promise<void> {
  if (done.length === 0) return
  // The range keeps the planner from reading the whole file's rows before their number is known to it.
  const positions = done.map(({ position }) => position)
  await ctx.db.execute(sql`update product_import_items i
    set outcome = 'DONE', product_id = given."productId", revision = given.revision, before = given.before,
      moved = given.moved, words_before = given."wordsBefore", pictures = given.pictures
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as given (position integer, "productId" uuid, revision integer,
      before jsonb, moved jsonb, "wordsBefore" jsonb, pictures jsonb)
    where i.site_id = ${ctx.site.id} and i.import_id = ${importId} and i.position = given.position
      and i.position between ${Math.min(...positions)} and ${Math.max(...positions)}`)
  // Products that a file changes are the owner's from then on.
  const ids = done.map(({ productId }) => productId)
  await unmark(ctx, productSample, ids)
}

export const changeItem = (ctx: Ctx, item: Key, change: ItemChange): Promise<void> => changeItems(ctx, [item], change)

/** Changes products of one file alike. */
export async function changeItems(ctx: Ctx, items: Key[], change: ItemChange): Promise<void> {
  const [first] = items
  if (!first) return
  const positions = items.map(({ position }) => position)
  const those = inArray(importItems.position, positions)
  await ctx.db
    .update(importItems)
    .set(change)
    .where(inSite(ctx, importItems, eq(importItems.importId, first.importId), those))
}
