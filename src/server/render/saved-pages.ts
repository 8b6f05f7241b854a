import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { Outside } from '../../sections/define/island.tsx'
import { changesSince, markNow } from '../platform/change-log.ts'
import type { Services } from '../platform/context.ts'
import type { Encoding } from '../platform/http/encodings.ts'
import { finishBytes } from './answer-page.ts'
import type { Body, CachedPage, PageCache } from './cache.ts'
import { bodyOf } from './compress.ts'

/** More would take longer to read than it saves. */
const mostBytes = 96 * 1024 * 1024

/** Identity first, because the others are derived from it. */
const encodings: Encoding[] = ['identity', 'br', 'gzip']

type SavedPage = {
  key: string
  siteId: number
  tags: string[]
  family?: string
  outside?: Outside | undefined
  expiresAt?: number
  /** Its HTML first, then its compressed bodies; `mark` is their ETag's suffix. */
  bodies: { encoding: Encoding; mark: string; length: number }[]
  /** CRC of all its bytes. */
  checksum: number
}

/** First line of the file; the bytes of all pages follow. */
type Contents = {
  /** Hash of the program and its settings. */
  madeBy: string
  /** Moment up to which the pages are current (`markNow`). */
  mark: string
  pages: SavedPage[]
}

export type SavedPages = {
  /** Writes finished pages to `DATA_DIR`, most recently used first. With several processes, the last one's pages remain. */
  save: () => Promise<void>
  /**
   * Loads the saved pages into the cache, except those changed since; none if they are of another program, other settings or
   * another database, or over a day old. Must finish before any request is answered.
   */
  load: () => Promise<void>
}

/**
 * Saves finished pages across restarts, so that a start need not render thousands of them. Best effort: failures are logged,
 * and the pages are rendered again.
 * @param build identifies the program that renders the pages
 */
export function openSavedPages({ config, database, bus, log }: Services, cache: PageCache, build: string): SavedPages {
  const file = path.join(config.dataDir, 'cache', 'pages')
  const madeBy = createHash('sha256').update(build).update(JSON.stringify(config)).digest('base64url')

  async function save(): Promise<void> {
    const mark = await markNow(database)
    // After this, commits before the mark have dropped their pages; `changesSince` finds later ones by the mark.
    await bus.caughtUp()
    const chosen = choose(cache)
    const contents: Contents = { madeBy, mark, pages: chosen.map(describe) }
    const bytes = chosen.flatMap(({ made }) => bodiesOf(made).map(({ body }) => body.bytes))
    await writeWhole(file, [`${JSON.stringify(contents)}\n`, ...bytes])
  }

  async function load(): Promise<void> {
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes) return
    const end = bytes.indexOf('\n')
    const contents = JSON.parse(bytes.toString('utf8', 0, end)) as Contents
    if (contents.madeBy !== madeBy) return
    // The least recently used first, so that they are evicted first.
    for (const { page, part } of split(contents.pages, bytes.subarray(end + 1)).reverse()) {
      if (crc32(part) === page.checksum) cache.set(page.key, page.siteId, restore(page, part))
    }
    // Queried after they are in the cache, so that every later commit is heard and drops them there.
    const changes = await changesSince(database, contents.mark)
    if (!changes) return cache.clear()
    for (const { site, tags } of changes) cache.drop(site, tags)
    log.debug({ pages: cache.stats().entries, changes: changes.length }, 'goes on with the pages of the last process')
  }

  return {
    save: () => save().catch((error) => log.warn({ err: error }, 'pages were not saved for the next start')),
    load: () =>
      load().catch((error) => {
        cache.clear()
        log.warn({ err: error }, 'pages of the last process could not be read')
      }),
  }
}

/** Atomic: readers see the whole file or the previous one. */
async function writeWhole(file: string, parts: (string | Buffer)[]): Promise<void> {
  const half = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(half, parts, { mode: 0o600 })
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

type Entry = ReturnType<PageCache['entries']>[number]

function choose(cache: PageCache): Entry[] {
  let bytes = 0
  return cache.entries().filter(({ made }) => {
    if (made.status !== 200 || made.isPrivate) return false
    bytes += lengthOf(bodiesOf(made).map(({ body }) => body.bytes))
    return bytes <= mostBytes
  })
}

function bodiesOf({ bodies }: CachedPage): { encoding: Encoding; body: Body }[] {
  return encodings.flatMap((encoding) => {
    const body = bodies[encoding]
    return body ? [{ encoding, body }] : []
  })
}

function lengthOf(parts: { length: number }[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}

function describe({ key, siteId, made }: Entry): SavedPage {
  const { tags, family, outside, expiresAt, hash } = made
  const there = bodiesOf(made)
  const bodies = there.map(({ encoding, body }) => {
    const mark = body.etag.slice(hash.length + 1, -1)
    return { encoding, mark, length: body.bytes.length }
  })
  const checksum = there.reduce((sum, { body }) => crc32(body.bytes, sum), 0)
  return { key, siteId, tags: [...tags], family, outside, expiresAt, bodies, checksum }
}

/** Each page with its bytes. */
function split(pages: SavedPage[], bytes: Buffer): { page: SavedPage; part: Buffer }[] {
  let at = 0
  return pages.map((page) => {
    const start = at
    at += lengthOf(page.bodies)
    return { page, part: bytes.subarray(start, at) }
  })
}

/** Copies the bytes; otherwise each page would keep the whole file in memory. */
function restore({ tags, family, outside, expiresAt, bodies }: SavedPage, part: Buffer): CachedPage {
  const [html, ...compressed] = bodies
  let at = html?.length ?? 0
  const made = { status: 200, bytes: Buffer.from(part.subarray(0, at)), tags: new Set(tags), expiresAt, outside }
  const page = finishBytes(made, family)
  for (const { encoding, mark, length } of compressed) {
    const bytes = Buffer.from(part.subarray(at, at + length))
    page.bodies[encoding] = bodyOf(page, bytes, encoding, mark)
    at += length
  }
  return page
}
