import type { SentFile } from '../../../shared/api/sent-file.ts'

import { refusal } from '../refusal.ts'
import { readBytes } from './read-body.ts'

/** Room for the other fields and the seams of a form beside its file. */
const overhead = 64 * 1024

/**
 * The fields of a form sent as multipart/form-data, its file among them.
 * @param mostBytes of the file
 * @throws Refusal `request.multipart`, `request.tooLarge`, `request.cut`, `request.zero`
 */
export async function readForm(request: Request, mostBytes: number): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw refusal('request.multipart')
  const bytes = await readBytes(request, mostBytes + overhead)
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) throw refusal('request.multipart')
  const fields = new Map<string, unknown>()
  for (const [name, value] of form) fields.set(name, typeof value === 'string' ? value : await fileOf(value))
  const zero = [...fields].find(([name, value]) => `${name}${typeof value === 'string' ? value : ''}`.includes('\0'))
  if (zero) throw refusal('request.zero', { field: zero[0].replaceAll('\0', '') })
  return Object.fromEntries(fields)
}

async function fileOf(file: File): Promise<SentFile> {
  return { name: file.name.replaceAll('\0', ''), bytes: new Uint8Array(await file.arrayBuffer()) }
}
