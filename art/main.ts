// `npm run draw`: draws every picture that is new or was changed, and writes it to starters/pictures.
import os from 'node:os'
import { developMark, developPicture, digestOf } from './develop.ts'
import type { Picture } from './picture.ts'
import { marks, pictures } from './pictures.ts'
import { drawnBefore, type Entry, isOnShelf, put, readIndex, writeIndex } from './shelf.ts'

const index = readIndex()
/** Finished pictures by the digest of their drawing: two names may stand for one picture. */
const finished = new Map<string, Promise<Entry>>()
for (const entry of Object.values(index)) if (isOnShelf(entry)) finished.set(entry.drawing, Promise.resolve(entry))

const waiting = Object.entries(pictures)
let made = 0
await Promise.all(Array.from({ length: os.availableParallelism() }, work))
for (const name of Object.keys(index)) if (!(name in pictures)) delete index[name]
writeIndex(index)
process.stdout.write(`${Object.keys(index).length} pictures, ${made} of them made now.\n`)
const before = drawnBefore(index)
if (before.length > 0) process.stdout.write(`No starter has these any more, but sites may: ${before.join(', ')}\n`)

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await finish(...next)
}

async function finish(name: string, picture: Picture): Promise<void> {
  const svg = picture.draw()
  const drawing = digestOf(svg, picture.widest)
  const making = finished.get(drawing) ?? make(name, picture, svg, drawing)
  finished.set(drawing, making)
  index[name] = { ...(await making), alt: picture.alt, focus: picture.focus }
}

async function make(name: string, { alt, focus, widest }: Picture, svg: string, drawing: string): Promise<Entry> {
  const developed = await (name in marks ? developMark(svg, widest) : developPicture(svg, widest))
  put(developed)
  made++
  const entry = { ...developed.facts, alt, focus, drawing }
  // Whoever stops it here goes on from here.
  index[name] = entry
  writeIndex(index)
  process.stdout.write(`· ${name}, ${waiting.length} to go\n`)
  return entry
}
