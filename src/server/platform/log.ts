import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream, type Logger, type SerializedError } from 'pino'
import type { Config } from './config.ts'

/** JSON lines on standard output, without secrets. */
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

/** A failed query contains its values, such as a password's hash or an address; only the statement is logged. */
export function withoutValues(error: Error): SerializedError {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error)
  const { params: _, ...shown } = pino.stdSerializers.err(error)
  const values = `\nparams: ${error.params}`
  return { ...shown, message: shown.message.replaceAll(values, ''), stack: shown.stack.replaceAll(values, '') }
}

/** An error in one line that tells no values of statements. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${withoutValues(error).message}` : String(error)
