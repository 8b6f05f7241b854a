import { StartError } from '../../platform/config.ts'
import type { Requests } from './requests.ts'

/**
 * Streams an object of a bucket.
 * @throws StartError if it does not exist, or its transfer breaks off
 */
export async function* download(ask: Requests, name: string): AsyncGenerator<Uint8Array> {
  const { body } = await ask({ method: 'GET' })
  if (!body) return
  try {
    yield* body
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    throw new StartError(`${name} was not read to its end: ${message}`)
  }
}
