import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { changesSince, markNow } from '../platform/change-log.ts'
import type { Services } from '../platform/context.ts'
import { finishBytes } from './answer-page.ts'
import type { CachedPage, PageCache } from './cache.ts'

/** More would take longer to read than it saves. */
const mostBytes = 96 * 1024 * 1024

type SavedPage = {
  key: string
  siteId: number
  tags: string[]
  family?: string
  expiresAt?: number
  /** Names its content, which tells whether that is whole. */
  hash: string
  /** Length of its HTML. */
  length: number
}

/** First line of the file; the HTML of all pages follows, one after the other. */
type Contents = {
  /** Which program with which settings made them. */
  madeBy: string
  /** The moment up to which they are of today (`markNow`). */
  mark: string
  pages: SavedPage[]
}

export type SavedPages = {
  /**
   * Writes finished pages to `DATA_DIR`, the most recently used first. Several processes may do it at once: those of the last
   * one remain.
   */
  save: () => Promise<void>
  /**
   * Takes the saved pages into the cache, but for those that changed since: none when they are of another program, other
   * settings or another database, or of more than a day ago. Nobody may be answered before it is done.
   */
  load: () => Promise<void>
}

/**
 * Finished pages outlive the process, so that a start does not make thousands of them at once. They are a convenience: what
 * cannot be saved or read is told in the log and made again.
 * @param build names the program that makes the pages
 */
export function openSavedPages({ config, database, bus, log }: Services, cache: PageCache, build: string): SavedPages {
  const file = path.join(config.dataDir, 'cache', 'pages')
  const madeBy = createHash('sha256').update(build).update(JSON.stringify(config)).digest('base64url')

  async function save(): Promise<void> {
    const mark = await markNow(database)
    // Whatever was committed before the mark has dropped its pages after this; what comes later is found by the mark.
    await bus.caughtUp()
    const chosen = choose(cache)
    const contents: Contents = { madeBy, mark, pages: chosen.map(describe) }
    await writeWhole(file, [`${JSON.stringify(contents)}\n`, ...chosen.map(({ made }) => made.bodies.identity.bytes)])
  }

  async function load(): Promise<void> {
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes) return
    const end = bytes.indexOf('\n')
    const contents = JSON.parse(bytes.toString('utf8', 0, end)) as Contents
    if (contents.madeBy !== madeBy) return
    // The least recently used first, so that they are the first to go.
    for (const { page, html } of split(contents.pages, bytes.subarray(end + 1)).reverse()) {
      const made = restore(page, html)
      if (made.hash === page.hash) cache.set(page.key, page.siteId, made)
    }
    // Asked after they are in the cache, so that whatever is committed from now on is heard and drops them there.
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

/** Others see the whole file or the one before. */
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
    if (made.status !== 200) return false
    bytes += made.bodies.identity.bytes.length
    return bytes <= mostBytes
  })
}

function describe({ key, siteId, made }: Entry): SavedPage {
  const { tags, family, expiresAt, hash, bodies } = made
  return { key, siteId, tags: [...tags], family, expiresAt, hash, length: bodies.identity.bytes.length }
}

/** Each page with its HTML, which lie one after the other. */
function split(pages: SavedPage[], bytes: Buffer): { page: SavedPage; html: Buffer }[] {
  let at = 0
  return pages.map((page) => {
    const start = at
    at += page.length
    return { page, html: bytes.subarray(start, at) }
  })
}

/** Its HTML is copied: otherwise each page would hold on to the whole file. */
function restore({ tags, family, expiresAt }: SavedPage, html: Buffer): CachedPage {
  return finishBytes({ status: 200, bytes: Buffer.from(html), tags: new Set(tags), expiresAt }, family)
}
