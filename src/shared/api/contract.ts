import { z } from 'zod'
import type { Permission } from '../people/permissions.ts'
import type { Act } from '../running/acts.ts'
import type { Group } from './groups.ts'
import { items } from './named.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * The callers of a call: anyone, guests and signed-in users (`buyer`), signed-in users, any staff, or staff with the permission or one
 * of several (admins have all).
 * Which rows they reach is up to the verb, which looks records up by what the actor may see.
 */
export type Access = 'visitor' | 'buyer' | 'signed-in' | 'staff' | { staff: Permission | readonly Permission[] }

/** Whether a call is for staff alone. */
export const isForStaff = (access: Access): boolean => access === 'staff' || typeof access === 'object'

/** The audit entry of a changing call, written in the transaction of the change. */
export type Records = {
  act: Act
  /**
   * By default the whole call is one transaction. `each`: it has several, audited one by one (it calls other services in between,
   * or some parts may fail). `file`: it replies with a file, audited before it is sent.
   */
  how?: 'each' | 'file'
  /** Repeats by one user on one thing within this many seconds are audited once. */
  every?: number
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Body limit of calls that carry a whole page or product, bytes. */
export const mostOfDocument = 1024 * 1024

/** Body limit of calls that name up to 500 lines of an order, bytes. */
export const mostOfOrderLines = 128 * 1024

/**
 * Rate limit of one user: `points` calls in `seconds`. An IP address has ten times as many, because many users share one: an
 * office, a mobile network.
 *
 * - `tries`, the default: every call counts, for the IP address and for the email address it names there; besides, successful
 *   calls count for the signed-in account, from any address: `points` of them, or the number in `ofAccount`. `uncounted` if the
 *   verb counts accounts itself or a repeat changes nothing.
 * - `reads`: every call counts, for the IP address alone, in this process's memory: a read must not cost a database write. Each
 *   process allows the full number.
 */
export type Limit = {
  name: string
  points: number
  seconds: number
  counts?: 'tries' | 'reads'
  ofAccount?: 'uncounted' | number
}

/** A schema of zod or `zod/mini`. */
export type Schema = z.core.$ZodType

type Shape = Schema | undefined

type Options<P extends Shape, Q extends Shape, B extends Shape, R extends Schema, H extends Shape> = {
  /** One line for the API's documentation. */
  summary: string
  /** Heading in the API's documentation. */
  group: Group
  access: Access
  params?: P
  query?: Q
  body?: B
  /**
   * `text`: the raw body, for signed ones; `form`: the fields of multipart/form-data, files as `sentFile`; `sent`: the fields of
   * a form without script, in order, as `sentFields`; JSON otherwise.
   */
  bodyAs?: 'text' | 'form' | 'sent'
  /** Maximum size of the body (or a form's file), bytes; 32 KB otherwise. It may have one value per 32 bytes. */
  mostBytes?: number
  /** Headers that the handler reads, lower-case names. */
  headers?: H
  /** Body of the reply, as the server sends it and the caller reads it. */
  reply: R
  /** Media type of a reply that is a file or a redirect; JSON otherwise. */
  replyType?: string
  /** Refusals besides those of every call: `request.…`, `access.…`, `server.…`, `list.…`. */
  refusals?: readonly RefusalCode[]
  /** A page outside the API, exempt from its request rules. */
  isPage?: true
  /** The user must have proved their identity within ten minutes; signing in counts. */
  recent?: true
  /** The audit entry, or why the call is not audited. Required for every writing call of staff. */
  records?: Records | { nothing: string }
  /** Alternative paths (C19), with the same parameters or more. */
  also?: readonly string[]
  limit?: Limit
  /** The calls that the limit applies to; all otherwise. */
  limited?: (input: { query: Out<Q>; body: Out<B> }) => boolean
}

type Out<S extends Shape> = S extends Schema ? z.output<S> : undefined

/** A call: its path, callers, input and reply. Shared by server, documentation and browser. */
export type Contract<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Schema = Schema,
  H extends Shape = Shape,
> = Omit<Options<P, Q, B, R, H>, 'params' | 'query' | 'body' | 'headers' | 'limited'> & {
  params: P
  query: Q
  body: B
  headers: H
  method: Method
  /** As the specification prints it, or `/api/v1/orders/{id}`; `apiPath` expands it. Parameters are in braces. */
  path: string
  limited?: (input: { query: never; body: never }) => boolean
}

/** Defines a call. Browser builds keep only method, path and `bodyAs` (scripts/browser-contracts.ts). */
export function contract<
  R extends Schema,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  H extends Shape = undefined,
>(method: Method, path: string, options: Options<P, Q, B, R, H>): Contract<P, Q, B, R, H> {
  return { ...options, method, path } as Contract<P, Q, B, R, H>
}

/** The handler's input, parsed by the schemas. */
export type Input<C extends Contract> = {
  params: Out<C['params']>
  query: Out<C['query']>
  body: Out<C['body']>
  headers: Out<C['headers']>
}

type Given<Name extends string, S extends Shape> = S extends Schema
  ? Record<string, never> extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : { [K in Name]: z.input<S> }
  : { [K in Name]?: undefined }

/** The caller's input. */
export type Request<C extends Contract> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>

/** The reply's body. */
export type Reply<C extends Contract> = z.output<C['reply']>

/** The usual replies: a list with its total, and one thing. */
export function listOf<T extends Schema>(item: T) {
  const list = z.object({ data: z.array(item), total: z.number().int() })
  items.set(list, item)
  return list
}

/** The reply of a list that is read from a cursor: `next` and `previous` are those of the pages beside it, null where there is none. */
export function cursorListOf<T extends Schema>(item: T) {
  const cursor = z.string().nullable()
  const list = z.object({ data: z.array(item), total: z.number().int(), next: cursor, previous: cursor })
  items.set(list, item)
  return list
}

export function oneOf<T extends Schema>(item: T) {
  return z.object({ data: item })
}
