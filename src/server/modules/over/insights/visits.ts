import type { IncomingMessage } from 'node:http'
import type { Services, Site } from '../../../platform/context.ts'
import { addressOf } from '../../../platform/http/client-address.ts'
import { isOutage } from '../../../platform/http/errors.ts'
import { keepVisits, quarter, type Visited } from './keep-visits.ts'

/** How long views are buffered before they are written, ms. */
const pause = 5_000
/** Maximum visitors in memory, of all sites; beyond it only views count. */
const mostNames = 20_000
/** Maximum buffered quarters of an hour, of all sites, during a database outage; the oldest are dropped. */
const mostWaiting = 50_000
/** Sites per statement. */
const atOnce = 500
const longestAgent = 300

export type Visits = {
  /** Counts a view of a public page. Cheap enough for every request. */
  count: (site: Site, request: IncomingMessage) => void
  /** Writes the buffer; during an outage it stays in memory. */
  flush: () => Promise<void>
}

type Pending = Visited & { names: Set<string> }

/** Counts views and visitors without cookies or script (docs/decisions/008-visitors-without-cookies.md). */
export function openVisits({ database, log, now }: Pick<Services, 'database' | 'log' | 'now'>): Visits {
  /** By site, since the last write. */
  let fresh = new Map<number, Pending>()
  let began = now()
  /** Not yet stored because of an outage, by site and quarter of an hour. */
  const waiting = new Map<string, Pending>()
  let held = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  function flushLater(): void {
    timer ??= setTimeout(() => void flush(), pause).unref()
  }

  async function write(): Promise<void> {
    for (const pending of fresh.values()) wait(pending)
    fresh = new Map()
    giveUpOldest()
    for (;;) {
      const part = [...waiting].slice(0, atOnce)
      if (part.length === 0) return
      try {
        await keepVisits(
          database,
          part.map(([, pending]) => pending),
        )
      } catch (error) {
        if (isOutage(error)) return flushLater()
        // A few seconds of views are worth only a line in the log.
        log.warn({ err: error, sites: part.length }, 'views were not counted')
      }
      for (const [key, { names }] of part) {
        waiting.delete(key)
        held -= names.size
      }
    }
  }

  function wait(pending: Pending): void {
    const key = `${pending.siteId} ${Math.floor(pending.at.getTime() / quarter)}`
    const before = waiting.get(key)
    if (!before) {
      waiting.set(key, pending)
      return
    }
    before.views += pending.views
    held -= before.names.size + pending.names.size
    for (const name of pending.names) before.names.add(name)
    held += before.names.size
  }

  function giveUpOldest(): void {
    let views = 0
    for (const [key, pending] of waiting) {
      if (waiting.size <= mostWaiting) break
      waiting.delete(key)
      held -= pending.names.size
      views += pending.views
    }
    if (views > 0) log.warn({ views }, 'views were given up: the database has been away for too long')
  }

  return {
    flush,
    count(site, request) {
      const agent = request.headers['user-agent']
      if (!agent || isMachine(agent) || isAhead(request) || isFramed(request)) return
      if (fresh.size === 0) began = now()
      let own = fresh.get(site.id)
      if (!own) {
        own = { siteId: site.id, timeZone: site.settings.timeZone, at: began, views: 0, names: new Set() }
        fresh.set(site.id, own)
      }
      own.views++
      if (held < mostNames) {
        const before = own.names.size
        own.names.add(`${addressOf(request)} ${agent.slice(0, longestAgent)}`)
        held += own.names.size - before
      }
      flushLater()
    },
  }
}

const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|curl|wget|python|java\/|http-?client/i

function isMachine(agent: string): boolean {
  return machines.test(agent)
}

/** The browser prefetches before a click that may never happen. */
function isAhead({ headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return purpose !== undefined && String(purpose).includes('prefetch')
}

/** Only the site itself may frame its pages, as in the theme preview, so such views do not count. */
function isFramed({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-dest'] === 'iframe'
}
