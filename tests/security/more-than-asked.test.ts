import { expect, test } from 'vitest'
import { type Answer, password, testApp } from '../support/app.ts'
import { everyRoute, filled } from '../support/enumerations/every-route.ts'
import { openBrowser } from '../support/signing-in.ts'

const { one, two, owner } = await testApp()
const nobody = '01999999-9999-7999-8999-999999999999'

/** Fields that would raise a user's rights, under every name in use. */
const raising = {
  ...{
    userType: 'ADMIN',
    user_type: 'ADMIN',
    type: 'ADMIN',
    role: 'owner',
    readyRole: 'MANAGER',
    ready_role: 'MANAGER',
  },
  ...{ permissions: ['staff', 'settings'], roleId: nobody, isAdmin: true, secondStep: false, second_step: false },
  ...{ siteId: two.id, site_id: two.id, site: two.id, accountId: nobody, account_id: nobody, userId: nobody },
  ...{ provenAt: '2026-01-01', proven_at: '2026-01-01', isProven: true, passwordHash: 'x', password_hash: 'x' },
  ...{ _id: nobody, id: nobody, __proto__: { userType: 'ADMIN' }, constructor: { userType: 'ADMIN' } },
}

const weighty = `select id, site_id, user_type, permissions, ready_role, role_id, account_id, second_step, proven_at
  from users order by site_id, id`
const everybody = async () => (await owner.query(weighty)).rows

/** Calls with input for visitors and signed-in users, except those that end the caller's session. */
const open = everyRoute.filter(
  ({ route }) => typeof route.access === 'string' && route.access !== 'staff' && route.body,
)

// Shows B81.
test.each(open)('$name takes no more of a person than it states', async ({ name, route }) => {
  const { token, id } = await one.signIn()
  const before = await everybody()
  const path = route.path.replace(/\{(\w+)\}/g, nobody)
  const body = { ...raising, ...filled(route.body, nobody) }
  // Fields of the call keep their place; all others are more than it asked for.
  const { status } = await one.call(route.method.toUpperCase() as 'POST', path, { token, body })
  expect([name, status < 500]).toEqual([name, true])
  const known = before.map((row) => row.id)
  const after = await everybody()
  expect(after.filter((row) => known.includes(row.id))).toEqual(before)
  for (const made of after.filter((row) => !known.includes(row.id)))
    expect(made).toMatchObject({ site_id: one.id, user_type: 'CUSTOMER', permissions: [], account_id: null })
  expect((await one.call('GET', '/api/v1/session', { token })).body.data?._id ?? id).toBe(id)
})

test('a sign-up with more than the form asks for makes a customer like any other', async () => {
  const email = 'ambitious@example.com'
  const person = {
    ...{ firstName: 'Asha', lastName: 'Rao', mobileNumber: '9876543210', birthDate: '1990-01-01', gender: 'FEMALE' },
    ...{ email, password, userName: email },
  }
  const sent = { ...raising, ...person, userType: 'CUSTOMER' }
  const made: Answer = await one.call('POST', '/api/io/crm/admin/public/customer/create', { body: sent })
  expect(made.status).toBe(200)
  expect(made.body.data).toMatchObject({ userType: 'CUSTOMER', permissions: [] })
  expect(made.body.data._id).not.toBe(nobody)
  const refused = await one.call('POST', '/api/io/crm/admin/public/customer/create', {
    body: { ...person, email: 'more@example.com', userType: 'ADMIN' },
  })
  expect(refused.status).toBe(400)
  const { body } = await openBrowser(one).signIn(email)
  for (const { name, route } of everyRoute.filter(
    ({ route }) => typeof route.access === 'object' || route.access === 'staff',
  )) {
    const path = route.path.replace(/\{(\w+)\}/g, nobody)
    const answer = await one.call(route.method.toUpperCase() as 'GET', path, { token: body.loginToken })
    expect([name, answer.status]).toEqual([name, 403])
  }
})
