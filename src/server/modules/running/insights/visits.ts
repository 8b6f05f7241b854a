import type { IncomingMessage } from 'node:http'
import { makeCtx, type Services, type Site } from '../../../platform/context.ts'
import { addressOf } from '../../../platform/http/client-address.ts'
import { keepVisits } from './keep-visits.ts'

/** How long views stay in memory before they are written together, ms. */
const pause = 5_000
/** Visitors held in memory at once, of all sites; of those beyond only the views count. */
const mostHeld = 20_000
const longestAgent = 300

export type Visits = {
  /** Counts the view of a public page; cheap enough for every request. */
  count: (site: Site, request: IncomingMessage) => void
  /** Writes what is in memory. */
  flush: () => Promise<void>
}

type Pending = { site: Site; views: number; names: Set<string> }

/** Counts views and visitors without cookies and without script (docs/decisions/008-visitors-without-cookies.md). */
export function openVisits(services: Services): Visits {
  let pending = new Map<number, Pending>()
  let held = 0
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const written = pending
    pending = new Map()
    held = 0
    for (const { site, views, names } of written.values()) {
      const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: 'visits', ip: '' })
      // Some seconds of views are not worth more than a line in the log.
      await keepVisits(ctx, views, names).catch((error: unknown) =>
        ctx.log.warn({ err: error, views }, 'views were not counted'),
      )
    }
  }

  return {
    flush,
    count(site, request) {
      const agent = request.headers['user-agent']
      if (!agent || isMachine(agent) || isAhead(request)) return
      let own = pending.get(site.id)
      if (!own) {
        own = { site, views: 0, names: new Set() }
        pending.set(site.id, own)
      }
      own.views++
      if (held < mostHeld) {
        const before = own.names.size
        own.names.add(`${addressOf(request)} ${agent.slice(0, longestAgent)}`)
        held += own.names.size - before
      }
      timer ??= setTimeout(() => void flush(), pause).unref()
    },
  }
}

const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|curl|wget|python|java\/|http-?client/i

function isMachine(agent: string): boolean {
  return machines.test(agent)
}

/** The browser asks ahead of a click that may never come. */
function isAhead({ headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return purpose !== undefined && String(purpose).includes('prefetch')
}
