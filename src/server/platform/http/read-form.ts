import type { SentFile } from '../../../shared/api/sent-file.ts'
import { refusal } from '../refusal.ts'
import type { BodyPlace } from './body-room.ts'
import { readBytes } from './read-body.ts'
import { wellFormed } from './well-formed.ts'

/** Room for the other fields and the seams of a form beside its file. */
const overhead = 64 * 1024

/** The forms of our clients have two fields. */
const mostFields = 20

/** RFC 2046, quoted or not. */
const multipart = /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,\-./:=? ]{1,70})"|([\w'()+,\-./:=?]{1,70}))\s*$/i

/**
 * The fields of a form sent as multipart/form-data, its file among them.
 * @param most bytes of the file
 * @throws Refusal `request.multipart`, `request.tooLarge`, `request.tooMuch`, `request.cut`, `request.tooSlow`, `request.zero`
 */
export async function readForm(
  request: Request,
  { most, place }: { most: number; place: BodyPlace },
): Promise<Record<string, unknown>> {
  const [, quoted, bare] = multipart.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw refusal('request.multipart')
  const bytes = await readBytes(request, { most: most + overhead, place })
  // Each part is made an object of its own; a body of nothing but parts is not taken apart.
  if (countOf(`--${boundary}`, bytes) > mostFields) throw refusal('request.tooMuch', { limit: mostFields })
  const fields = new Map<string, unknown>()
  for (const [name, value] of await partsOf(bytes, boundary))
    fields.set(name, typeof value === 'string' ? wellFormed(value, [name]) : await fileOf(value))
  return Object.fromEntries(fields)
}

/** How often it stands there, no further than is too often. */
function countOf(text: string, bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(text); at >= 0 && count <= mostFields; at = bytes.indexOf(text, at + 1)) count++
  return count
}

async function partsOf(bytes: Buffer, boundary: string): Promise<FormData> {
  const type = `multipart/form-data; boundary="${boundary}"`
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
  return body.formData().catch(() => {
    throw refusal('request.multipart')
  })
}

async function fileOf(file: File): Promise<SentFile> {
  return { name: file.name.replaceAll('\0', ''), bytes: new Uint8Array(await file.arrayBuffer()) }
}
