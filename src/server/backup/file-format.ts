import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '../platform/config.ts'
import { type Entry, pack, unpack } from './archive.ts'
import { decrypted, encrypted, isEncrypted, isEncrypting } from './encryption.ts'
import type { BackupKeys } from './settings.ts'

/** How a backup's name ends: `.tar.gz`, and `.age` where it is encrypted. */
export function endingOf(keys: BackupKeys): string {
  return isEncrypting(keys) ? '.tar.gz.age' : '.tar.gz'
}

/** The bytes of a backup as they lie in a file: an archive, compressed, and encrypted where there are keys for it. */
export async function writeFormat(
  entries: AsyncIterable<Entry>,
  keys: BackupKeys,
  now: Date,
): Promise<AsyncIterable<Uint8Array>> {
  const packed = through(pack(entries, now), createGzip())
  return isEncrypting(keys) ? encrypted(packed, keys) : packed
}

/** Enough to know what a file is, and by what it is encrypted. */
const beginningSize = 64

/**
 * The entries of a backup as it lies in a file.
 * @throws StartError when it is damaged, or its keys are not at hand
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

/** What comes out of a stream that is fed with this; an error of either ends it. */
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
