import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type ImportItem,
  type ImportReason,
  importDays,
  type importItemQuery,
  type ProductImport,
  reasonsHeader,
} from '../../../../shared/selling/catalogue/product-imports.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { csvPages, csvResponse, withoutApostrophe } from '../../../platform/csv.ts'
import { type PageQuery, pageOf } from '../../../platform/lists.ts'
import { inSite } from '../../../platform/table.ts'
import { findImport, type ItemRow, listImports } from './imports-store.ts'
import { knownOf } from './known.ts'
import { type ImportRow, importItems } from './product-imports.tables.ts'
import { fieldsFor } from './reading/columns.ts'
import { fieldLabels } from './reading/fields.ts'
import type { RowFault } from './reading/row.ts'

const day = 24 * 3_600_000

export async function shownImports(ctx: Ctx, page: PageQuery): Promise<{ data: ProductImport[]; total: number }> {
  const { rows, total } = await listImports(ctx, page)
  return { data: await withFigures(ctx, rows), total }
}

export async function shownImport(ctx: Ctx, row: ImportRow): Promise<ProductImport> {
  const [shown] = await withFigures(ctx, [row])
  if (!shown) throw new Error('an import was lost')
  const { fault, refused } = shown.counts
  const isStill = row.state === 'READY' || row.state === 'DONE'
  return isStill && fault + refused > 1 ? { ...shown, reasons: await reasonsOf(ctx, row.id) } : shown
}

/** Maximum number of reasons shown for a file. */
const mostReasons = 5

/** Reasons that several products share, the most frequent first. */
async function reasonsOf(ctx: Ctx, id: string): Promise<ImportReason[]> {
  const { importId, position, action, outcome } = importItems
  const isLeftOut = or(eq(action, 'FAULT'), eq(outcome, 'REFUSED'))
  const products = sql<number>`count(distinct ${position})::int`
  const [column, text] = [sql<string>`fault ->> 'column'`, sql<string>`fault ->> 'text'`]
  return ctx.db
    .select({ column, text, products })
    .from(sql`${importItems}, jsonb_array_elements(${importItems.faults}) fault`)
    .where(inSite(ctx, importItems, and(eq(importId, id), isLeftOut)))
    .groupBy(column, text)
    .having(sql`count(distinct ${position}) > 1`)
    .orderBy(desc(products), asc(text))
    .limit(mostReasons)
}

/** Imports with their figures. */
async function withFigures(ctx: Ctx, rows: ImportRow[]): Promise<ProductImport[]> {
  const figures = await countsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const known = await knownOf(ctx)
  return rows.map((row) => ({
    ...asShown(ctx, row, figures.get(row.id) ?? none),
    fields: fieldsFor(row.columns, known),
  }))
}

function asShown(ctx: Ctx, row: ImportRow, { surveyed, ...counts }: Counts): Omit<ProductImport, 'fields'> {
  const { id, fileName, layout, state, fault, columns, rows, products, createdAt, picturesMissing } = row
  const until = new Date(createdAt.getTime() + importDays * day)
  return {
    ...{ _id: id, fileName, layout, state, fault, columns, rows, products },
    counts: { ...counts, picturesMissing },
    reasons: [],
    archive: shownArchive(row),
    progress: progressOf(row, { ...counts, surveyed }),
    created: createdAt.toISOString(),
    undoUntil: state === 'DONE' && until > ctx.now() ? until.toISOString() : null,
  }
}

function shownArchive({ archive }: ImportRow): ProductImport['archive'] {
  if (!archive) return null
  const { mark: _, table = '', pictures = 0, unnamed = [], unnamedCount = 0, fault = '', ...known } = archive
  return { ...known, table, pictures, unnamed, unnamedCount, fault }
}

type Counts = ProductImport['counts'] & { surveyed: number }

const none: Counts = {
  ...{ surveyed: 0, add: 0, change: 0, same: 0, fault: 0, jump: 0, done: 0, refused: 0, undone: 0, kept: 0 },
  ...{ noted: 0, picturesMissing: 0, pictures: 0, picturesFailed: 0 },
}

/** Products that are imported without a part of what their rows state. */
const isNoted = sql`(${importItems.action} <> 'FAULT' and ${importItems.outcome} is null or ${importItems.outcome} = 'DONE') and (${importItems.faults} <> '[]' or ${importItems.picturesFailed} <> '[]')`

/** Figures by import; one without products has none. */
async function countsOf(ctx: Ctx, importIds: string[]): Promise<Map<string, Counts>> {
  const { importId, action, outcome, jumps, pictures, picturesFailed, before } = importItems
  const those = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`
  const pieces = (list: typeof pictures | typeof picturesFailed) =>
    sql<number>`coalesce(sum(jsonb_array_length(${list})), 0)::int`
  const rows = await ctx.db
    .select({
      importId,
      counts: {
        surveyed: count(),
        add: those(sql`${action} = 'ADD'`),
        change: those(sql`${action} = 'CHANGE'`),
        same: those(sql`${action} = 'SAME'`),
        fault: those(sql`${action} = 'FAULT'`),
        jump: those(sql`${jumps}`),
        noted: those(sql`${isNoted}`),
        done: those(sql`${outcome} = 'DONE' and ${before} is not null`),
        refused: those(sql`${outcome} = 'REFUSED'`),
        undone: those(sql`${outcome} = 'UNDONE'`),
        kept: those(sql`${outcome} = 'KEPT'`),
        pictures: pieces(pictures),
        picturesFailed: pieces(picturesFailed),
      },
    })
    .from(importItems)
    .where(inSite(ctx, importItems, inArray(importId, importIds)))
    .groupBy(importId)
  return new Map(rows.map(({ importId, counts }) => [importId, { ...none, ...counts }]))
}

function progressOf({ state, products }: ImportRow, counts: Counts): number {
  const part = (done: number, all: number) => (all === 0 ? 0 : Math.min(1, done / all))
  if (state === 'READING') return part(counts.surveyed, products)
  const undone = counts.undone + counts.kept
  if (state === 'APPLYING') return part(counts.done + counts.refused, counts.add + counts.change)
  if (state === 'UNDOING') return part(undone, counts.done + undone)
  return 1
}

type Kind = NonNullable<z.output<typeof importItemQuery>['kind']>

function ofKind(kind: Kind | undefined): SQL | undefined {
  const { action, outcome, jumps } = importItems
  if (kind === undefined) return undefined
  if (kind === 'jump') return eq(jumps, true)
  if (kind === 'noted') return isNoted
  if (kind === 'fault') return or(eq(action, 'FAULT'), inArray(outcome, ['REFUSED', 'KEPT']))
  return eq(action, ({ add: 'ADD', change: 'CHANGE', same: 'SAME' } as const)[kind])
}

/** Products of a file in its order. @throws Refusal `productImport.notFound` */
export async function shownItems(
  ctx: Ctx,
  { import: id, kind, ...page }: z.output<typeof importItemQuery>,
): Promise<{ data: ImportItem[]; total: number }> {
  await findImport(ctx, id)
  const where = inSite(ctx, importItems, and(eq(importItems.importId, id), ofKind(kind)))
  const { position, line, name, action, outcome, productId, jumps, changes, faults, picturesFailed } = importItems
  const { rows, total } = await pageOf(
    page,
    ctx.db
      .select({
        ...{ _id: sql<string>`${position}::text`, line, name, action, outcome, productId, jumps, changes },
        ...{ faults, picturesFailed },
      })
      .from(importItems)
      .where(where)
      .orderBy(asc(importItems.position)),
    ctx.db.$count(importItems, where),
  )
  const data = rows.map(({ picturesFailed, ...item }) => ({
    ...item,
    faults: [...item.faults, ...failuresOf(item, picturesFailed)],
  }))
  return { data, total }
}

/** Why pictures of a product could not be fetched, unless that was told before the import. */
function failuresOf({ line, faults }: Pick<ItemRow, 'line' | 'faults'>, failed: ItemRow['picturesFailed']): RowFault[] {
  const texts = failed.map(({ url, fault, field }) => ({
    line,
    column: field === undefined ? fieldLabels.pictures : '',
    text: fault.startsWith('“') ? fault : `“${cut(url, 120)}”: ${fault}`,
  }))
  const told = [...faults]
  for (const one of texts) if (!told.some(({ text }) => text === one.text)) told.push(one)
  return told.slice(faults.length)
}

/** The rows that were left out, as the file has them, with the reasons before them; former reasons are left out. */
export async function exportFaults(ctx: Ctx, id: string): Promise<Response> {
  const all = (await findImport(ctx, id)).columns.map(({ header }) => header)
  const headers = all.slice(all[0] === reasonsHeader ? 1 : 0)
  const from = all.length - headers.length
  const { position, rows, faults, action, outcome } = importItems
  const pages = csvPages(
    (last?: number) =>
      ctx.db
        .select({ position, rows, faults })
        .from(importItems)
        .where(
          inSite(
            ctx,
            importItems,
            eq(importItems.importId, id),
            or(eq(action, 'FAULT'), eq(outcome, 'REFUSED')),
            sql`${position} > ${last ?? -1}`,
          ),
        )
        .orderBy(asc(position)),
    ({ position }) => position,
    (items) =>
      items.flatMap(({ rows, faults }) =>
        rows.map(({ line, cells }) => [
          faults
            .filter((fault) => fault.line === line)
            .map(({ column, text }) => (column ? `${column}: ${text}` : text))
            .join(' '),
          ...headers.map((_, at) => withoutApostrophe(cells[from + at] ?? '')),
        ]),
      ),
  )
  return csvResponse({ fileName: 'rows-to-fix.csv', columns: [reasonsHeader, ...headers], pages })
}
