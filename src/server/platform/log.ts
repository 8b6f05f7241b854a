import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

/** JSON lines on standard output; what could sign somebody in never reaches them. */
export function openLog(level: Config['logLevel'], to: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutValues },
      redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
    },
    to,
  )
}

/** A failed query names its values, a password's hash and somebody's address among them; the log gets the query alone. */
function withoutValues(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error)
  const { params: _, ...shown } = pino.stdSerializers.err(error)
  const values = `\nparams: ${error.params}`
  return { ...shown, message: shown.message.replaceAll(values, ''), stack: shown.stack.replaceAll(values, '') }
}
