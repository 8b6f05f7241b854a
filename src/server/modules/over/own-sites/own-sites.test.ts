import { expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { openBrowser } from '../../../../../tests/support/signing-in.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, two, platform, owner, app } = parts

const list = async (site: TestSite, token: string) =>
  (await site.call('GET', '/api/v1/own-sites', { token })).body.data.map(({ key }: { key: string }) => key)
const entry = (site: TestSite, token: string, key: string) =>
  site.call('POST', `/api/v1/own-sites/${key}/entry`, { token })

async function enter(href: string) {
  const { host, hostname, searchParams } = new URL(href)
  const response = await app.request(`http://${host}/api/v1/session/entry`, {
    method: 'POST',
    headers: { host: hostname },
    body: JSON.stringify({ token: searchParams.get('token') }),
  })
  return { status: response.status, body: await response.json() }
}

let count = 0

/** A user of both sites, signed in on each and on the platform. */
async function ownerOfBoth() {
  const email = `both${count++}@example.com`
  const here = await one.signIn({ email, userType: 'ADMIN' })
  const there = await two.signIn({ email, userType: 'STAFF', permissions: ['orders'] })
  const { body } = await openBrowser(platform).signIn(email)
  return { email, here, there, account: body.loginToken as string }
}

test('the platform shows a person their sites, and each of them shows the others', async () => {
  const { here, there, account } = await ownerOfBoth()
  expect(await list(platform, account)).toEqual(['one', 'two'])
  expect(await list(one, here.token)).toEqual(['one', 'two'])
  expect(await list(two, there.token)).toEqual(['one', 'two'])
  const { body } = await two.call('GET', '/api/v1/own-sites', { token: there.token })
  expect(body.data.map(({ isHere }: { isHere: boolean }) => isHere)).toEqual([false, true])
})

// Shows B60.
test('a user enters another of their sites with their role there, without a password', async () => {
  const { account, here, email } = await ownerOfBoth()
  const { body } = await entry(platform, account, 'two')
  expect(body.data.href).toMatch(/^http:\/\/two\.localhost:3000\/admin\/first\/login\?token=[\w-]{43}$/)
  expect(await enter(body.data.href)).toMatchObject({ status: 200, body: { userType: 'STAFF', data: { email } } })
  expect((await enter(body.data.href)).status).toBe(410)
  const fromSite = await entry(one, here.token, 'two')
  expect((await enter(fromSite.body.data.href)).status).toBe(200)
})

// Shows B60.
test('the way there is open for a minute', async () => {
  const { account } = await ownerOfBoth()
  const { body } = await entry(platform, account, 'one')
  time += 61_000
  expect((await enter(body.data.href)).status).toBe(410)
})

// Shows B60.
test('a user cannot enter a site that is not theirs, or that they have left', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  expect(await entry(one, token, 'two')).toMatchObject({ status: 404, body: { msg: 'This site was not found.' } })
  expect((await entry(one, token, '')).status).toBe(404)
  const { account, there } = await ownerOfBoth()
  await owner.query('delete from users where site_id = $1 and id = $2', [two.id, there.id])
  expect((await entry(platform, account, 'two')).status).toBe(404)
  expect((await entry(platform, account, 'one')).status).toBe(200)
})

test('a customer has no sites, whatever address they have', async () => {
  const { email } = await ownerOfBoth()
  const site = await parts.addSite('three')
  const { token } = await site.signIn({ email })
  expect(await list(site, token)).toEqual([])
  expect((await entry(site, token, 'one')).status).toBe(404)
})
