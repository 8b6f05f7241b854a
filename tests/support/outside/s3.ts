import { createHash, createHmac } from 'node:crypto'
import http from 'node:http'
import type net from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A server that speaks S3 as far as uploads in parts and downloads need it: signatures are checked as Amazon publishes them
 * (Signature Version 4), parts are held to their sizes and order, and nothing is seen under its name before it is complete.
 */
export type S3Double = {
  endpoint: string
  /** Complete objects, by bucket and key. */
  objects: Map<string, Buffer>
  /** Uploads neither completed nor aborted. */
  uploads: Map<string, Upload>
  /** How often each kind of request was answered with 200 or 204. */
  done: string[]
  /** Called before a request is answered: a status answers it, `lost` does what it asks and breaks the line, nothing lets it be. */
  trouble: (kind: string, attempt: number) => number | 'lost' | undefined
  close: () => Promise<void>
}

type Upload = { key: string; parts: Map<number, { bytes: Buffer; tag: string }> }

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> }

const smallest = 5 * 1024 * 1024

export async function openS3(account: { id: string; secret: string; region: string }): Promise<S3Double> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Upload>()
  const attempts = new Map<string, number>()
  const done: string[] = []
  let serial = 0

  const server = http.createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    if (!body) return
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const kind = kindOf(request.method ?? '', url.searchParams)
    attempts.set(kind, (attempts.get(kind) ?? 0) + 1)
    const trouble = double.trouble(kind, attempts.get(kind) ?? 0)
    const refused = faultOfSignature(request, url, body, account)
    const answer = refused
      ? problem(403, refused)
      : typeof trouble === 'number'
        ? problem(trouble, trouble === 503 ? 'SlowDown' : 'AccessDenied')
        : act(kind, decodeURIComponent(url.pathname.slice(1)), url.searchParams, body)
    if (trouble === 'lost') return request.socket.destroy()
    if (answer.status < 300) done.push(kind)
    response.writeHead(answer.status, answer.headers)
    response.end(request.method === 'HEAD' ? undefined : answer.body)
  })

  function act(kind: string, key: string, query: URLSearchParams, body: Buffer): Answer {
    const uploadId = query.get('uploadId') ?? ''
    const upload = uploads.get(uploadId)
    const object = objects.get(key)
    switch (kind) {
      case 'begin': {
        const id = `upload-${++serial}+/=`
        uploads.set(id, { key, parts: new Map() })
        return {
          status: 200,
          body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        }
      }
      case 'part': {
        const number = Number(query.get('partNumber'))
        if (!upload || upload.key !== key) return problem(404, 'NoSuchUpload')
        if (!(number >= 1 && number <= 10_000)) return problem(400, 'InvalidArgument')
        const tag = `"${createHash('md5').update(body).digest('hex')}"`
        upload.parts.set(number, { bytes: body, tag })
        return { status: 200, headers: { etag: tag } }
      }
      case 'complete': {
        if (!upload || upload.key !== key) return problem(404, 'NoSuchUpload')
        const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
        const named = listed.map(([, number, tag]) => ({ number: Number(number), tag: tag?.replaceAll('&quot;', '"') }))
        if (named.some(({ number }, at) => at > 0 && number <= (named[at - 1]?.number ?? 0)))
          return problem(400, 'InvalidPartOrder')
        const parts = named.map(({ number, tag }) => ({ tag, part: upload.parts.get(number) }))
        if (parts.length === 0 || parts.some(({ tag, part }) => !part || part.tag !== tag))
          return problem(400, 'InvalidPart')
        if (parts.slice(0, -1).some(({ part }) => (part?.bytes.length ?? 0) < smallest))
          return problem(400, 'EntityTooSmall')
        objects.set(key, Buffer.concat(parts.map(({ part }) => part?.bytes ?? Buffer.alloc(0))))
        uploads.delete(uploadId)
        return { status: 200, body: '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>' }
      }
      case 'abort':
        return uploads.delete(uploadId) ? { status: 204 } : problem(404, 'NoSuchUpload')
      case 'get':
      case 'head':
        if (!object) return problem(404, 'NoSuchKey')
        return { status: 200, body: object, headers: { 'content-length': String(object.length) } }
      default:
        return problem(501, 'NotImplemented')
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const double: S3Double = {
    endpoint: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    ...{ objects, uploads, done },
    trouble: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
  return double
}

function kindOf(method: string, query: URLSearchParams): string {
  if (method === 'POST') return query.has('uploads') ? 'begin' : 'complete'
  if (method === 'PUT') return query.has('partNumber') ? 'part' : 'put'
  if (method === 'DELETE') return query.has('uploadId') ? 'abort' : 'delete'
  return method.toLowerCase()
}

function problem(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>said the double</Message></Error>` }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Error of a signature; undefined if it is valid. */
function faultOfSignature(
  request: http.IncomingMessage,
  url: URL,
  body: Buffer,
  account: { id: string; secret: string; region: string },
): string | undefined {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  if (!given) return 'AccessDenied'
  const [, credential = '', signed = '', signature] = given
  const [id, day = '', region, service, last] = credential.split('/')
  const at = String(request.headers['x-amz-date'])
  const names = signed.split(';')
  if (id !== account.id) return 'InvalidAccessKeyId'
  if (region !== account.region || service !== 's3' || last !== 'aws4_request') return 'AuthorizationHeaderMalformed'
  if (!at.startsWith(day)) return 'AuthorizationHeaderMalformed'
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - time) < 900_000)) return 'RequestTimeTooSkewed'
  // The host and every header of Amazon's own must be under the signature.
  const own = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))
  if (['host', ...own].some((name) => !names.includes(name))) return 'AccessDenied'
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    sha256(body),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${account.secret}`, day), account.region))
  const right = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex')
  return right === signature ? undefined : 'SignatureDoesNotMatch'
}
