import type { SentFile } from '../../../shared/api/sent-file.ts'
import { inOneForm } from '../../../shared/text.ts'
import { refusal } from '../refusal.ts'
import type { BodyPlace } from './body-room.ts'
import { readBytes } from './read-body.ts'
import { wellFormed } from './well-formed.ts'

/** Bytes allowed for a form's other fields and boundaries besides its files. */
const overhead = 64 * 1024

/** Our clients' forms have two fields. */
const mostFields = 20

/** RFC 2046, quoted or not. */
const multipart = /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,\-./:=? ]{1,70})"|([\w'()+,\-./:=?]{1,70}))\s*$/i

/** Controls of an owner's form: each box of a list is one. */
const mostControls = 1_000

/** Limit of a form without files, bytes: the longest answers in any script, percent-encoded. */
export const mostWithoutFiles = 256 * 1024

type Bounds = { most: number; place: BodyPlace }

/**
 * The fields of a multipart/form-data form, files included.
 * @param most bytes of the file
 * @throws Refusal `request.multipart`, `request.tooLarge`, `request.tooMuch`, `request.cut`, `request.tooSlow`, `request.zero`
 */
export async function readForm(request: Request, bounds: Bounds): Promise<Record<string, unknown>> {
  const boundary = boundaryOf(request)
  if (boundary === undefined) throw refusal('request.multipart')
  return Object.fromEntries(await readParts(request, boundary, { ...bounds, parts: mostFields }))
}

/**
 * The fields of a form that a browser sends without script: multipart, or percent-encoded.
 * @param most bytes of all its files
 * @throws Refusal as `readForm`
 */
export async function readSent(request: Request, { most, place }: Bounds): Promise<[string, string | SentFile][]> {
  const boundary = boundaryOf(request)
  if (boundary !== undefined) return readParts(request, boundary, { most, place, parts: mostControls })
  const bytes = await readBytes(request, { most: Math.min(most, mostWithoutFiles), place })
  if (countOf('&', bytes, mostControls) >= mostControls) throw refusal('request.tooMuch', { limit: mostControls })
  const text = bytes.toString('utf8')
  // Zero characters are dropped, because without script no field could show a refusal.
  const sent = new URLSearchParams(text.replaceAll('%00', ''))
  return [...sent].map(([name, value]) => [inOneForm(name), String(wellFormed(value, [name]))])
}

function boundaryOf(request: Request): string | undefined {
  const [, quoted, bare] = multipart.exec(request.headers.get('content-type') ?? '') ?? []
  return quoted ?? bare
}

async function readParts(
  request: Request,
  boundary: string,
  { most, place, parts }: Bounds & { parts: number },
): Promise<[string, string | SentFile][]> {
  const bytes = await readBytes(request, { most: most + overhead, place })
  // Parsing creates an object per part, so the parts are counted first.
  if (countOf(`--${boundary}`, bytes, parts) > parts) throw refusal('request.tooMuch', { limit: parts })
  const fields: [string, string | SentFile][] = []
  for (const [name, value] of await partsOf(bytes, boundary))
    fields.push([inOneForm(name), typeof value === 'string' ? String(wellFormed(value, [name])) : await fileOf(value)])
  return fields
}

/** Number of occurrences, counted up to `most` + 1. */
function countOf(text: string, bytes: Buffer, most: number): number {
  let count = 0
  for (let at = bytes.indexOf(text); at >= 0 && count <= most; at = bytes.indexOf(text, at + 1)) count++
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
  return { name: inOneForm(file.name), bytes: new Uint8Array(await file.arrayBuffer()) }
}
