import { apiPath, authorization, queryString } from '../shared/api/api-path.ts'
import type { Contract, Reply, Request } from '../shared/api/contract.ts'
import { siteNow } from '../shared/site-now.ts'
import { CallError } from './api.ts'
import { forgetToken, readToken } from './session.ts'

/** What a caller may say besides what the contract takes. */
type Options = {
  /** Goes through although the page is being left; for small bodies (64 KB). */
  keepalive?: boolean
  /** Ends the call before it is answered. */
  signal?: AbortSignal
}

let madeUp: ((error: unknown) => Promise<boolean>) | undefined

/** Says who makes up for a refusal: the call is made once more where they could. On public pages nobody does. */
export function makeUpBy(maker: typeof madeUp): void {
  madeUp = maker
}

/** A call that takes nothing may be made without naming that. */
type Given<C extends Contract> =
  Record<string, never> extends Request<C>
    ? [request?: Request<C>, options?: Options]
    : [request: Request<C>, options?: Options]

/**
 * Makes a call as its contract states it, by the specification's request rules (C1 to C4).
 * @throws CallError
 */
export async function call<C extends Contract>(contract: C, ...given: Given<C>): Promise<Reply<C>> {
  const response = await fetchAnswer(contract, ...given)
  return await response.json().catch(() => undefined)
}

/**
 * As `call`, for an answer that is a file.
 * @throws CallError
 */
export async function fetchAnswer<C extends Contract>(contract: C, ...given: Given<C>): Promise<Response> {
  try {
    return await send(contract, ...given)
  } catch (error) {
    if (!(await madeUp?.(error))) throw error
    return await send(contract, ...given)
  }
}

async function send<C extends Contract>(contract: C, ...given: Given<C>): Promise<Response> {
  const [request = {}, { keepalive, signal } = {}] = given
  const { params, query, body } = request as { params?: Values; query?: Values; body?: unknown }
  const path = pathOf(contract, params)
  const sent = contract.bodyAs === 'form' ? asForm(body) : body === undefined ? undefined : JSON.stringify(body)
  const response = await fetch(path + queryString(query ?? {}), {
    method: contract.method.toUpperCase(),
    keepalive,
    signal,
    headers: { ...headersTo(path), ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}) },
    body: sent,
  }).catch(() => {
    throw new CallError(0, undefined, 'There is no connection. Please check it and try again.')
  })
  if (response.ok) return response
  noteStatus(response.status, path)
  throw new CallError(response.status, await response.json().catch(() => undefined))
}

/** What every call says of itself. */
export function headersTo(path: string): Record<string, string> {
  const token = readToken()
  const { prefix = '' } = siteNow()
  return {
    'x-app-platform': 'WEB',
    ...(prefix === '' ? {} : { 'x-app-language': prefix.slice(1) }),
    ...(token ? { authorization: authorization(path, token) } : {}),
  }
}

/** A session that ended (or was ended elsewhere) is not kept up. A wrong password says nothing about the session. */
export function noteStatus(status: number, path: string): void {
  if (status === 401 && readToken() && !path.endsWith('/login')) forgetToken()
}

/** Where a call goes. */
export const pathOf = ({ path }: Contract, params: Values = {}): string => apiPath(filled(path, params))

type Values = Record<string, string | number | boolean | null | undefined>

/** `/api/v1/orders/{id}` with its parameters put in. */
function filled(path: string, params: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** Files and texts as multipart/form-data. */
export function asForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, File | string | undefined>))
    if (value !== undefined) form.append(name, value)
  return form
}
