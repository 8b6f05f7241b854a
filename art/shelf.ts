import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Developed, Facts } from './develop.ts'
import type { Focus } from './picture.ts'

const starters = path.join(import.meta.dirname, '../starters')
const folder = path.join(starters, 'pictures')
const indexFile = path.join(starters, 'pictures.json')

/** What the index says of a picture. `drawing` is the digest of what it was made from. */
export type Entry = Facts & { alt: string; focus?: Focus | undefined; drawing: string }
export type Index = Record<string, Entry>

export function readIndex(): Index {
  return existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : {}
}

/** One line for each picture, by name, so that a change of one is a change of one line. */
export function writeIndex(index: Index): void {
  const lines = Object.keys(index)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(index[name])}`)
  writeFileSync(`${indexFile}.part`, `{\n${lines.join(',\n')}\n}\n`)
  renameSync(`${indexFile}.part`, indexFile)
}

/** A folder is moved to its name once every file is in it. */
export function put({ facts, files }: Developed): void {
  const place = path.join(folder, facts.hash)
  const aside = `${place}.part`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const [name, bytes] of files) writeFileSync(path.join(aside, name), bytes)
  rmSync(place, { recursive: true, force: true })
  renameSync(aside, place)
}

export function isOnShelf({ hash, widths, formats, contentType }: Facts): boolean {
  const variants = widths.flatMap((width) => formats.map((format) => `${width}.${format}`))
  const master = contentType === 'image/svg+xml' ? 'master.svg' : 'master.avif'
  return [master, ...variants].every((file) => existsSync(path.join(folder, hash, file)))
}

/** What no name refers to any more. It stays: sites that were made with it show it still. */
export function drawnBefore(index: Index): string[] {
  const used = new Set(Object.values(index).map(({ hash }) => hash))
  return readdirSync(folder).filter((hash) => !used.has(hash))
}
