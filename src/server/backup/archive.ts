/** One file within an archive. */
export type Entry = { name: string; bytes: Uint8Array }

const block = 512

/** The bytes of a tar archive (POSIX ustar) of the entries, as they come: `tar -tzf` reads what this writes. */
export async function* pack(entries: AsyncIterable<Entry>, now: Date): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length, now)
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    yield Buffer.alloc(padding(bytes.length))
  }
  yield Buffer.alloc(2 * block)
}

/**
 * The entries of what `pack` wrote.
 * @throws when it is cut off, or no such archive
 */
export async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const read = reader(chunks)
  for (;;) {
    const header = await read(block)
    if (header.every((byte) => byte === 0)) return
    if (header.toString('latin1', 257, 262) !== 'ustar') throw new Error('This is no archive that Haat has written.')
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const bytes = await read(size)
    await read(padding(size))
    yield { name: textAt(header, 0, 100), bytes }
  }
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
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  )
  return header
}

function padding(size: number): number {
  return (block - (size % block)) % block
}

function textAt(header: Buffer, at: number, length: number): string {
  return header.toString('utf8', at, at + length).split('\0', 1)[0] ?? ''
}

/** Gives the next so many bytes of a stream, however they are cut. */
function reader(chunks: AsyncIterable<Buffer>): (size: number) => Promise<Buffer> {
  const source = chunks[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  return async (size) => {
    while (length < size) {
      const { value, done } = await source.next()
      if (done) throw new Error('The archive ends before its end: it was cut off.')
      held.push(value)
      length += value.length
    }
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = [all.subarray(size)]
    length -= size
    return all.subarray(0, size)
  }
}
