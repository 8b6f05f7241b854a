import { z } from 'zod'

/** A file as a form sent it. What its sender called it, and what they took it for, is not to be relied on. */
export type SentFile = { name: string; bytes: Uint8Array }

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array
}

/** The field of a form that holds its file. A browser sends a `File`, the handler gets its bytes. */
export const sentFile = z
  .custom<SentFile>(isSentFile, 'Please choose a file.')
  .meta({ type: 'string', format: 'binary', description: 'The file itself.' }) as unknown as z.ZodType<SentFile, File>

/** The fields of a form as a browser sends them, each as often as it was filled in. */
export const sentFields = z
  .custom<[name: string, value: string | SentFile][]>(Array.isArray)
  .meta({ type: 'object', description: 'The fields of the form, by their names.' })
