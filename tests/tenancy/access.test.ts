import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusals } from '../../src/shared/api/refusals.ts'
import { type ReadyRole, readyRoles } from '../../src/shared/people/roles.ts'
import { testApp } from '../support/app.ts'
import { callRoute, everyRoute } from '../support/enumerations/every-route.ts'
import { sampleOfRoutes } from '../support/enumerations/sample.ts'
import { letGuests } from '../support/selling/guests.ts'

const app = await testApp()
const { one } = app
await letGuests(app, one)
const nobody = '01999999-9999-7999-8999-999999999999'

/** These end the caller's session. */
const farewells = ['DELETE /api/v1/session', 'POST /api/v1/staff/leave']

const staff = (role: ReadyRole) => one.signIn({ userType: 'STAFF', permissions: [...readyRoles[role].permissions] })
const everybody: Record<string, () => Promise<string | undefined>> = {
  Visitor: async () => undefined,
  Guest: async () => (await one.call('POST', '/api/v1/guest')).body.data.token,
  Customer: async () => (await one.signIn()).token,
  Viewer: async () => (await staff('viewer')).token,
  Content: async () => (await staff('content')).token,
  Catalogue: async () => (await staff('catalogue')).token,
  Accountant: async () => (await staff('accountant')).token,
  Orders: async () => (await staff('orders')).token,
  Manager: async () => (await staff('manager')).token,
  Owner: async () => (await one.signIn({ userType: 'ADMIN' })).token,
}

const closed = [refusals['access.signedOut'][1], refusals['access.forbidden'][1]] as string[]

/** The server's answer to each role at each of the routes. */
async function matrix(routes: typeof everyRoute): Promise<string[]> {
  const people: { token: string | undefined; name: string }[] = []
  for (const [name, come] of Object.entries(everybody)) people.push({ name, token: await come() })
  const rows: string[] = []
  for (const { name, route } of routes) {
    const cells: string[] = []
    for (const person of people) {
      const token = farewells.includes(name) ? await everybody[person.name]?.() : person.token
      const { body } = await callRoute(one, route, { id: nobody, token })
      cells.push(closed.includes(body?.msg) ? '' : 'yes')
    }
    rows.push(
      `| \`${name}\`${route.recent ? ' (proof)' : ''} | ${cells.join(' | ')} |`
        .replaceAll('|  |', '| |')
        .replaceAll('|  |', '| |'),
    )
  }
  return rows.sort()
}

const nameIn = (row: string) => /^\| `([^`]+)`/.exec(row)?.[1] ?? ''

// Shows B64.
test('each role meets the open doors that docs/access.md says, and no other', async () => {
  const file = 'docs/access.md'
  const accepts = Boolean(process.env.ACCEPT_ACCESS)
  const routes = accepts ? everyRoute : sampleOfRoutes(everyRoute, 4)
  const [words = '', table = ''] = readFileSync(file, 'utf8').split('\n| Route |')
  const names = Object.keys(everybody)
  const head = ` ${names.join(' | ')} |\n|${' --- |'.repeat(names.length + 1)}`
  const rows = await matrix(routes)
  if (accepts) return writeFileSync(file, `${words}\n| Route |${head}\n${rows.join('\n')}\n`)
  const [first, second, ...stated] = table.trimEnd().split('\n')
  expect(`${first}\n${second}`).toBe(head)
  expect(stated.map(nameIn).sort()).toEqual(everyRoute.map(({ name }) => name).sort())
  const asked = new Set(routes.map(({ name }) => name))
  expect(rows).toEqual(stated.filter((row) => asked.has(nameIn(row))))
}, 120_000)
