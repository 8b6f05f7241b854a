import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'

/** The database is checked once a connection has been used, or waited for, this long, ms. */
const patience = 300
/** How often a database that is down is checked again, ms. */
const recheckEvery = 500
const tick = 100

/** A caller who waits for a connection or uses one. */
export type Use = { since: number }

export type HealthCheck = {
  isDown: () => boolean
  /** All current uses, oldest first. */
  uses: Set<Use>
  stop: () => void
}

/**
 * Detects that the database has stopped replying: a server that hangs or a dead connection refuses nothing, so callers would
 * wait for their timeouts. An idle process checks nothing.
 * @param answerWithin timeout of the check, ms
 * @param onDown called once per outage
 */
export function watchHealth(connection: pg.ClientConfig, answerWithin: number, onDown: () => void): HealthCheck {
  const uses = new Set<Use>()
  const probe = openProbe({ ...connection, application_name: 'haat-health' }, answerWithin)
  let down = false
  let checking = false
  let stopped = false
  let checkedAt = 0

  async function check(): Promise<void> {
    checking = true
    checkedAt = performance.now()
    const answered = await inTime(probe.ping(), answerWithin)
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
    // Connects in advance, because on a busy machine connecting alone may take a while.
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

/** A separate connection for the check; opened on first use, and again after an error. */
function openProbe(connection: pg.ClientConfig, answerWithin: number) {
  let current: { client: pg.Client; connected: Promise<unknown> } | undefined

  function open(): NonNullable<typeof current> {
    if (current) return current
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: answerWithin, query_timeout: answerWithin })
    const opened = { client, connected: client.connect() }
    const forget = () => {
      if (current === opened) current = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    opened.connected.catch(forget)
    current = opened
    return opened
  }

  return {
    open,
    async ping(): Promise<void> {
      const { client, connected } = open()
      await connected
      await client.query('select 1')
    },
    close() {
      current?.client.end().catch(() => undefined)
      current = undefined
    },
  }
}

async function inTime(answer: Promise<void>, answerWithin: number): Promise<boolean> {
  const timer = new AbortController()
  const late = sleep(answerWithin, undefined, { signal: timer.signal, ref: false })
    // After a busy second of this process, the reply may have arrived unread.
    .then(() => turn())
    .then(() => turn())
  // A server that refuses another connection is alive, and work on the other connections continues.
  const answered = answer.then(
    () => true,
    (error: unknown) => error instanceof pg.DatabaseError,
  )
  const isInTime = await Promise.race([answered, late.then(() => false)]).catch(() => false)
  timer.abort()
  late.catch(() => undefined)
  return isInTime
}
