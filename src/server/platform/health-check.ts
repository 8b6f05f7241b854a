import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'

/** The database is checked once somebody has used a connection, or waited for one, this long, ms. */
const patience = 300
/** How long the database may take to answer the check, ms. */
const answerWithin = 1_000
/** How often a database that is down is checked again, ms. */
const recheckEvery = 500
const tick = 100

/** Somebody who waits for a connection or works with one. */
export type Use = { since: number }

export type HealthCheck = {
  isDown: () => boolean
  /** Everybody who waits or works now, oldest first. */
  uses: Set<Use>
  stop: () => void
}

/**
 * Finds out when the database stops answering: a server that hangs or a line that is dead refuses nothing, and everybody
 * would wait for a time-out. An idle process checks nothing.
 * @param onDown called once for each outage
 */
export function watchHealth(connection: pg.ClientConfig, onDown: () => void): HealthCheck {
  const uses = new Set<Use>()
  const probe = openProbe({ ...connection, application_name: 'haat-health' })
  let down = false
  let checking = false
  let stopped = false
  let checkedAt = 0

  async function check(): Promise<void> {
    checking = true
    checkedAt = performance.now()
    const answered = await inTime(probe.ping())
    checking = false
    if (stopped || !answered) probe.close()
    if (stopped) return
    const wentDown = !answered && !down
    down = !answered
    if (wentDown) onDown()
  }

  function isDue(): boolean {
    const now = performance.now()
    if (down) return now - checkedAt >= recheckEvery
    const [oldest] = uses
    if (!oldest) return false
    // Connected before it is needed: on a busy machine that alone may take a while.
    probe.open()
    return now - oldest.since >= patience
  }

  const timer = setInterval(() => {
    if (!checking && isDue()) void check()
  }, tick).unref()

  return {
    isDown: () => down,
    uses,
    stop() {
      stopped = true
      clearInterval(timer)
      probe.close()
    },
  }
}

/** A connection of its own that asks one question; it opens when it is first needed, and again after it broke. */
function openProbe(connection: pg.ClientConfig) {
  let client: pg.Client | undefined

  function open(): pg.Client {
    if (client) return client
    const opened = new pg.Client({ ...connection, connectionTimeoutMillis: answerWithin, query_timeout: answerWithin })
    const forget = () => {
      if (client === opened) client = undefined
    }
    opened.on('error', forget)
    opened.on('end', forget)
    opened.connect().catch(forget)
    client = opened
    return opened
  }

  return {
    open,
    /** Before the connection is open, the question waits for that. */
    async ping(): Promise<void> {
      await open().query('select 1')
    },
    close() {
      client?.end().catch(() => undefined)
      client = undefined
    },
  }
}

async function inTime(answer: Promise<void>): Promise<boolean> {
  const timer = new AbortController()
  const late = sleep(answerWithin, undefined, { signal: timer.signal, ref: false })
    // After a busy second of our own, the answer may have arrived and not been read yet.
    .then(() => turn())
    .then(() => turn())
  const answered = await Promise.race([answer.then(() => true), late.then(() => false)]).catch(() => false)
  timer.abort()
  late.catch(() => undefined)
  return answered
}
