import { StartError } from '../platform/config.ts'

/** A file in an archive. */
export type Entry = { name: string; bytes: Uint8Array }

const block = 512

/** Streams a tar archive (POSIX ustar) of the entries; `tar -tzf` can read it. */
export async function* pack(entries: AsyncIterable<Entry>, now: Date): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length, now)
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    yield Buffer.alloc(padding(bytes.length))
  }
  yield Buffer.alloc(2 * block)
}

/** Larger than any entry of a backup, bytes: a picture of 25 MB, or a hundred rows. */
const largestEntry = 512 * 1024 * 1024

/**
 * Reads the entries of an archive made by `pack`. Reads its source to the end, so that the checksums of gzip and the encryption
 * are verified before the last entry is done.
 * @throws StartError if it is truncated, altered, has data after its end, or is no such archive
 */
export async function* unpack(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const source = reader(chunks)
  const { read } = source
  for (;;) {
    const header = await read(block)
    if (isEmpty(header)) break
    if (header.toString('latin1', 257, 262) !== 'ustar')
      throw new StartError('This is no archive that Haat has written.')
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    if (Number.parseInt(textAt(header, 148, 7), 8) !== sumOf(header) || !(size >= 0 && size <= largestEntry))
      throw new StartError('The archive is damaged: one of its headers was altered.')
    const bytes = await read(size)
    await read(padding(size))
    yield { name: textAt(header, 0, 100), bytes }
  }
  if (!isEmpty(await read(block)) || !(await source.isOver()))
    throw new StartError('The archive goes on after its end.')
}

function isEmpty(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}

/** The checksum of a header, with its own field counted as spaces. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)
}

function headerOf(name: string, size: number, now: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`the name ${name} is too long for an archive`)
  const header = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1')
  header.write(name, 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.floor(now.getTime() / 1_000), 136, 12)
  header.write('        0', 148, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  octal(sumOf(header), 148, 7)
  return header
}

function padding(size: number): number {
  return (block - (size % block)) % block
}

function textAt(header: Buffer, at: number, length: number): string {
  return header.toString('utf8', at, at + length).split('\0', 1)[0] ?? ''
}

type Reader = {
  /** The next `size` bytes, however they are chunked. @throws StartError if there are fewer */
  read: (size: number) => Promise<Buffer>
  /** Reads to the end; true if only zeros were left. */
  isOver: () => Promise<boolean>
}

function reader(chunks: AsyncIterable<Uint8Array>): Reader {
  const source = chunks[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  const asBuffer = (value: Uint8Array) => Buffer.from(value.buffer, value.byteOffset, value.length)
  return {
    async read(size) {
      while (length < size) {
        const { value, done } = await source.next()
        if (done) throw new StartError('The archive ends before its end: it was cut off.')
        held.push(asBuffer(value))
        length += value.length
      }
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
      held = [all.subarray(size)]
      length -= size
      return all.subarray(0, size)
    },
    async isOver() {
      if (!held.every(isEmpty)) return false
      for (;;) {
        const { value, done } = await source.next()
        if (done) return true
        if (!isEmpty(value)) return false
      }
    },
  }
}
