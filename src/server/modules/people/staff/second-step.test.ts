import { afterAll, describe, expect, test } from 'vitest'
import { password, type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { shownBy } from '../../../../../tests/support/outside/authenticator.ts'
import { openSmtpServer } from '../../../../../tests/support/outside/smtp.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { openBrowser } from '../../../../../tests/support/signing-in.ts'
import { openMailer } from '../../../platform/mail.ts'

const smtp = await openSmtpServer()
afterAll(() => smtp.close())
let time = Date.parse('2026-06-01T10:00:00Z')
const parts = await testApp({ now: () => new Date(time) })
const { one, two, platform } = parts
parts.services.mail = openMailer(smtp.url)

const app = '/api/v1/security/app'
const rule = '/api/v1/staff/second-step'

type Signed = { id: string; email: string; token: string }

let count = 0
const newEmail = () => `stepping${count++}@example.com`
const anOwner = (site = one, email = newEmail()) => site.signIn({ email, userType: 'ADMIN' })
const aManager = (site = one, email = newEmail()) =>
  site.signIn({ email, userType: 'STAFF', permissions: ['orders', 'settings'] })

/** Sets up an authenticator app. @returns its secret */
async function setUp({ token }: Signed, site = one): Promise<string> {
  const { secret } = (await site.call('POST', app, { token })).body.data
  const code = shownBy(secret, new Date(time))
  expect((await site.call('POST', `${app}/proof`, { token, body: { code } })).status).toBe(200)
  time += 60_000
  return secret
}

const demand = ({ token }: Signed, required: boolean, site: TestSite = one) =>
  site.call('PUT', rule, { token, body: { required } })
const orders = ({ token }: Signed, site = one) => site.call('GET', '/api/v1/orders', { token })
const reset = (by: Signed, whom: Signed, site = one) =>
  site.call('DELETE', `/api/v1/staff/${whom.id}/second-step`, { token: by.token })
const held = { status: 403, body: { errors: [{ field: 'secondStep', code: 'access.secondStep' }] } }
const said = (answer: { body: { msg?: string } }) => answer.body.msg
const says = {
  ownersOnly: 'Only an owner can do this.',
  ownStepFirst: 'Set up your own second step under Security first.',
  ownStep: 'Change your own second step under Security.',
  operatorOnly: 'Only the platform operator can do this for Asha Rao.',
  none: 'Asha Rao has no second step.',
  operator: 'Asha Rao is a platform operator. Their second step can’t be removed here.',
}
const operator = await platform.signIn({ email: 'operator@example.com', userType: 'ADMIN' })
const asOperator = async (path: string, body: object) => {
  const { token } = operator
  await platform.call('POST', '/api/v1/session/proof', { token, body: { password } })
  return platform.call('POST', path, { token, body })
}

describe('a site that requires a second step of its staff', () => {
  // Shows B82.
  test('blocks staff without one at their next request, until they have set one up', async () => {
    const [owner, manager] = [await anOwner(), await aManager()]
    await setUp(owner)
    expect((await orders(manager)).status).toBe(200)
    expect((await demand(owner, true)).body.data).toEqual({ required: true })
    await expect.poll(() => orders(manager)).toMatchObject(held)
    expect((await orders(owner)).status).toBe(200)
    const again = (await openBrowser(one).signIn(manager.email)).body.loginToken
    const here = { ...manager, token: again }
    expect(await orders(here)).toMatchObject(held)
    expect((await one.call('GET', '/api/v1/session', { token: again })).body.data.userType).toBe('STAFF')
    await setUp(here)
    expect((await orders(here)).status).toBe(200)
    const members = await one.call('GET', '/api/v1/staff', { token: owner.token })
    const has = (email: string) => members.body.data.find((one: Signed) => one.email === email).hasSecondStep
    expect([has(owner.email), has(manager.email)]).toEqual([true, true])
    const { body } = await one.call('GET', '/api/v1/activity', { token: owner.token })
    expect(body.data.map(({ act }: { act: string }) => act)).toContain('staff.requireStep')
    expect((await demand(owner, false)).status).toBe(200)
    const without = await aManager()
    await expect.poll(async () => (await orders(without)).status).toBe(200)
  })

  // Shows B82.
  test('blocks no one on other sites, and leaves blocked staff the rights of customers', async () => {
    const owner = await anOwner()
    await setUp(owner)
    await demand(owner, true)
    const email = newEmail()
    const [here, there] = [await aManager(one, email), await aManager(two, email)]
    await expect.poll(() => orders(here)).toMatchObject(held)
    expect((await orders(there, two)).status).toBe(200)
    const drafts = await one.call('POST', '/api/io/crm/admin/customer/orders/all', {
      token: here.token,
      body: { p: 0, s: 10 },
    })
    expect(drafts.body.total).toBe(0)
    await demand(owner, false)
  })

  // Shows B82.
  test('is set only by an owner who has one', async () => {
    const [owner, manager] = [await anOwner(), await aManager()]
    expect(said(await demand(owner, true))).toBe(says.ownStepFirst)
    const chief = await one.signIn({ userType: 'STAFF', permissions: ['staff'] })
    await setUp(chief)
    expect(said(await demand(chief, true))).toBe(says.ownersOnly)
    expect((await demand(manager, true)).status).toBe(403)
    expect((await one.call('GET', rule, { token: owner.token })).body.data).toEqual({ required: false })
  })

  // Shows B82.
  test('counts a passkey in the sessions in which it was shown, and in no others', async () => {
    const [owner, manager] = [await anOwner(), await aManager()]
    await parts.owner.query(
      `insert into passkeys (site_id, id, account_id, name, public_key, counter, transports, made_at)
       select $1, 'passkey-of-' || id, account_id, 'Laptop', '', 0, '{}', now() from users where site_id = $2 and id = $3`,
      [platform.id, one.id, manager.id],
    )
    await setUp(owner)
    await demand(owner, true)
    await expect.poll(() => orders(manager)).toMatchObject(held)
    const shown = 'update sessions set by_passkey = true where site_id = $1 and user_id = $2'
    await parts.owner.query(shown, [one.id, manager.id])
    expect((await orders(manager)).status).toBe(200)
    const byPassword = (await openBrowser(one).signIn(manager.email)).body.loginToken
    expect(await orders({ ...manager, token: byPassword })).toMatchObject(held)
    await demand(owner, false)
  })

  // Shows B82.
  test('lets an owner who has turned theirs off set it up again', async () => {
    const owner = await anOwner()
    await setUp(owner)
    await demand(owner, true)
    await one.call('DELETE', app, { token: owner.token })
    await expect.poll(() => orders(owner)).toMatchObject(held)
    await setUp(owner)
    expect((await demand(owner, false)).status).toBe(200)
  })
})

describe('a member of staff who has lost phone and codes', () => {
  // Shows B83.
  test('is let in without a second step once an owner has removed it, is told by mail, and signed out everywhere', async () => {
    const [owner, manager] = [await anOwner(), await aManager()]
    await setUp(manager)
    expect((await reset(owner, manager)).status).toBe(200)
    expect((await one.call('GET', '/api/v1/session', { token: manager.token })).status).toBe(401)
    const { status, body } = await openBrowser(one).signIn(manager.email)
    expect([status, body.userType]).toEqual([200, 'STAFF'])
    await doJobs(parts, new Date(8_640_000_000_000))
    const mail = smtp.taken.find(({ subject, text }) => subject?.includes('second step') && text?.includes(owner.email))
    expect(mail?.text).toContain('signed out on every device')
    const activity = await one.call('GET', '/api/v1/activity', { token: owner.token })
    expect(activity.body.data[0]).toMatchObject({ act: 'staff.resetStep', thingId: manager.id })
    expect(said(await reset(owner, manager))).toBe(says.none)
  })

  // Shows B83.
  test('is reset for no owner, not for oneself, and not by a manager', async () => {
    const [owner, other, manager] = [await anOwner(), await anOwner(), await aManager()]
    for (const person of [owner, other, manager]) await setUp(person)
    expect(said(await reset(owner, other))).toBe(says.operatorOnly)
    expect(said(await reset(owner, owner))).toBe(says.ownStep)
    const chief = await one.signIn({ userType: 'STAFF', permissions: ['staff', 'orders', 'settings'] })
    for (const person of [owner, manager]) expect(said(await reset(chief, person))).toBe(says.ownersOnly)
  })

  // Shows B83.
  test('and works on several sites is asked of who owns them all', async () => {
    const [email, ownersEmail] = [newEmail(), newEmail()]
    const [here, owner] = [await aManager(one, email), await anOwner(one, ownersEmail)]
    await aManager(two, email)
    await setUp(here)
    expect(said(await reset(owner, here))).toBe(says.operatorOnly)
    await aManager(two, ownersEmail)
    expect(said(await reset(owner, here))).toBe(says.operatorOnly)
    const both = newEmail()
    const entitled = await anOwner(one, both)
    await anOwner(two, both)
    expect((await reset(entitled, here)).status).toBe(200)
  })

  // Shows B83.
  test('and owns another site is asked of the operator', async () => {
    const email = newEmail()
    const [here, owner] = [await aManager(one, email), await anOwner(one, 'owns-both@example.com')]
    await anOwner(two, email)
    await anOwner(two, 'owns-both@example.com')
    await setUp(here)
    expect(said(await reset(owner, here))).toBe(says.operatorOnly)
    const path = `/api/v1/operator/sites/${one.id}/second-step-resets`
    expect((await platform.call('POST', path, { token: owner.token, body: { email } })).status).toBe(401)
    expect((await one.call('POST', path, { token: owner.token, body: { email } })).status).toBe(404)
    const { body } = await asOperator(path, { email })
    expect(body.data.people.find((one: Signed) => one.email === email).hasSecondStep).toBe(false)
    expect((await two.call('GET', '/api/v1/session', { token: here.token })).status).toBe(401)
    const activity = await one.call('GET', '/api/v1/activity', { token: owner.token })
    expect(activity.body.data[0]).toMatchObject({ act: 'staff.resetStep', by: 'operator@example.com' })
  })

  // Shows B83.
  test('and works for the platform itself cannot be reset through a site', async () => {
    const email = 'second-operator@example.com'
    const [here, owner] = [await aManager(one, email), await anOwner()]
    await setUp(here)
    await parts.owner.query(`update users set user_type = 'STAFF' where site_id = $1 and email = $2`, [
      platform.id,
      email,
    ])
    expect(said(await reset(owner, here))).toBe(says.operatorOnly)
    const path = `/api/v1/operator/sites/${one.id}/second-step-resets`
    const asked = await asOperator(path, { email })
    expect(said(asked)).toBe(says.operator)
  })
})
