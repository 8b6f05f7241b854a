import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from '../../src/server/platform/http/route.ts'
import { wellFormed } from '../../src/server/platform/http/well-formed.ts'
import { isForStaff } from '../../src/shared/api/contract.ts'
import { type Answer, testApp } from '../support/app.ts'
import { everyRoute } from '../support/enumerations/every-route.ts'
import { everyRow, idsIn } from '../support/enumerations/every-row.ts'
import { nearly } from '../support/enumerations/odd-input.ts'
import { isGate, sampleOfRoutes } from '../support/enumerations/sample.ts'
import { sampleSeed } from '../support/enumerations/sample-seed.ts'
import { shopper } from '../support/selling/shopping.ts'

/** Cases a call: a few, the same each time, in the gate; `npm run endurance` takes 10,000. */
const isLong = process.env.HAAT_ENDURANCE === 'long'
const cases = isLong ? { numRuns: 10_000 } : isGate ? { numRuns: 25, seed: sampleSeed } : { numRuns: 200 }
const timeout = isLong ? 3_600_000 : 120_000

const parts = await testApp()
const { one } = parts
const buyer = await shopper(one)
await buyer.add((await one.product({ stock: 50 })).variantIds[0] ?? '')
await buyer.init('cod')
const ids = idsIn((await everyRow(parts, one)).join('\n'))

const tokens = new Map<string, string>()

/** Who may call the route, signed in again when what was sent before has ended the session or taken the right. */
async function tokenFor({ access }: Route, isAnew = false): Promise<string | undefined> {
  if (access === 'visitor') return undefined
  const userType = isForStaff(access) ? 'ADMIN' : 'CUSTOMER'
  const known = tokens.get(userType)
  if (known && !isAnew) return known
  const { token } = await one.signIn({ userType })
  tokens.set(userType, token)
  return token
}

type Sent = { params: unknown; query: unknown; body: unknown }

function inputFor({ params, query, body }: Route): fc.Arbitrary<Sent> {
  const part = (schema: z.core.$ZodType | undefined) => (schema ? nearly(schema, ids) : fc.constant(undefined))
  return fc.record({ params: part(params), query: part(query), body: part(body) })
}

let calls = 0

async function send(route: Route, { params, query, body }: Sent): Promise<Answer> {
  const token = await tokenFor(route)
  const answer = await call(token)
  return [401, 403].includes(answer.status) && token ? call(await tokenFor(route, true)) : answer

  function call(token: string | undefined) {
    calls++
    const given = textsOf(params)
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] || 'x'))
    return one.call(route.method.toUpperCase() as 'GET', path, {
      query: textsOf(query),
      // Each from a machine of its own, so that the limits of a crowd are not met.
      headers: { 'x-forwarded-for': `10.${(calls >> 16) % 256}.${(calls >> 8) % 256}.${calls % 256}` },
      ...(route.body ? { body: JSON.stringify(body) ?? '' } : {}),
      ...(token ? { token } : {}),
    })
  }
}

/** The fields of `value` as query parameters. */
function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const texts = Object.entries(value).map(([name, text]) => [name, asText(text).toWellFormed().slice(0, 2_000)])
  return Object.fromEntries(texts)
}

const asText = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value)))

/** The fields at fault, by the schema of the route's body; undefined when it has nothing against what was sent. */
function faultsOf({ body }: Route, sent: unknown): string[] | undefined {
  const parsed = body && z.safeParse(body, wellFormed(JSON.parse(JSON.stringify(sent ?? null))))
  return parsed?.success === false ? parsed.error.issues.slice(0, 20).map(({ path }) => path.join('.')) : undefined
}

const refusedWhole = /^(Send up to \d+ values at a time|Nest the request|Remove the null character)/

const innards = /\n\s+at |node_modules|\/src\/|\.tsx?:\d|drizzle|select "|insert into|violates|syntax error at/i

const isChecked = ({ params, query, body, bodyAs, method, path }: Route) =>
  (params ?? query ?? body) !== undefined && bodyAs === undefined && `${method} ${path}` !== 'delete /api/v1/session'

const checked = everyRoute.filter(({ route }) => isChecked(route))

describe.each(sampleOfRoutes(checked, 3))('$name', ({ route }) => {
  // Shows X15.
  test(
    'answers odd input with a clear refusal that names the field, or does as it says',
    () =>
      fc.assert(
        fc.asyncProperty(inputFor(route), async (input) => {
          const answer = await send(route, input)
          const text = JSON.stringify(answer.body)
          expect(answer.status).toBeLessThan(500)
          if (answer.status >= 400) expect(text).not.toMatch(innards)
          if (route.params || route.query || answer.status === 413) return
          // Input that is too large, or that no column can store, is rejected before its fields are validated.
          if (refusedWhole.test(answer.body.msg)) return
          const faults = faultsOf(route, input.body)
          if (!faults) return
          expect(answer.status).toBe(400)
          const named = answer.body.errors.map(({ field }: { field: string }) => field)
          expect(named).toEqual(faults)
        }),
        cases,
      ),
    timeout,
  )
})
