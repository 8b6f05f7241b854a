import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const headBytes = 44
const entryBytes = 20

/**
 * A WOFF file (version 1) as the OpenType font in it: the library that sets the text would unpack a table each time that it reads a
 * letter.
 */
export function unpackFont(file: string): Buffer {
  const woff = readFileSync(file)
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => tableAt(woff, headBytes + index * entryBytes))
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let offset = head.length
  const tables = entries.map(({ tag, checksum, bytes }, index) => {
    const at = 12 + index * 16
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...tables])
}

function tableAt(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4)
  const packed = woff.readUInt32BE(at + 8)
  const whole = woff.readUInt32BE(at + 12)
  const bytes = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + 20),
    bytes: packed < whole ? inflateSync(bytes) : bytes,
  }
}
