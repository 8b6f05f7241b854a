import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { kindOfType, partBytes } from '../../shared/content/media/media-files.ts'
import { StartError } from '../platform/config.ts'
import type { Entry } from './archive.ts'
import { type Ending, ending, endingName, type Manifest, readEntry } from './manifest.ts'
import { readManifest, verified } from './verify.ts'

/**
 * Verifies a backup without changing anything.
 * @param migrations folder of the migrations that this version knows
 * @returns the findings, one per line
 * @throws StartError with the fault
 */
export async function checkBackup(entries: AsyncIterable<Entry>, migrations: string): Promise<string[]> {
  let made: Manifest | undefined
  let end: Ending | undefined
  const named = new Set<string>()
  for await (const entry of verified(entries)) {
    if (!made) {
      made = readManifest(entry)
      await requireKnown(made, migrations)
    } else if (entry.name === endingName) end = readEntry(ending, entry)
    else if (entry.name.startsWith('database/public.media/')) for (const name of filesOf(made, entry)) named.add(name)
    else named.delete(entry.name)
  }
  return made && end ? linesOf(made, end, named.size) : []
}

function linesOf({ madeAt, sums, migrations, format }: Manifest, end: Ending, missing: number): string[] {
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
  const match = sums ? ', and match their checksums' : ''
  const lines = [
    `Made at ${madeAt}, in format ${format}`,
    `Schema ${migrations.at(-1)?.name ?? 'without migrations'}: known to this version`,
    `${Object.keys(end.rows).length} tables with ${rows} rows: all are there${match}`,
    `${end.media} pictures: all are there${match}`,
  ]
  if (!sums)
    lines.push('It was made by an older version, which wrote no checksums: rows and pictures were counted only')
  if (missing > 0) lines.push(`${missing} pictures that its rows name were missing already when it was made`)
  return lines
}

/** Files that rows of the table `media` refer to: a picture's file, the parts of anything else. */
function filesOf({ tables }: Manifest, { bytes }: Entry): string[] {
  const columns = tables.find(({ schema, name }) => schema === 'public' && name === 'media')?.columns ?? []
  const rows = Buffer.from(bytes).toString('utf8').trimEnd().split('\n')
  return rows.flatMap((line) => {
    const values = valuesIn(line)
    const row = Object.fromEntries(columns.map((column, index) => [column, values[index]]))
    if (!row.site_id || !row.id || row.shipped) return []
    const file = row.file ?? row.id
    if (kindOfType(row.content_type ?? '') === 'picture') return [`media/${row.site_id}/original/${file}`]
    const parts = Math.ceil(Number(row.bytes) / partBytes)
    const names = Array.from({ length: parts }, (_, nth) => String(nth).padStart(6, '0'))
    return names.map((name) => `media/${row.site_id}/files/${file}/${name}`)
  })
}

/** @throws StartError for a file that is no backup; checksums are compared only after the last row */
function valuesIn(line: string): (string | null)[] {
  try {
    return JSON.parse(line)
  } catch {
    throw new StartError('The rows of public.media were altered: one of them cannot be read.')
  }
}

/** @throws StartError if a migration of the backup is unknown to this version, or differs */
async function requireKnown({ migrations }: Manifest, folder: string): Promise<void> {
  for (const { name, checksum } of migrations) {
    const text = await readFile(path.join(folder, path.basename(name)), 'utf8').catch(() => undefined)
    if (text === undefined)
      throw new StartError(
        `This backup was made by a newer version of Haat: it has the migration ${name}. Restore it with that version.`,
      )
    if (createHash('sha256').update(text).digest('hex') !== checksum)
      throw new StartError(
        `This backup was made by another version of Haat: its migration ${name} is not the one here.`,
      )
  }
}
