import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { openSmtpServer } from '../../../../../tests/support/outside/smtp.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { startJobs } from '../../../jobs.ts'
import type { JobData, JobWorker } from '../../../platform/jobs.ts'
import { openMailer } from '../../../platform/mail.ts'

const parts = await testApp()
const { app, one, two, platform, owner, services } = parts
const smtp = await openSmtpServer()
afterAll(() => smtp.close())
services.mail = openMailer(smtp.url)
const get = await overHttp(app)
const { token: operator } = await platform.signIn({ email: 'operator@example.com', userType: 'ADMIN' })
const ownerOfOne = await one.signIn({ email: 'owner-of-one@example.com', userType: 'ADMIN' })
await two.signIn({ email: 'owner-of-two@example.com', userType: 'ADMIN' })
const path = '/api/v1/operator/sites'
const id = String(one.id)

const list = async (query: Record<string, string> = {}) =>
  (await platform.call('GET', path, { token: operator, query })).body
const suspend = (token = operator, site = platform, of = id) =>
  site.call('POST', `${path}/${of}/suspension`, { token, body: { reason: 'Sells what is not allowed' } })
const restore = () => platform.call('DELETE', `${path}/${id}/suspension`, { token: operator })

describe('the operator', () => {
  // Shows B132.
  test('says how many mails of campaigns a site sends in a minute, which both records tell', async () => {
    const limit = (rate: unknown, token = operator, site = platform) =>
      site.call('PUT', `${path}/${id}/campaign-rate`, { token, body: { rate } })
    expect((await limit(250)).body.data).toMatchObject({ _id: id, campaignRate: 250 })
    expect((await list({ q: 'two' })).data[0].campaignRate).toBe(6_000)
    for (const rate of [0, 1.5, 60_001, 'many']) expect((await limit(rate)).status).toBe(400)
    expect((await limit(9, ownerOfOne.token, one)).status).toBe(404)
    const { rows } = await owner.query(
      "select site_id from audit_entries where act = 'site.campaignRate' order by site_id",
    )
    expect(rows).toHaveLength(2)
    await limit(6_000)
  })

  // Shows B77.
  test('sees every site with its owners and what it uses, searches and sorts', async () => {
    await one.product()
    await one.product()
    const { data, total } = await list({ sort: 'name', order: 'ascend' })
    expect(total).toBe(2)
    expect(data).toMatchObject([
      {
        key: 'one',
        owners: ['owner-of-one@example.com'],
        suspended: null,
        usage: { products: 2, orders: 0, views: 0 },
      },
      { key: 'two', owners: ['owner-of-two@example.com'], usage: { products: 0 } },
    ])
    const keys = async (query: Record<string, string>) =>
      (await list(query)).data.map(({ key }: { key: string }) => key)
    expect(await keys({ q: 'site TWO' })).toEqual(['two'])
    expect(await keys({ q: 'owner-of-one' })).toEqual(['one'])
    expect(await keys({ q: 'nobody%' })).toEqual([])
    expect(await keys({ s: '1', sort: 'name', order: 'descend' })).toEqual(['two'])
    const { body } = await platform.call('GET', `${path}/${id}`, { token: operator })
    expect(body.data.people).toMatchObject([{ email: 'owner-of-one@example.com', type: 'ADMIN' }])
    await owner.query("insert into site_domains (host, site_id) values ('brass.example.com', $1)", [two.id])
    expect(await keys({ q: 'brass.exam' })).toEqual(['two'])
    await owner.query("delete from site_domains where host = 'brass.example.com'")
  })

  // Shows B77.
  test('counts what a site has now, and what it sold and showed in thirty days', async () => {
    const site = await parts.addSite('counted')
    const [, gone] = [await site.product(), await site.product()]
    const { token } = await site.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    expect((await site.call('DELETE', `/api/v1/products/${gone.id}`, { token })).status).toBe(200)
    const seen = (days: number, views: number) =>
      owner.query(
        `insert into visit_hours (site_id, day, hour, views, visitors)
         values ($1, current_date - $2::int, 9, $3, 1)`,
        [site.id, days, views],
      )
    await seen(1, 5)
    await seen(29, 7)
    await seen(31, 100)
    const { data } = await list({ q: 'counted' })
    expect(data).toMatchObject([{ key: 'counted', usage: { products: 1, orders: 0, views: 12 } }])
  })

  // Shows B77.
  test('is only the platform’s owner, at the platform', async () => {
    const staff = await platform.signIn({ userType: 'STAFF', permissions: ['settings', 'staff', 'view'] })
    const account = await platform.signIn()
    for (const { token } of [staff, account])
      for (const answer of [await platform.call('GET', path, { token }), await suspend(token)])
        expect(answer.status).toBe(403)
    for (const answer of [
      await one.call('GET', path, { token: ownerOfOne.token }),
      await suspend(ownerOfOne.token, one),
    ])
      expect(answer.status).toBe(404)
    expect((await platform.call('GET', path)).status).toBe(401)
    for (const other of [String(platform.id), '999999', 'one', '-1'])
      expect((await suspend(operator, platform, other)).status).toBe(404)
    expect((await list({ state: 'suspended' })).total).toBe(0)
  })
})

// Shows B78.
test('a suspended site answers no request, in any process, until it is restored unchanged', async () => {
  const editor = await openEditor(one)
  await editor.publish('/about', [words('About us')])
  const other = await overHttp(await parts.another())
  for (const ask of [get, other]) expect((await ask(one.host, '/about')).status).toBe(200)
  expect(
    (await platform.call('POST', `${path}/${id}/suspension`, { token: operator, body: { reason: ' ' } })).status,
  ).toBe(400)
  expect(await suspend()).toMatchObject({
    status: 200,
    body: { data: { suspended: { reason: 'Sells what is not allowed' } } },
  })
  expect((await suspend()).status).toBe(409)
  const addresses = ['/about', '/', '/nowhere', '/admin', '/robots.txt', '/sitemap.xml', '/media/x/240', '/api/docs']
  for (const ask of [get, other])
    for (const address of addresses)
      await expect
        .poll(async () => {
          const { status, headers, text } = await ask(one.host, address, { accept: 'text/html' })
          return { status, retry: headers['retry-after'], isSaid: text.includes('Site one is suspended for now.') }
        })
        .toEqual({ status: 503, retry: '3600', isSaid: true })
  const page = await get(one.host, '/about')
  expect(page.text).toContain('<meta name="robots" content="noindex">')
  expect(page.text).not.toContain('Sells what is not allowed')
  for (const [method, address] of [
    ['GET', '/api/v1/orders'],
    ['PATCH', '/api/v1/settings'],
    ['GET', '/api/v1/newsletter/subscribers.csv'],
    ['GET', '/api/v1/session'],
    ['POST', '/api/io/crm/login'],
  ] as const)
    expect(
      (await one.call(method, address, { token: ownerOfOne.token, body: method === 'GET' ? undefined : {} })).status,
    ).toBe(503)
  expect((await get(two.host, '/')).status).not.toBe(503)
  expect((await list({ state: 'suspended' })).data).toMatchObject([{ key: 'one' }])

  expect((await restore()).body.data.suspended).toBeNull()
  expect((await restore()).status).toBe(409)
  for (const ask of [get, other]) await expect.poll(async () => (await ask(one.host, '/about')).status).toBe(200)
  expect((await one.call('GET', '/api/v1/session', { token: ownerOfOne.token })).status).toBe(200)
})

// Shows B78.
test('the owners are told why, and both records say who did it', async () => {
  await suspend()
  await restore()
  await doJobs(parts, new Date(8_640_000_000_000))
  const told = smtp.taken.filter(({ to }) => to && !Array.isArray(to) && to.text === 'owner-of-one@example.com')
  expect(told.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Site one is suspended', 'Site one is open again']),
  )
  expect(told.find(({ subject }) => subject === 'Site one is suspended')?.text).toContain('Sells what is not allowed')
  const { rows } = await owner.query(
    `select site_id, actor, changes::text from audit_entries where act = 'site.suspend' order by site_id, number`,
  )
  for (const site of [one, platform]) {
    const entry = rows.filter(({ site_id }) => site_id === site.id).at(-1)
    expect(entry).toMatchObject({ actor: 'operator@example.com', changes: expect.stringContaining('not allowed') })
  }
})

// Shows B124.
test('a suspended site says so in the language of the address', async () => {
  await owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [one.id])
  services.bus.tell(one.id, ['site'])
  await suspend()
  for (const address of ['/hi', '/hi/about', '/hi/delivery-check'])
    await expect
      .poll(async () => (await get(one.host, address, { accept: 'text/html' })).text)
      .toMatch(/<html lang="hi-IN">.*Site one अभी रोकी गई है/s)
  expect((await get(one.host, '/', { accept: 'text/html' })).text).toContain('Site one is suspended for now.')
  await restore()
})

// Shows B78.
test('the jobs of a suspended site wait until it is restored', async () => {
  const handlers = new Map<string, (data: JobData, signal: AbortSignal) => Promise<void>>()
  const worker: JobWorker = {
    ...services.jobs,
    work: async ({ name }, handler) => void handlers.set(name, handler),
    every: async () => undefined,
  }
  await startJobs(worker, services, parts.directory)
  const name = 'identity.welcome'
  const welcome = handlers.get(name)
  const data = { siteId: one.id, userId: ownerOfOne.id } as JobData
  const waiting = async () => {
    const { rows } = await owner.query(
      "select start_after > now() + interval '5 minutes' as later from jobs.job where name = $1 and data = $2 and state = 'created'",
      [name, data],
    )
    return rows
  }
  await suspend()
  await welcome?.(data, new AbortController().signal)
  expect(await waiting()).toEqual([{ later: true }])
  expect(smtp.taken.filter(({ subject }) => subject === 'Welcome to Site one')).toEqual([])
  await restore()
  await doJobs(parts, new Date(8_640_000_000_000))
  await expect.poll(() => smtp.taken.some(({ text }) => text?.includes('Your account is ready'))).toBe(true)
  expect(await waiting()).toEqual([])
})
