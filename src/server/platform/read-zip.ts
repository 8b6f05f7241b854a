import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  validateFileName,
} from 'yauzl'
import { cut } from '../../shared/text.ts'

/** A file that is read in ranges: `until` is not included. */
export type ZipSource = { bytes: number; read: (from: number, until: number) => Promise<Uint8Array> }

/** Reasons not to read an entry of a ZIP. */
export type ZipFault = 'path' | 'link' | 'encrypted' | 'method' | 'damaged' | 'large'

/** A file of a ZIP; folders are none. `bytes` is its unpacked size as the ZIP states it. */
export type ZipEntry = { name: string; bytes: number; fault: ZipFault | undefined }

export type Zip = {
  entries: ZipEntry[]
  /** The content of an entry, checked against its size and sum; a fault where that cannot be had. */
  read: (entry: ZipEntry, mostBytes: number) => Promise<Uint8Array | ZipFault>
}

/** The file is no ZIP, is damaged, or has more entries than are read. */
export class NoZip extends Error {}

/**
 * Opens a ZIP without unpacking anything. Sizes that it states are claims: `read` counts what comes out.
 * @throws NoZip
 */
export async function openZip(source: ZipSource, mostEntries: number): Promise<Zip> {
  try {
    const zip = await fromRandomAccessReaderPromise(new RangeReader(source), source.bytes, {
      ...{ autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true },
    })
    if (zip.entryCount > mostEntries) throw new NoZip(`a ZIP of ${zip.entryCount} files`)
    const found = new Map<ZipEntry, Entry>()
    for await (const raw of zip.eachEntry()) {
      const entry = asEntry(raw)
      if (!entry.name.endsWith('/')) found.set(entry, raw)
    }
    return {
      entries: [...found.keys()],
      async read(entry, mostBytes) {
        const raw = found.get(entry)
        if (entry.fault || !raw) return entry.fault ?? 'damaged'
        if (raw.uncompressedSize > mostBytes) return 'large'
        try {
          const bytes = await collect(await zip.openReadStreamPromise(raw), mostBytes)
          return bytes && crc32(bytes) !== raw.crc32 ? 'damaged' : (bytes ?? 'large')
        } catch (error) {
          if (error instanceof SourceFault) throw error.cause
          return 'damaged'
        }
      },
    }
  } catch (error) {
    if (error instanceof SourceFault) throw error.cause
    throw new NoZip('the file cannot be read as a ZIP', { cause: error })
  }
}

/** A failure of the source is none of the ZIP. */
class SourceFault extends Error {}

class RangeReader extends RandomAccessReader {
  readonly #source: ZipSource

  constructor(source: ZipSource) {
    super()
    this.#source = source
  }

  /** Pieces are small enough for none to fill the memory. */
  override _readStreamForRange(start: number, end: number): Readable {
    const source = this.#source
    async function* pieces() {
      for (let at = start; at < end; at += pieceBytes) yield await rangeOf(source, at, Math.min(end, at + pieceBytes))
    }
    return Readable.from(pieces(), { objectMode: false })
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, done: (error: Error | null) => void) {
    rangeOf(this.#source, position, position + length).then(
      (bytes) => {
        buffer.set(bytes.subarray(0, length), offset)
        done(bytes.length < length ? new Error('the file ends too early') : null)
      },
      (error) => done(error),
    )
  }

  override close(done: (error: Error | null) => void) {
    done(null)
  }
}

const pieceBytes = 256 * 1024

async function rangeOf(source: ZipSource, from: number, until: number): Promise<Uint8Array> {
  try {
    return await source.read(from, until)
  } catch (cause) {
    throw new SourceFault('the file could not be read', { cause })
  }
}

async function collect(stream: Readable, mostBytes: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    bytes += piece.length
    if (bytes > mostBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const longestName = 500

function asEntry(raw: Entry): ZipEntry {
  const name = nameOf(raw).replaceAll('\\', '/')
  return { name: cut(name, longestName), bytes: raw.uncompressedSize, fault: faultOf(raw, name) }
}

/** Macs write names in UTF-8 without saying so. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const stated = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
  if ((generalPurposeBitFlag & 0x800) !== 0) return stated
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw)
  } catch {
    return stated
  }
}

const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

function faultOf(raw: Entry, name: string): ZipFault | undefined {
  if (name === '' || name.includes('\0') || name.length > longestName || validateFileName(name) !== null) return 'path'
  if (isLink(raw)) return 'link'
  if (raw.isEncrypted()) return 'encrypted'
  return raw.canDecodeFileData() ? undefined : 'method'
}
