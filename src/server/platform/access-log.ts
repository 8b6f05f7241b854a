import pino from 'pino'
import type { Config } from './config.ts'
import type { Exchange, Observe } from './http/exchange.ts'

export type AccessLog = {
  observe: Observe
  /** Writes buffered lines. */
  close: () => Promise<void>
}

/** Sink for lines. A write of up to `most` bytes is not interleaved with others. */
export type LineSink = { write: (lines: string) => void; flushSync: () => void; close: () => Promise<void> }

/** Atomic write size of a pipe, bytes, even with several writers. */
const most = 4_096
/** If the output is not read, lines beyond this many buffered bytes are dropped. */
const mostWaiting = 8 * 1024 * 1024

/**
 * A line of JSON per request, in the format of the log at level `info`. Undefined if the settings turn it off. `pause`: how
 * long a line may be buffered, ms.
 */
export function openAccessLog(
  { accessLog, logLevel }: Pick<Config, 'accessLog' | 'logLevel'>,
  open: () => LineSink = standardOutput,
  pause = 500,
): AccessLog | undefined {
  if (!accessLog || !['info', 'debug', 'trace'].includes(logLevel)) return undefined
  const sink = open()
  let held = ''
  const flush = () => {
    if (held === '') return
    sink.write(held)
    held = ''
  }
  const timer = setInterval(flush, pause).unref()
  const flushNow = () => {
    flush()
    sink.flushSync()
  }
  process.once('exit', flushNow)
  return {
    observe(exchange) {
      const line = lineOf(exchange)
      if (held.length + line.length > most) flush()
      held += line
    },
    async close() {
      clearInterval(timer)
      process.off('exit', flushNow)
      flush()
      await sink.close()
    },
  }
}

/** Formatted by hand: it runs for every request and takes a third of pino's time. */
function lineOf({ id, method, host, site, route, status, ms, bytes, cache, platform }: Exchange): string {
  // Host and platform are caller input and must be escaped; id, method, route and cache contain only plain characters.
  const asked = `"request":"${id}","method":"${method}","host":${JSON.stringify(host.slice(0, longestHost))}`
  const found = `${site === undefined ? '' : `"site":${site},`}"route":"${route}"`
  const sent = `"status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes}`
  const cached = cache === undefined ? '' : `,"cache":"${cache}"`
  const from = platform === undefined ? '' : `,"platform":${JSON.stringify(platform.slice(0, longestPlatform))}`
  return `{"level":30,"time":"${timeText()}",${asked},${found},${sent}${cached}${from},"msg":"request"}\n`
}

const longestHost = 260
const longestPlatform = 40
let millisecond = 0
let text = ''

function timeText(): string {
  const now = Date.now()
  if (now !== millisecond) {
    millisecond = now
    text = new Date(now).toISOString()
  }
  return text
}

function standardOutput(): LineSink {
  const stream = pino.destination({ dest: 1, sync: false, minLength: 0, maxWrite: most, maxLength: mostWaiting })
  // The reader of the output has gone: requests continue without being logged.
  stream.on('error', () => undefined)
  return {
    write: (lines) => void stream.write(lines),
    flushSync: () => stream.flushSync(),
    close: () =>
      new Promise((resolve) => {
        stream.once('close', resolve)
        stream.once('error', () => resolve())
        stream.end()
      }),
  }
}
