import { StartError } from '../../platform/config.ts'
import type { Requests } from './requests.ts'

/**
 * What lies at a place in a bucket, as it comes.
 * @throws StartError when there is nothing, or it does not come to its end
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
