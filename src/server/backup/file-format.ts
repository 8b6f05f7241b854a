import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '../platform/config.ts'
import { type Entry, pack, unpack } from './archive.ts'
import { decrypted, encrypted, isEncrypted, isEncrypting } from './encryption.ts'
import type { BackupKeys } from './settings.ts'

/** File extension of a backup: `.tar.gz`, plus `.age` if encrypted. */
export function endingOf(keys: BackupKeys): string {
  return isEncrypting(keys) ? '.tar.gz.age' : '.tar.gz'
}

/** The bytes of a backup file: an archive, compressed, and encrypted if there are keys. */
export async function writeFormat(
  entries: AsyncIterable<Entry>,
  keys: BackupKeys,
  now: Date,
): Promise<AsyncIterable<Uint8Array>> {
  const packed = through(pack(entries, now), createGzip())
  return isEncrypting(keys) ? encrypted(packed, keys) : packed
}

/** Enough bytes to detect the file's type and its encryption. */
const beginningSize = 64

/**
 * Reads the entries of a backup file.
 * @throws StartError if it is damaged, or its keys are missing
 */
export async function* readFormat(chunks: AsyncIterable<Uint8Array>, keys: BackupKeys): AsyncGenerator<Entry> {
  const { beginning, all } = await peek(chunks)
  const packed = isEncrypted(beginning) ? await peek(decrypted(all, beginning, keys)) : { beginning, all }
  if (packed.beginning[0] !== 0x1f || packed.beginning[1] !== 0x8b)
    throw new StartError('This file is no backup of Haat.')
  try {
    yield* unpack(through(packed.all, createGunzip({ rejectGarbageAfterEnd: true })))
  } catch (error) {
    if (!/^(Z_|ERR_STREAM_PREMATURE_CLOSE|ERR_TRAILING_JUNK)/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw error
    throw new StartError('This backup is damaged: it was altered or cut off.')
  }
}

/** Pipes the chunks through a transform stream; an error of either ends both. */
function through(
  chunks: AsyncIterable<Uint8Array>,
  transform: NodeJS.ReadWriteStream & Readable,
): AsyncIterable<Buffer> {
  const source = Readable.from(chunks)
  source.once('error', (error) => transform.destroy(error))
  transform.once('close', () => source.destroy())
  source.pipe(transform)
  return transform
}

async function peek(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ beginning: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const source = chunks[Symbol.asyncIterator]()
  let beginning = Buffer.alloc(0)
  while (beginning.length < beginningSize) {
    const { value, done } = await source.next()
    if (done) break
    beginning = Buffer.concat([beginning, value])
  }
  async function* all() {
    try {
      yield beginning
      yield* { [Symbol.asyncIterator]: () => ({ next: () => source.next() }) }
    } finally {
      await source.return?.()
    }
  }
  return { beginning, all: all() }
}
