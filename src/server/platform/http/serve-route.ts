import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Access, Schema } from '../../../shared/api/contract.ts'
import type { RefusalCode } from '../../../shared/api/refusals.ts'
import { can } from '../../../shared/people/permissions.ts'
import type { Ctx } from '../context.ts'
import { requireProof } from '../proof.ts'
import { accountOf, machineOf, type RateLimits } from '../rate-limit.ts'
import { invalid, Refusal, refusal } from '../refusal.ts'
import type { BodyPlace, BodyRoom } from './body-room.ts'
import { noteOfCall } from './exchange.ts'
import { patternsOf } from './path-patterns.ts'
import { readBytes } from './read-body.ts'
import { readForm, readSent } from './read-form.ts'
import { type JsonBounds, readJson } from './read-json.ts'
import type { RecordCall } from './recording.ts'
import type { Route } from './route.ts'
import { wellFormed } from './well-formed.ts'

/** Default limit of a body, bytes. */
export const mostOfBody = 32 * 1024

/** Maximum depth of a body: enough for nested sections of a page. */
const deepest = 40

/** Bytes of a body's limit per allowed value; the number of values never exceeds `mostValues`. */
const bytesOfValue = 32
const mostValues = 5_000

/** Creates the context of a request: finds its site and actor. */
export type Door = (c: Context) => Promise<Ctx>

export type RouteServing = {
  door: Door
  limits: RateLimits
  room: BodyRoom
  record: RecordCall
  /** Refuses calls that the site does not currently serve. */
  admit: (ctx: Ctx, c: Context, route: Route) => void
  checkReplies: boolean
}

/** Mounts a route at its path and its alternative paths. */
export function mount(app: Hono, route: Route, serving: RouteServing): void {
  for (const pattern of patternsOf(route)) app.on(route.method.toUpperCase(), pattern, (c) => serve(c, route, serving))
}

async function serve(c: Context, route: Route, serving: RouteServing): Promise<Response> {
  noteOfCall(c).route = route.path
  // Hono answers HEAD by the GET handler, and some of the specification's GETs change data. Pages change nothing, and programs look
  // at links of mails by HEAD.
  if (c.req.raw.method === 'HEAD' && !route.isPage) throw refusal('request.notFound')
  const ctx = seenBy(await serving.door(c), route.access)
  allow(ctx, route.access)
  serving.admit(ctx, c, route)
  if (route.recent) requireProof(ctx)
  const machine = machineOf(ctx)
  await spendOfMachine(serving.limits, route, machine)
  const takeBack = await spendOfAccount(serving.limits, route, accountOf(ctx))
  const place = serving.room.enter(machine ?? '')
  try {
    return await answer(c, ctx, route, { ...serving, machine, place })
  } catch (error) {
    // A call with invalid input has had no effect, so it does not count.
    await takeBack()
    throw error
  } finally {
    place.leave()
  }
}

type Serving = RouteServing & { machine: string | undefined; place: BodyPlace }

async function answer(c: Context, ctx: Ctx, route: Route, serving: Serving): Promise<Response> {
  const { limits, machine, place, record, checkReplies } = serving
  const input = await readInput(c, route, place)
  const limit = route.limited?.(input) === false ? undefined : route.limit
  const email = emailIn(ctx, input.body, machine)
  // The machine's count is spent already, unless the body decides whether the call is limited.
  if (limit) await limits.spend(limit, { machine: route.limited && machine, email })
  const handle = (ctx: Ctx) => (checkReplies ? held(route, ctx, input) : route.handle(ctx, input))
  const records = route.records && 'act' in route.records ? route.records : undefined
  const made = await (records ? record(ctx, records, input, handle) : handle(ctx))
  if (made instanceof Response) return made
  // Reply schemas are promises to callers. They are checked everywhere except in production, because it costs time.
  const reply = checkReplies ? z.parse(route.reply, made) : made
  return c.json(reply as object, 200, { 'cache-control': 'no-store' })
}

/**
 * The machine's limit is checked before the body is read, so that an exhausted machine costs little. If the body decides
 * whether a call is limited, the body is read first.
 */
async function spendOfMachine(limits: RateLimits, { limit, limited }: Route, machine: string | undefined) {
  if (limit && !limited) await limits.spend(limit, { machine, email: undefined })
}

/** @returns a function that takes the count back */
async function spendOfAccount(limits: RateLimits, { limit, limited }: Route, account: string | undefined) {
  const counts = limit && !limited && account !== undefined
  return counts ? limits.spendOfAccount(limit, account) : async () => undefined
}

/** Refusals that every call may make. */
const general = /^(request|access|server|list)\.|^site\.(closed|suspended)$/

/** Callers rely on the refusals in a contract: an unstated one is an error wherever replies are checked. */
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

async function readInput(c: Context, route: Route, place: BodyPlace): Promise<Input> {
  const around = {
    params: parse(route.params, wellFormed(c.req.param())),
    query: parseQuery(route, c.req.query()),
    headers: parse(route.headers, c.req.header()),
  }
  const body = route.body ? await readBody(c.req.raw, route, place) : undefined
  return { ...around, body: parse(route.body, body) }
}

/** The context as a call of this access sees it: guests are users to what is open to them, and visitors to all else (B301). */
function seenBy(ctx: Ctx, access: Access): Ctx {
  return access === 'buyer' && ctx.actor.kind === 'guest' ? { ...ctx, actor: ctx.actor.as } : ctx
}

/** @throws Refusal `access.signedOut`, `access.forbidden`, or `access.secondStep` */
function allow({ actor }: Ctx, access: Access): void {
  if (access === 'visitor') return
  if (actor.kind !== 'user') throw refusal('access.signedOut')
  if (access === 'signed-in' || access === 'buyer') return
  if (actor.mustSetUp) throw refusal('access.secondStep', { field: 'secondStep' })
  const permissions = access === 'staff' ? undefined : [access.staff].flat()
  if (!can(actor, permissions)) throw refusal('access.forbidden')
}

async function readBody(request: Request, { bodyAs, mostBytes: most = mostOfBody }: Route, place: BodyPlace) {
  if (bodyAs === 'form') return readForm(request, { most, place })
  if (bodyAs === 'sent') return readSent(request, { most, place })
  const text = (await readBytes(request, { most, place })).toString('utf8')
  return bodyAs === 'text' ? text : readJson(text, boundsOf(most))
}

const boundsOf = (most: number): JsonBounds => ({
  values: Math.min(most / bytesOfValue, mostValues),
  depth: deepest,
})

/**
 * A blank parameter counts as left out (C4), unless the call requires it. Links to pages that are copied from a message bring blanks
 * at their end.
 */
function parseQuery({ query: schema, isPage }: Route, given: Record<string, string>): unknown {
  const texts = Object.entries(wellFormed(given) as Record<string, string>)
  const known = Object.fromEntries(texts.map(([name, value]) => [name, isPage ? value.trim() : value]))
  if (!schema || !Object.values(known).includes('')) return parse(schema, known)
  const filled = Object.entries(known).filter(([, value]) => value !== '')
  const parsed = z.safeParse(schema, Object.fromEntries(filled))
  if (parsed.success) return parsed.data
  const faulty = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const needed = Object.entries(known).filter(([name, value]) => value !== '' || faulty.has(name))
  return parse(schema, Object.fromEntries(needed))
}

function parse(schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, input)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/**
 * Key of the email address in the body, which has a limit of its own within the site. Counted per machine: with one count for
 * all, strangers could lock out the owner of an address.
 */
function emailIn({ site }: Ctx, body: unknown, machine = 'unknown'): string | undefined {
  const named = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  if (typeof named !== 'string') return undefined
  return `${site.id}:email:${named.trim().toLowerCase().slice(0, 254)}:${machine}`
}
