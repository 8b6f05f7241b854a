import { bytesAt, type Ends } from './ends.ts'

/** Part of a file to blank: its new first bytes (hexadecimal), then zeros up to its end. `at` and `bytes` count bytes of the file. */
export type Blank = { at: number; bytes: number; begins: string }

/** A box of an MP4, or an element of a WebM. `inside` is where its content begins. */
type Box = { type: string; at: number; inside: number; until: number }

/** Boxes of an MP4 that hold other boxes and, further down, what a camera notes. */
const holders = ['moov', 'trak', 'mdia']
/** Notes of cameras and editors: place, device, software, XMP. No player needs them. */
const notes = ['udta', 'meta', 'uuid']
/** Enough for any camera's file. */
const mostBlanks = 100
/** Boxes looked at; a file of nothing but tiny ones takes no longer. */
const mostBoxes = 10_000

const segmentId = '18538067'
const tagsId = '1254c367'

/** Finds the notes of a video, such as the place where a phone filmed it, as far as they stand at the file's ends. */
export function privateBoxes(ends: Ends, isWebm: boolean): Blank[] {
  const budget = { boxes: mostBoxes }
  const found = isWebm ? tagsOf(ends, budget) : notesOf(ends, 0, ends.bytes, budget)
  return found.slice(0, mostBlanks)
}

type Budget = { boxes: number }

function notesOf(ends: Ends, from: number, until: number, budget: Budget): Blank[] {
  const blanks: Blank[] = []
  for (let at = from; at < until && budget.boxes-- > 0; ) {
    const box = boxAt(ends, at, until)
    if (!box) break
    if (holders.includes(box.type)) blanks.push(...notesOf(ends, box.inside, box.until, budget))
    if (notes.includes(box.type)) blanks.push(asFree(ends, box))
    at = box.until
  }
  return blanks
}

/** The box that begins there: 32 bits of size and four letters; the size 1 is followed by 64 bits, 0 reaches to the end. */
function boxAt(ends: Ends, at: number, end: number): Box | undefined {
  const head = bytesAt(ends, at, 8)
  if (!head) return undefined
  const type = head.toString('latin1', 4)
  const short = head.readUInt32BE()
  const long = short === 1 ? bytesAt(ends, at + 8, 8)?.readBigUInt64BE() : undefined
  const size = short === 0 ? end - at : Number(long ?? short)
  const inside = at + (short === 1 ? 16 : 8)
  return at + size < inside || at + size > end ? undefined : { type, at, inside, until: at + size }
}

/** Players skip a box of the type `free`, and no other box moves. */
function asFree(ends: Ends, { at, inside, until }: Box): Blank {
  const head = bytesAt(ends, at, inside - at) ?? Buffer.alloc(inside - at)
  head.write('free', 4, 'latin1')
  return { at, bytes: until - at, begins: head.toString('hex') }
}

function tagsOf(ends: Ends, budget: Budget): Blank[] {
  const blanks: Blank[] = []
  for (let at = 0; at < ends.bytes && budget.boxes-- > 0; ) {
    const element = elementAt(ends, at)
    if (!element) break
    if (element.type === tagsId) blanks.push(...asVoid(element))
    at = element.type === segmentId ? element.inside : element.until
  }
  return blanks
}

/** The element that begins there, whose leading zeros of id and size say how long these are; none where the size is unknown. */
function elementAt(ends: Ends, at: number): Box | undefined {
  const idBytes = lengthOf(ends, at)
  const sizeBytes = lengthOf(ends, at + idBytes)
  const id = bytesAt(ends, at, idBytes)
  const size = bytesAt(ends, at + idBytes, sizeBytes)
  if (!id || !size || idBytes === 0 || sizeBytes === 0) return undefined
  const mask = (1n << BigInt(7 * sizeBytes)) - 1n
  const content = BigInt(`0x${size.toString('hex')}`) & mask
  const inside = at + idBytes + sizeBytes
  const type = id.toString('hex')
  // A recording in progress did not know how long its segment would be.
  const until = content === mask ? ends.bytes : inside + Number(content)
  return content === mask && type !== segmentId ? undefined : { type, at, inside, until: Math.min(until, ends.bytes) }
}

function lengthOf(ends: Ends, at: number): number {
  const first = bytesAt(ends, at, 1)?.[0] ?? 0
  return first === 0 ? 0 : Math.clz32(first) - 23
}

/** An element without meaning: its id has one byte, its size eight. */
function asVoid({ at, until }: Box): Blank[] {
  const head = 9
  if (until - at < head) return []
  const size = (until - at - head).toString(16).padStart(14, '0')
  return [{ at, bytes: until - at, begins: `ec01${size}` }]
}
