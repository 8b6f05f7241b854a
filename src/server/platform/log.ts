import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** JSON lines on standard output; what could sign somebody in never reaches them. */
export function openLog(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
  })
}
