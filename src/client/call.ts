import { apiPath, authorization, queryString } from '../shared/api/api-path.ts'
import type { Contract, Reply, Request } from '../shared/api/contract.ts'
import { siteNow } from '../shared/site-now.ts'
import { t } from '../shared/words.ts'
import { CallError } from './api.ts'
import { forgetToken, isReplaced, readGuest, readToken } from './session.ts'
import { askAgain, mayAskAgain } from './session-over.ts'

/** Options of a call besides its contract's input. */
type Options = {
  /** The request outlives the page; for small bodies (64 KB). */
  keepalive?: boolean
  /** Aborts the call. */
  signal?: AbortSignal
}

/** Tries to take away the reason of a refusal. Resolves to whether it did. */
type Remedy = (error: CallError) => Promise<boolean>

let ownRemedy: Remedy | undefined

/** Adds a remedy to that of a session that has ended, which every page has. */
export function remedyBy(remedy: Remedy): void {
  ownRemedy = remedy
}

/** Runs a call, and once more after the reason of its refusal was taken away. */
export async function withRemedy<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof CallError) || !(await isRemedied(error))) throw error
    return await run()
  }
}

async function isRemedied(error: CallError): Promise<boolean> {
  if (error.hasEnded && mayAskAgain()) return askAgain()
  return (await ownRemedy?.(error)) === true
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
export function fetchAnswer<C extends Contract>(contract: C, ...given: Given<C>): Promise<Response> {
  return withRemedy(() => send(contract, ...given))
}

async function send<C extends Contract>(contract: C, ...given: Given<C>): Promise<Response> {
  const [request = {}, { keepalive, signal } = {}] = given
  const { params, query, body } = request as { params?: Values; query?: Values; body?: unknown }
  const path = pathOf(contract, params)
  const headers = headersTo(path)
  const sent = contract.bodyAs === 'form' ? asForm(body) : body === undefined ? undefined : JSON.stringify(body)
  const response = await fetch(path + queryString(query ?? {}), {
    method: contract.method.toUpperCase(),
    keepalive,
    signal,
    headers: { ...headers, ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}) },
    body: sent,
  }).catch(() => {
    throw new CallError(0, undefined, 'You’re offline. Check your connection and try again.')
  })
  if (response.ok) return response
  throw refusedBy(response.status, path, await response.json().catch(() => undefined))
}

/**
 * The headers of a call to this path.
 * @throws CallError once another user is signed in, in another tab: nothing of this page may reach their account
 */
export function headersTo(path: string): Record<string, string> {
  requireOwnPage()
  const token = readToken() ?? readGuest()
  const { prefix = '' } = siteNow()
  return {
    'x-app-platform': 'WEB',
    ...(prefix === '' ? {} : { 'x-app-language': prefix.slice(1) }),
    ...(token ? { authorization: authorization(path, token) } : {}),
  }
}

/**
 * Makes the error of a refused call. Forgets a session that has ended, unless the page can ask to sign in again; a wrong password says
 * nothing about the session.
 */
export function refusedBy(status: number, path: string, body: unknown): CallError {
  const hasEnded = status === 401 && readToken() !== null && !path.endsWith('/login')
  if (hasEnded && !mayAskAgain()) forgetToken()
  return new CallError(status, body, undefined, hasEnded)
}

function requireOwnPage(): void {
  if (isReplaced())
    throw new CallError(
      409,
      undefined,
      t('You are signed in as another user in another tab. Load this page again to go on.'),
    )
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
