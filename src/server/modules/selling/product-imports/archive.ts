import { mostMediaBytes } from '../../../../shared/content/media/media-admin.ts'
import { cut, inOneForm } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { NoZip, openZip, type Zip, type ZipEntry, type ZipFault } from '../../../platform/read-zip.ts'
import { partsAsFile } from './archive-parts.ts'
import type { ImportRow } from './product-imports.tables.ts'
import { pictureName } from './reading/picture-address.ts'

/** Limits of a ZIP: files, and their sizes together as it states them. */
const mostEntries = 20_000
const mostUnpacked = 4 * 1024 * 1024 * 1024

/** The files of an import's ZIP, pictures by the names that cells use. */
export type Archive = {
  /** Without files that programs add by themselves, and without the table that is imported. */
  entries: ZipEntry[]
  /** The entry of a name, or why there is none to read. */
  find: (name: string) => { entry: ZipEntry } | { fault: string }
  read: (name: string) => Promise<{ bytes: Uint8Array; fileName: string } | { fault: string }>
  unpack: Zip['read']
}

/** Files that programs add by themselves, such as the lock of an open workbook. */
const byTheWay = /(^|\/)(__MACOSX\/|\.[^./]|~\$|thumbs\.db$|desktop\.ini$)/i

/**
 * Opens the ZIP of an import; undefined where it has none, or not all of it has come.
 * @throws NoZip with the reason in words
 */
export async function openArchive(ctx: Ctx, { id, archive }: ImportRow): Promise<Archive | undefined> {
  if (!archive || archive.received < archive.bytes) return undefined
  const zip = await openZip(partsAsFile(ctx, id, archive.bytes), mostEntries).catch((error) => {
    throw error instanceof NoZip ? new NoZip(unreadable, { cause: error }) : error
  })
  const entries = zip.entries.filter(({ name }) => !byTheWay.test(name))
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > mostUnpacked) throw new NoZip(tooLarge)
  return archiveOf(
    zip,
    entries.filter(({ name }) => name !== archive.table),
  )
}

const unreadable = `This file cannot be read as a ZIP of up to ${mostEntries.toLocaleString('en-IN')} files. Pack the files again.`
const tooLarge = 'The files in this ZIP are too large together: unpacked they may have up to 4 GB.'

/** Upper case and ways to write a letter make no difference. */
const keyOf = (name: string) =>
  inOneForm(name)
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')

function archiveOf(zip: Zip, entries: ZipEntry[]): Archive {
  const byEnd = endsOf(entries)
  const find = (name: string): ReturnType<Archive['find']> => {
    const [entry, ...others] = byEnd.get(keyOf(name)) ?? []
    if (!entry) return { fault: `“${cut(name, 80)}” is not in the ZIP.` }
    const exact = [entry, ...others].filter((one) => keyOf(one.name) === keyOf(name))
    if (others.length > 0 && exact.length !== 1)
      return { fault: `“${cut(name, 80)}” is in the ZIP more than once. Write its folder before the name.` }
    const found = exact[0] ?? entry
    const fault = faultOf(found)
    return fault ? { fault: said(name, fault) } : { entry: found }
  }
  return {
    ...{ entries, find, unpack: zip.read },
    async read(name) {
      const found = find(name)
      if ('fault' in found) return found
      const bytes = await zip.read(found.entry, mostMediaBytes)
      if (typeof bytes === 'string') return { fault: said(name, faults[bytes]) }
      return { bytes, fileName: found.entry.name.split('/').at(-1) ?? '' }
    },
  }
}

/** Entries by each end of their paths: `a/b/c.jpg` is also `b/c.jpg` and `c.jpg`. */
function endsOf(entries: ZipEntry[]): Map<string, ZipEntry[]> {
  const byEnd = new Map<string, ZipEntry[]>()
  for (const entry of entries) {
    const parts = keyOf(entry.name).split('/')
    for (let from = Math.max(0, parts.length - 20); from < parts.length; from++) {
      const end = parts.slice(from).join('/')
      const held = byEnd.get(end)
      if (held) held.push(entry)
      else byEnd.set(end, [entry])
    }
  }
  return byEnd
}

const said = (name: string, fault: string) => `“${cut(name, 80)}” ${fault}`

/** Why an entry is not read. */
export const faultIn = ({ name }: ZipEntry, fault: ZipFault): string => said(name, faults[fault])

const faults: Record<ZipFault, string> = {
  path: 'has a path that leads out of the ZIP, so it is left out.',
  link: 'is a link to another file, so it is left out.',
  encrypted: 'is protected by a password. Pack the files without one.',
  method: 'uses a compression method that cannot be read. Pack the files as an ordinary ZIP.',
  damaged: 'is damaged in the ZIP.',
  large: `is too large: a picture may have up to ${mostMediaBytes / 1024 / 1024} MB.`,
}

function faultOf({ name, bytes, fault }: ZipEntry): string | undefined {
  if (fault) return faults[fault]
  if (/\.zip$/i.test(name)) return 'is a ZIP within the ZIP. Put the pictures in directly.'
  if (!pictureName.test(name)) return 'is not a picture.'
  return bytes > mostMediaBytes ? faults.large : undefined
}
