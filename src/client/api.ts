import { apiPath, authorization, queryString } from '../shared/api/api-path.ts'
import { type ErrorBody, errorText } from '../shared/api/error-text.ts'
import { forgetToken, readToken } from './session.ts'

/** A call that was refused or did not come through. `message` is what to show (X1). */
export class CallError extends Error {
  /** False when the answer held no text of its own, as from a proxy on the way. */
  readonly isSaid: boolean
  /** 0 when there was no answer at all. */
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown, clientMessage?: string) {
    super(errorText(body, clientMessage))
    this.status = status
    this.isSaid = clientMessage !== undefined || (typeof body === 'object' && body !== null)
    this.body = body
  }

  /** The text for a field, when the refusal names it. */
  fieldText(field: string): string | undefined {
    return this.#errors().find((error) => error.field === field)?.defaultMessage
  }

  /** Whether a field was refused for this reason, such as `page.changed`. */
  hasCode(code: string): boolean {
    return this.#errors().some((error) => error.code === code)
  }

  /** Every field that the refusal names, with its text. */
  fieldFaults(): { field: string; text: string }[] {
    return this.#errors().flatMap(({ field, defaultMessage }) =>
      field && defaultMessage ? [{ field, text: defaultMessage }] : [],
    )
  }

  #errors() {
    const { errors = [] } = (typeof this.body === 'object' && this.body !== null ? this.body : {}) as ErrorBody
    return errors
  }
}

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  params?: Record<string, string | number | null | undefined>
  body?: unknown
  /** Goes through although the page is being left; for small bodies (64 KB). */
  keepalive?: boolean
}

/**
 * Makes a call by the request rules: path prefix, platform header, Basic or Bearer, name=value (C1 to C4).
 * @throws CallError
 */
export async function call<T>(path: string, given: Call = {}): Promise<T> {
  const response = await fetchWithToken(path, given)
  return (await response.json().catch(() => undefined)) as T
}

/**
 * As `call`, for an answer that is no JSON. A `FormData` body travels as it is.
 * @throws CallError
 */
export async function fetchWithToken(
  path: string,
  { method = 'POST', params = {}, body, keepalive }: Call = {},
): Promise<Response> {
  const full = apiPath(path)
  const token = readToken()
  const isForm = body instanceof FormData
  const response = await fetch(full + queryString(params), {
    method,
    keepalive,
    headers: {
      'x-app-platform': 'WEB',
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: authorization(full, token) } : {}),
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new CallError(0, undefined, 'There is no connection. Please check it and try again.')
  })
  if (response.ok) return response
  // A session that ended (or was ended elsewhere) is not kept up. A wrong password says nothing about the session.
  if (response.status === 401 && token && !full.endsWith('/login')) forgetToken()
  throw new CallError(response.status, await response.json().catch(() => undefined))
}
