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

/** Ids of a WebM's elements. */
const webm = { segment: '18538067', index: '114d9b74', entry: '4dbb', position: '53ac', tags: '1254c367' }

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
  const head = copyOf(ends, at, 8)
  if (!head) return undefined
  const type = head.toString('latin1', 4)
  const short = head.readUInt32BE()
  const long = short === 1 ? copyOf(ends, at + 8, 8)?.readBigUInt64BE() : undefined
  const size = short === 0 ? end - at : Number(long ?? short)
  const inside = at + (short === 1 ? 16 : 8)
  return at + size < inside || at + size > end ? undefined : { type, at, inside, until: at + size }
}

/** Players skip a box of the type `free`, and no other box moves. */
function asFree(ends: Ends, { at, inside, until }: Box): Blank {
  const head = copyOf(ends, at, inside - at) ?? Buffer.alloc(inside - at)
  head.write('free', 4, 'latin1')
  return { at, bytes: until - at, begins: head.toString('hex') }
}

/** The tags, found one element after the other, or by the index: in a long video they are beyond what can be walked. */
function tagsOf(ends: Ends, budget: Budget): Blank[] {
  const elements = elementsOf(ends, 0, ends.bytes, budget)
  const segment = elements.find(({ type }) => type === webm.segment)
  const listed = elements
    .filter(({ type }) => type === webm.entry)
    .flatMap((entry) => listedBy(ends, entry, segment?.inside ?? 0, budget) ?? [])
  const tags = [...elements, ...listed].filter(({ type }) => type === webm.tags)
  return [...new Map(tags.map((element) => [element.at, element])).values()].flatMap(asVoid)
}

/** Elements in a row, and those within segments and the index. */
function elementsOf(ends: Ends, from: number, until: number, budget: Budget): Box[] {
  const elements: Box[] = []
  for (let at = from; at < until && budget.boxes-- > 0; ) {
    const element = elementAt(ends, at)
    if (!element) break
    elements.push(element)
    at = element.type === webm.segment || element.type === webm.index ? element.inside : element.until
  }
  return elements
}

/** The element to which an entry of the index leads; its position counts from where the segment's content begins. */
function listedBy(ends: Ends, { inside, until }: Box, segment: number, budget: Budget): Box | undefined {
  const position = elementsOf(ends, inside, until, budget).find(({ type }) => type === webm.position)
  const bytes = position && copyOf(ends, position.inside, position.until - position.inside)
  if (!bytes || bytes.length === 0 || bytes.length > 6) return undefined
  return elementAt(ends, segment + bytes.readUIntBE(0, bytes.length))
}

/** The element that begins there, whose leading zeros of id and size say how long these are; none where the size is unknown. */
function elementAt(ends: Ends, at: number): Box | undefined {
  const idBytes = lengthOf(ends, at)
  const sizeBytes = lengthOf(ends, at + idBytes)
  const id = copyOf(ends, at, idBytes)
  const size = copyOf(ends, at + idBytes, sizeBytes)
  if (!id?.length || !size?.length) return undefined
  const type = id.toString('hex')
  const inside = at + idBytes + sizeBytes
  const unknown = 2n ** BigInt(7 * sizeBytes) - 1n
  const content = BigInt(`0x${size.toString('hex')}`) & unknown
  // A recording in progress did not know how long its segment would be.
  if (content === unknown && type !== webm.segment) return undefined
  return { type, at, inside, until: Math.min(inside + Number(content), ends.bytes) }
}

/** Length of the id or size that begins there; 0 for none. */
function lengthOf(ends: Ends, at: number): number {
  const first = copyOf(ends, at, 1)?.[0] ?? 0
  return first === 0 ? 0 : Math.clz32(first) - 23
}

/** An element without meaning: its id has one byte, its size eight. */
function asVoid({ at, until }: Box): Blank[] {
  const head = 9
  if (until - at < head) return []
  const size = (until - at - head).toString(16).padStart(14, '0')
  return [{ at, bytes: until - at, begins: `ec01${size}` }]
}

function copyOf(ends: Ends, from: number, count: number): Buffer | undefined {
  const bytes = bytesAt(ends, from, from + count)
  return bytes && Buffer.from(bytes)
}
