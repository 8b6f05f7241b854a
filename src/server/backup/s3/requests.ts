import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { StartError } from '../../platform/config.ts'
import type { Location } from './location.ts'

export type BucketSettings = {
  /** URL of an S3-compatible service; undefined means Amazon's. */
  endpoint: string | undefined
  region: string | undefined
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
  sessionToken: string | undefined
}

export type Ask = {
  method: 'DELETE' | 'GET' | 'HEAD' | 'POST' | 'PUT'
  query?: Record<string, string>
  body?: Uint8Array
}

/** Sends a request about one object. Error replies are thrown. */
export type Requests = (ask: Ask) => Promise<Response>

/** An error in the server's own words, with its code, such as `NoSuchKey`. */
export class S3Error extends StartError {
  readonly code: string
  constructor(text: string, code: string) {
    super(text)
    this.code = code
  }
}

/** Attempts per request after server or network errors, and the first pause, ms. */
const tries = 5
const firstPause = 200

/**
 * Opens signed requests (AWS Signature Version 4, body included) about one object. Temporary errors are retried.
 * @throws StartError if a setting is missing
 */
export function openRequests(settings: BucketSettings, location: Location): Requests {
  const { accessKeyId, secretAccessKey, sessionToken, region } = settings
  if (!accessKeyId || !secretAccessKey)
    throw new StartError('Settings: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed for a bucket')
  if (!region) throw new StartError('Settings: AWS_REGION is needed for a bucket, or AWS_ENDPOINT_URL')
  const client = new AwsClient({ accessKeyId, secretAccessKey, sessionToken, region, service: 's3', retries: 0 })
  const base = addressOf(settings.endpoint, region, location)
  const name = `s3://${location.bucket}/${location.key}`

  return async ({ method, query = {}, body }) => {
    const address = new URL(base)
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    for (let pause = firstPause, round = 1; ; round++, pause *= 2) {
      const request = await client.sign(address, {
        method,
        headers,
        body: body && new Uint8Array(body),
        redirect: 'manual',
      })
      const answer = await fetch(request).catch((error: Error) => {
        if (round < tries) return undefined
        const { message } = (error.cause ?? error) as Error
        throw new StartError(`${name} cannot be reached: ${message}`)
      })
      if (answer && isPassing(answer.status) && round < tries) await answer.body?.cancel()
      else if (answer?.ok) return answer
      else if (answer) throw await refusal(answer, name)
      await sleep(pause)
    }
  }
}

function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

function addressOf(endpoint: string | undefined, region: string, { bucket, key }: Location): string {
  // Amazon's wildcard certificate covers only one label before its domain.
  const host = `s3.${region}.amazonaws.com`
  const base = endpoint ?? `https://${bucket.includes('.') ? host : `${bucket}.${host}`}`
  return endpoint || bucket.includes('.') ? `${base}/${bucket}/${key}` : `${base}/${key}`
}

async function refusal(answer: Response, name: string): Promise<S3Error> {
  return readRefusal(await answer.text(), answer.status, name)
}

/** Parses an error reply in XML. */
export function readRefusal(text: string, status: number, name: string): S3Error {
  const code = textOf(text, 'Code') ?? `status ${status}`
  return new S3Error(`${name}: the server says ${code}${textOf(text, 'Message')?.replace(/^/, ': ') ?? ''}`, code)
}

/** The text of the first element with this name. */
export function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
}
