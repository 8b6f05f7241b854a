import type { Contract, Reply, Request } from '../shared/api/contract.ts'
import { CallError } from './api.ts'
import { asForm, headersTo, pathOf, refusedBy, withRemedy } from './call.ts'

type Options = {
  /** How much has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  /** Aborts it: the call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/**
 * Makes a call with a file and says how far it is: by XMLHttpRequest, because fetch does not say how much has been sent.
 * @throws CallError, or the signal's reason
 */
export function upload<C extends Contract>(contract: C, request: Request<C>, options: Options = {}): Promise<Reply<C>> {
  return withRemedy(() => send(contract, request, options))
}

async function send<C extends Contract>(
  contract: C,
  request: Request<C>,
  { onProgress, signal }: Options,
): Promise<Reply<C>> {
  const { params, body } = request as { params?: Record<string, string>; body?: unknown }
  const path = pathOf(contract, params)
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', path)
    sending.responseType = 'json'
    for (const [name, value] of Object.entries(headersTo(path))) sending.setRequestHeader(name, value)
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    sending.onload = () => {
      const answer: Reply<C> | null = sending.response
      if (sending.status === 200 && answer) return resolve(answer)
      reject(refusedBy(sending.status, path, answer ?? undefined))
    }
    sending.onerror = () => reject(new CallError(0, undefined, 'The connection was lost. Try again.'))
    sending.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => sending.abort(), { once: true })
    sending.send(asForm(body))
  })
}
