import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { refusal } from '../../../platform/refusal.ts'

const decompress = promisify(brotliDecompress)

/** Bytes of the header, before the table directory (WOFF File Format 2.0, 4.1). */
const headerLength = 48
const signature = 0x774f4632
/** TrueType outlines, and OpenType with PostScript outlines. */
const flavours = new Set([0x00010000, 0x4f54544f, 0x74727565])
/** Upper bound of a decompressed font, bytes. */
const mostUnpacked = 4 * 1024 * 1024

/** Known tags by their number in the directory; 63 announces a tag spelt out (4.2). */
const tags = new Map([
  [0, 'cmap'],
  [1, 'head'],
  [2, 'hhea'],
  [3, 'hmtx'],
  [4, 'maxp'],
  [10, 'glyf'],
  [11, 'loca'],
  [13, 'CFF '],
])
const spelt = 63
const needed = ['cmap', 'head', 'hhea', 'hmtx', 'maxp']

/**
 * Checks that the bytes are a complete WOFF2 font: header, table directory, and a decompressed size that matches it. Table
 * contents are not checked; browsers do that before use.
 * @throws Refusal `font.type`, `font.broken`
 */
export async function checkWoff2(bytes: Uint8Array): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headerLength || view.getUint32(0) !== signature) throw refusal('font.type', { field: 'file' })
  const packed = view.getUint32(20)
  const isWhole = view.getUint32(8) === bytes.length && view.getUint16(14) === 0
  if (!isWhole || !flavours.has(view.getUint32(4))) throw broken()
  const tables = readDirectory(bytes, view.getUint16(12))
  const names = new Set(tables.tags)
  const hasOutlines = (names.has('glyf') && names.has('loca')) || names.has('CFF ')
  if (!hasOutlines || needed.some((tag) => !names.has(tag))) throw broken()
  if (packed === 0 || tables.end + packed > bytes.length || tables.unpacked > mostUnpacked) throw broken()
  const stream = bytes.subarray(tables.end, tables.end + packed)
  const unpacked = await decompress(stream, { maxOutputLength: mostUnpacked }).catch(() => undefined)
  if (unpacked?.length !== tables.unpacked) throw broken()
}

const broken = () => refusal('font.broken', { field: 'file' })

type Directory = { tags: string[]; unpacked: number; end: number }

/** @returns the tables' tags, their decompressed size in bytes, and the offset of the directory's end */
function readDirectory(bytes: Uint8Array, count: number): Directory {
  const found: Directory = { tags: [], unpacked: 0, end: headerLength }
  const next = () => {
    const byte = bytes[found.end++]
    if (byte === undefined) throw broken()
    return byte
  }
  for (let table = 0; table < count; table++) {
    const flags = next()
    const number = flags & 0x3f
    const version = flags >> 6
    const tag = number === spelt ? String.fromCharCode(next(), next(), next(), next()) : (tags.get(number) ?? '')
    const length = readNumber(next)
    // Outlines are transformed unless their version says otherwise, other tables only if it says so. A transformed table has
    // its own length.
    const isOutline = tag === 'glyf' || tag === 'loca'
    const isRearranged = isOutline ? version !== 3 : version !== 0
    found.tags.push(tag)
    found.unpacked += isRearranged ? readNumber(next) : length
  }
  return found
}

/** UIntBase128: seven bits per byte, highest first, at most five bytes (4.1). */
function readNumber(next: () => number): number {
  let value = 0
  for (let index = 0; index < 5; index++) {
    const byte = next()
    if (index === 0 && byte === 0x80) break
    value = value * 128 + (byte & 0x7f)
    if ((byte & 0x80) === 0) return value
  }
  throw broken()
}
