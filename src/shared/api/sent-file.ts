import { z } from 'zod'

/** An uploaded file. Its name and media type come from the sender and cannot be trusted. */
export type SentFile = { name: string; bytes: Uint8Array }

export function isSentFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array
}

/** The file field of a form. The browser sends a `File`, the handler gets its bytes. */
export const sentFile = z
  .custom<SentFile>(isSentFile, 'Choose a file.')
  .meta({ type: 'string', format: 'binary', description: 'The file itself.' }) as unknown as z.ZodType<SentFile, File>

/** Form fields as a browser sends them, repeated ones included. */
export const sentFields = z
  .custom<[name: string, value: string | SentFile][]>(Array.isArray)
  .meta({ type: 'object', description: 'The fields of the form, by their names.' })
