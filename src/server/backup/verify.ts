import { createHash, type Hash } from 'node:crypto'
import { StartError } from '../platform/config.ts'
import type { Entry } from './archive.ts'
import {
  type Ending,
  ending,
  endingName,
  isPictureName,
  type Manifest,
  manifest,
  manifestName,
  type PictureSums,
  pictureSums,
  readEntry,
  sumsName,
} from './manifest.ts'

/**
 * Passes a backup's entries on while verifying them: order, names, counts and checksums must match those stated in it. The last
 * entry is passed on once the whole file has been verified.
 * @throws StartError if something is missing, superfluous or altered
 */
export async function* verified(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  let ledger: Ledger | undefined
  let end: Entry | undefined
  for await (const entry of entries) {
    if (end) throw new StartError(`The backup goes on after its end, with ${entry.name}.`)
    if (!ledger) ledger = openLedger(readManifest(entry))
    else if (entry.name === endingName) {
      ledger.close(readEntry(ending, entry))
      end = entry
      continue
    } else ledger.note(entry)
    yield entry
  }
  if (!ledger) throw new StartError('This is no backup of Haat.')
  if (!end) throw new StartError('The backup ends before its end: it was cut off.')
  yield end
}

/** @throws StartError if this is not the first entry of a backup */
export function readManifest(entry: Entry): Manifest {
  if (entry.name !== manifestName) throw new StartError('This is no backup of Haat.')
  return readEntry(manifest, entry)
}

type Ledger = {
  /** @throws StartError if the entry is not expected here */
  note: (entry: Entry) => void
  /** @throws StartError if the entries do not match the ending */
  close: (end: Ending) => void
}

type TableSeen = { entries: number; rows: number; hash: Hash }

function openLedger({ tables, sums }: Manifest): Ledger {
  const seen = new Map<string, TableSeen>(
    tables.map(({ schema, name }) => [`${schema}.${name}`, { entries: 0, rows: 0, hash: createHash('sha256') }]),
  )
  const pictures = openPictures(sums !== undefined)

  return {
    note(entry) {
      const [kind, name = '', part = ''] = entry.name.split('/')
      const table = kind === 'database' ? seen.get(name) : undefined
      if (!table) return pictures.note(entry)
      if (entry.name !== `database/${name}/${part}` || part !== `${String(++table.entries).padStart(6, '0')}.jsonl`)
        throw new StartError(`The backup holds ${entry.name} where another part of ${name} belongs.`)
      table.hash.update(entry.bytes)
      for (const byte of entry.bytes) if (byte === newline) table.rows++
    },
    close(end) {
      for (const name of new Set([...Object.keys(end.rows), ...seen.keys()])) {
        const [stated, came] = [end.rows[name], seen.get(name)]
        if (stated === undefined || !came)
          throw new StartError(`The backup states the table ${name} in one place only.`)
        if (stated !== came.rows) throw new StartError(`Of the ${stated} rows of ${name}, ${came.rows} came.`)
        if (sums && end.sums?.[name] !== came.hash.digest('hex'))
          throw new StartError(`The rows of ${name} were altered: they do not match their checksum.`)
      }
      pictures.close(end)
    },
  }
}

const newline = 10

function openPictures(hasSums: boolean): Ledger {
  let count = 0
  let entries = 0
  let last = ''
  let unproved: PictureSums = []
  return {
    note({ name, bytes }) {
      if (hasSums && name === sumsName(entries + 1)) {
        entries++
        compare(readEntry(pictureSums, { name, bytes }), unproved)
        unproved = []
        return
      }
      if (!isPictureName(name)) throw new StartError(`The backup holds something that is no part of one: ${name}.`)
      if (name <= last) throw new StartError(`The backup holds ${name} twice, or not in its place.`)
      last = name
      count++
      if (hasSums) unproved.push([name, createHash('sha256').update(bytes).digest('hex')])
    },
    close({ media }) {
      if (count !== media) throw new StartError(`Of the ${media} pictures, ${count} came.`)
      if (unproved.length > 0) throw new StartError('Checksums of pictures are missing.')
    },
  }
}

/** @throws StartError if the pictures do not match the stated ones */
function compare(stated: PictureSums, came: PictureSums): void {
  for (let at = 0; at < Math.max(stated.length, came.length); at++) {
    const [name, sum] = stated[at] ?? []
    const [cameAs, is] = came[at] ?? []
    if (name === undefined) throw new StartError(`The backup holds a picture too much: ${cameAs}.`)
    if (name !== cameAs) throw new StartError(`The picture ${name} is missing where it belongs.`)
    if (sum !== is) throw new StartError(`The picture ${name} was altered: it does not match its checksum.`)
  }
}
