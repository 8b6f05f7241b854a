import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Access } from '../../../shared/api/contract.ts'
import type { RefusalCode } from '../../../shared/api/refusals.ts'
import { can } from '../../../shared/people/permissions.ts'
import type { Ctx } from '../context.ts'
import { machineOf, type RateLimits, type Spender } from '../rate-limit.ts'
import { invalid, Refusal, refusal } from '../refusal.ts'
import { noteOfCall } from './exchange.ts'
import { readBytes } from './read-body.ts'
import { readForm } from './read-form.ts'
import type { Route } from './route.ts'

const largestBody = 1_000_000

/** Makes the context of a request: finds its site and who asks. */
export type Door = (c: Context) => Promise<Ctx>

export type RouteServing = { door: Door; limits: RateLimits; checkReplies: boolean }

/** Mounts a route under its path and every other path it serves. */
export function mount(app: Hono, route: Route, serving: RouteServing): void {
  for (const path of [route.path, ...(route.also ?? [])]) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    app.on(route.method.toUpperCase(), pattern, (c) => serve(c, route, serving))
  }
}

async function serve(c: Context, route: Route, { door, limits, checkReplies }: RouteServing): Promise<Response> {
  noteOfCall(c).route = route.path
  // HEAD is served by the handler of GET, and some of the specification's GETs change something.
  if (c.req.raw.method === 'HEAD') throw refusal('request.notFound')
  const ctx = await door(c)
  allow(ctx, route.access)
  const input = await readInput(c, route)
  const limit = route.limited?.(input) === false ? undefined : route.limit
  if (limit) await limits.spend(limit, spender(ctx, input.body))
  const answer = await (checkReplies ? held(route, ctx, input) : route.handle(ctx, input))
  if (answer instanceof Response) return answer
  // Schemas of replies are promises to callers; they are held to them everywhere but in production, where they cost time.
  const reply = checkReplies ? route.reply.parse(answer) : answer
  return c.json(reply as object, 200, { 'cache-control': 'no-store' })
}

/** What every call may refuse with. */
const general = /^(request|access|server|list)\./

/** Callers rely on the refusals that a contract names: one that it leaves out is a fault, wherever replies are checked. */
async function held(route: Route, ctx: Ctx, input: Input): Promise<unknown> {
  try {
    return await route.handle(ctx, input)
  } catch (error) {
    if (error instanceof Refusal && !states(route, error.code))
      throw new Error(`${route.method} ${route.path} does not state the refusal ${error.code}`, { cause: error })
    throw error
  }
}

function states({ refusals = [] }: Route, code: RefusalCode): boolean {
  return general.test(code) || refusals.includes(code)
}

type Input = Parameters<Route['handle']>[1]

async function readInput(c: Context, route: Route): Promise<Input> {
  const body = route.body ? await readBody(c.req.raw, route) : undefined
  return {
    params: parse(route.params, withoutZero(c.req.param())),
    query: parse(route.query, withoutZero(c.req.query())),
    body: parse(route.body, body),
    headers: parse(route.headers, c.req.header()),
  }
}

/** @throws Refusal `access.signedOut` or `access.forbidden` */
function allow({ actor }: Ctx, access: Access): void {
  if (access === 'visitor') return
  if (actor.kind === 'visitor') throw refusal('access.signedOut')
  if (access === 'signed-in') return
  const permissions = access === 'staff' ? undefined : [access.staff].flat()
  if (!can(actor, permissions)) throw refusal('access.forbidden')
}

async function readBody(request: Request, { bodyAs, mostBytes }: Route): Promise<unknown> {
  if (bodyAs === 'form') return readForm(request, mostBytes ?? largestBody)
  const text = (await readBytes(request, mostBytes ?? largestBody)).toString('utf8')
  return bodyAs === 'text' ? text : readJson(text)
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** PostgreSQL takes no text with a zero character, so none comes past the door. */
function withoutZero(given: Record<string, string>): Record<string, string> {
  const field = Object.keys(given).find((name) => given[name]?.includes('\0'))
  if (field !== undefined) throw refusal('request.zero', { field })
  return given
}

/** Within JSON it stands as an escape: an odd number of backslashes ahead of it. */
const zeroInJson = /(?<!\\)(?:\\\\)*\\u0000/

/** An empty body is an empty object, because several calls of the specification send none. */
function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  if (zeroInJson.test(text)) throw refusal('request.zero')
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('request.json')
  }
}

/** Who spends a try: the machine, and the e-mail address that the body names; always within the site. */
function spender(ctx: Ctx, body: unknown): Spender {
  const named = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  const email =
    typeof named === 'string' ? `${ctx.site.id}:email:${named.trim().toLowerCase().slice(0, 254)}` : undefined
  return { machine: machineOf(ctx), email }
}
