import { z } from 'zod'
import type { Permission } from '../../../shared/people/permissions.ts'
import type { Ctx } from '../context.ts'
import type { Limit } from '../rate-limit.ts'

/**
 * Who may call a route: anybody, anybody signed in, any member of staff, or staff with the permission, or with one of
 * several (an admin has them all). Which rows they then reach is up to the verb, which looks records up through what the
 * actor may see.
 */
export type Access = 'visitor' | 'signed-in' | 'staff' | { staff: Permission | readonly Permission[] }

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type Shape = z.ZodType | undefined
type Out<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined

export type RouteOptions<P extends Shape, Q extends Shape, B extends Shape, R extends z.ZodType, H extends Shape> = {
  /** One line for the API's documentation. */
  summary: string
  access: Access
  params?: P
  query?: Q
  body?: B
  /**
   * `text` gives the body as it came, for what is signed; `form` the fields of multipart/form-data, where a file comes
   * as `sentFile`; JSON otherwise.
   */
  bodyAs?: 'text' | 'form'
  /** How large the body may be, of a form its file; 1 MB otherwise. */
  mostBytes?: number
  /** Headers that the handler reads, by their names in small letters. */
  headers?: H
  reply: R
  /** The media type of what a handler answers with a `Response` of its own; JSON otherwise. */
  replyType?: string
  /** Other paths that the same handler serves (READING, Calls 3). */
  also?: string[]
  limit?: Limit
  /** Which calls the limit is for; all of them otherwise. */
  limited?: (input: { body: Out<B> }) => boolean
  /** The module that owns it: the heading it stands under in the documentation. */
  group: string
}

type Handler<P extends Shape, Q extends Shape, B extends Shape, R extends z.ZodType, H extends Shape> = (
  ctx: Ctx,
  input: { params: Out<P>; query: Out<Q>; body: Out<B>; headers: Out<H> },
) => Promise<z.input<R> | Response>

/** A route as the application mounts and documents it. */
export type Route = Omit<RouteOptions<Shape, Shape, Shape, z.ZodType, Shape>, 'limited'> & {
  limited?: (input: { body: unknown }) => boolean
  method: Method
  /** `/api/orders/{id}`: parameters in braces, as in OpenAPI. */
  path: string
  handle: (ctx: Ctx, input: { params: unknown; query: unknown; body: unknown; headers: unknown }) => Promise<unknown>
}

/**
 * States one route: parse, one verb, reply. What the handler is given has been through the schemas; what it returns
 * goes through `reply`. A `Response` (a redirect, a file) is sent as it is.
 */
export function route<
  R extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  H extends Shape = undefined,
>(method: Method, path: string, options: RouteOptions<P, Q, B, R, H>, handle: Handler<P, Q, B, R, H>): Route {
  return { ...options, method, path, handle: handle as Route['handle'], limited: options.limited as Route['limited'] }
}

/** The usual replies: a list with its total, and one thing (READING, Calls 1). */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.number().int() })
}

export function oneOf<T extends z.ZodType>(item: T) {
  return z.object({ data: item })
}
