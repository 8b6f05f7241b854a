import { mostImportBytes } from '../../../../shared/selling/catalogue/product-imports.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { NoZip, type ZipEntry } from '../../../platform/read-zip.ts'
import { refusal } from '../../../platform/refusal.ts'
import { faultIn, openArchive } from './archive.ts'
import { changeImport } from './imports-store.ts'
import type { ImportRow } from './product-imports.tables.ts'

type Taken = { bytes: Uint8Array; archive: ImportRow['archive'] }

/**
 * Keeps the table of a ZIP as the file of the import; undefined where not all of the ZIP has come.
 * @throws Refusal `productImport.noTable`, `productImport.tables`
 * @throws NoZip with the reason in words
 */
export async function takeTable(ctx: Ctx, row: ImportRow): Promise<Taken | undefined> {
  const opened = await openArchive(ctx, row)
  if (!opened || !row.archive) return undefined
  const table = onlyTable(opened.entries)
  const bytes = await opened.unpack(table, mostImportBytes)
  if (typeof bytes === 'string') throw new NoZip(bytes === 'large' ? tooLarge(table) : faultIn(table, bytes))
  const archive = { ...row.archive, table: table.name }
  await changeImport(ctx, row.id, { file: Buffer.from(bytes), archive })
  return { bytes, archive }
}

const tableName = /\.(csv|tsv|xlsx)$/i

/** Maximum number of tables that the refusal names. */
const mostTold = 5

function onlyTable(entries: ZipEntry[]): ZipEntry {
  const [table, ...others] = entries.filter(({ name }) => tableName.test(name))
  if (!table) throw refusal('productImport.noTable')
  if (others.length === 0) return table
  const names = [table, ...others].slice(0, mostTold).map(({ name }) => cut(name, 80))
  const more = others.length + 1 - names.length
  throw refusal('productImport.tables', { names: `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}` })
}

const tooLarge = ({ name }: ZipEntry) =>
  `“${cut(name, 80)}” is too large: a table may have up to ${mostImportBytes / 1024 / 1024} MB.`
