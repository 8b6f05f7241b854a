import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'

/** How long somebody waits for the database before it is asked whether it is there at all, ms. */
const patience = 300
/** How long it has to say so, ms. */
const answerWithin = 1_000
/** How often it is looked for while it is gone, ms. */
const lookEvery = 500

/** Somebody who waits for the database, or works with it. */
export type Waiting = { since: number }

export type Pulse = {
  isGone: () => boolean
  /** Who waits now, the longest waiting first. */
  waiting: Set<Waiting>
  stop: () => void
}

/**
 * Finds out when the database does not answer any more: a server that hangs, or a line that is dead without a word,
 * refuses nothing, and everybody would wait for as long as their patience lasts. Nothing is asked while nobody waits.
 * @param onGone called once each time it is gone
 */
export function watchPulse(connection: pg.ClientConfig, onGone: () => void): Pulse {
  const waiting = new Set<Waiting>()
  let gone = false
  let stopped = false
  let asking = false
  let line: pg.Client | undefined

  async function answers(): Promise<boolean> {
    const late = new AbortController()
    const asked = ask().then(
      () => true,
      () => false,
    )
    const outOfTime = sleep(answerWithin, false, { signal: late.signal, ref: false })
      // After a busy second of our own, the answer may be here and not read yet.
      .then(() =>
        Promise.race([
          asked,
          turn()
            .then(turn)
            .then(() => false),
        ]),
      )
      .catch(() => false)
    const answered = await Promise.race([asked, outOfTime])
    late.abort()
    return answered
  }

  async function ask(): Promise<void> {
    line ??= openLine()
    await line.query('select 1')
  }

  /** What is asked of it before it is open waits for that. */
  function openLine(): pg.Client {
    const made = new pg.Client({ ...connection, connectionTimeoutMillis: answerWithin, query_timeout: answerWithin })
    const end = () => {
      if (line === made) line = undefined
    }
    made.on('error', () => undefined)
    made.on('end', end)
    made.connect().catch(end)
    return made
  }

  function hangUp(): void {
    const broken = line
    line = undefined
    broken?.end().catch(() => undefined)
  }

  async function look(): Promise<void> {
    asking = true
    const there = await answers()
    asking = false
    if (stopped) return hangUp()
    if (there) {
      gone = false
      return
    }
    hangUp()
    if (gone) return
    gone = true
    onGone()
  }

  let lookedAt = 0
  const timer = setInterval(() => {
    if (asking) return
    const now = performance.now()
    const [longest] = waiting
    // Open before it is needed: on a busy machine that alone may take a while.
    if (longest && !gone) line ??= openLine()
    const isWanted = gone ? now - lookedAt >= lookEvery : longest !== undefined && now - longest.since >= patience
    if (!isWanted) return
    lookedAt = now
    void look()
  }, 100).unref()

  return {
    isGone: () => gone,
    waiting,
    stop() {
      stopped = true
      clearInterval(timer)
      hangUp()
    },
  }
}
