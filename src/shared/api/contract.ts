import { z } from 'zod'
import type { Permission } from '../people/permissions.ts'
import type { Act } from '../running/activity.ts'
import type { Group } from './groups.ts'
import { items } from './named.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may make a call: anybody, anybody signed in, any member of staff, or staff with the permission, or with one of
 * several (an admin has them all). Which rows they then reach is up to the verb, which looks records up through what the
 * actor may see.
 */
export type Access = 'visitor' | 'signed-in' | 'staff' | { staff: Permission | readonly Permission[] }

/** What is recorded of a call that changes something, in the transaction of the change. */
export type Records = {
  act: Act
  /**
   * The whole call is one transaction, unless: `each` of its transactions is recorded by itself (it asks others in between, or
   * does several things of which some may fail); or it answers with a `file`, which is recorded before it is sent.
   */
  how?: 'each' | 'file'
  /** Within so many seconds the same act of one person on one thing is recorded once. */
  every?: number
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** For calls with a whole page or a whole product in their body, bytes. */
export const mostOfDocument = 1024 * 1024

/**
 * How often one person may do something: `points` times in `seconds`. A machine's address may do it ten times as often,
 * because many people stand behind one: an office, a mobile network.
 *
 * - `tries`, unless it says otherwise: every call counts, for the machine and for the e-mail address that it names there; besides, calls
 *   that succeed count for the account that is signed in, from whatever machine, unless the verb counts
 *   accounts itself or a repeat changes nothing (`ofAccount`).
 * - `reads`: every call counts, for the machine alone, and in the memory of this process: what only reads shall not cost
 *   a write to the database, and where several processes serve, each allows as much.
 */
export type Limit = {
  name: string
  points: number
  seconds: number
  counts?: 'tries' | 'reads'
  ofAccount?: 'uncounted'
}

/** Of either of zod's two ways to write one. */
export type Schema = z.core.$ZodType

type Shape = Schema | undefined

type Options<P extends Shape, Q extends Shape, B extends Shape, R extends Schema, H extends Shape> = {
  /** One line for the API's documentation. */
  summary: string
  /** The heading it stands under in the documentation. */
  group: Group
  access: Access
  params?: P
  query?: Q
  body?: B
  /**
   * `text` gives the body as it came, for what is signed; `form` the fields of multipart/form-data, where a file comes
   * as `sentFile`; `sent` what a browser sends of a form without script, in their order as `sentFields`; JSON otherwise.
   */
  bodyAs?: 'text' | 'form' | 'sent'
  /** How large the body may be, of a form its file, in bytes; 32 KB otherwise. It holds a value for every 32 bytes at most. */
  mostBytes?: number
  /** Headers that the handler reads, by their names in small letters. */
  headers?: H
  /** The answer's body, as the server sends it and the caller reads it. */
  reply: R
  /** The media type of an answer that is a file or a redirect; JSON otherwise. */
  replyType?: string
  /** What it may refuse with, besides what every call may: `request.…`, `access.…`, `server.…`, `list.…`. */
  refusals?: readonly RefusalCode[]
  /** A page with an address outside the API: the request rules of calls are not for it. */
  isPage?: true
  /** Whoever calls has to have proved within the last ten minutes who they are; signing in is such a proof. */
  recent?: true
  /** What the record of activity says of it, or why it changes nothing that is worth a record. Every writing call of staff states it. */
  records?: Records | { nothing: string }
  /** Other paths that are served alike (C19), with the same parameters or more. */
  also?: readonly string[]
  limit?: Limit
  /** Which calls the limit is for; all of them otherwise. */
  limited?: (input: { body: Out<B> }) => boolean
}

type Out<S extends Shape> = S extends Schema ? z.output<S> : undefined

/** One call: its address, who may make it, what it takes, and what it answers. Server, documentation and browser share it. */
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
  /** As the specification prints it, or `/api/v1/orders/{id}`; `apiPath` expands it. Parameters stand in braces. */
  path: string
  limited?: (input: { body: never }) => boolean
}

/** States a call. In what browsers load, only method, path and `bodyAs` are left of it (scripts/browser-contracts.ts). */
export function contract<
  R extends Schema,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  H extends Shape = undefined,
>(method: Method, path: string, options: Options<P, Q, B, R, H>): Contract<P, Q, B, R, H> {
  return { ...options, method, path } as Contract<P, Q, B, R, H>
}

/** What the handler of a call is given: everything has been through the schemas. */
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

/** What a caller gives. */
export type Request<C extends Contract> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>

/** What a caller gets. */
export type Reply<C extends Contract> = z.output<C['reply']>

/** The usual replies: a list with its total, and one thing. */
export function listOf<T extends Schema>(item: T) {
  const list = z.object({ data: z.array(item), total: z.number().int() })
  items.set(list, item)
  return list
}

export function oneOf<T extends Schema>(item: T) {
  return z.object({ data: item })
}
