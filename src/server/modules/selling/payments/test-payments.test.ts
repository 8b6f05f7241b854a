import { afterEach, describe, expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { press, shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import { readConfig } from '../../../platform/config.ts'
import { createSite } from '../../ground/directory/index.ts'

const app = await testApp()
const { one, services, owner } = app
const { config } = services
const { token } = await one.signIn({ userType: 'ADMIN' })
const given = { sandbox: config.sandbox, demo: config.demo }

const modes = async () =>
  (await one.call('GET', '/api/v1/checkout/options')).body.data.map(({ mode }: { mode: string }) => mode)
const settings = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data
const sandboxWay = async () => (await settings()).ways.find(({ mode }: { mode: string }) => mode === 'sandbox')
const change = async (offered: string[]) =>
  one.call('PATCH', '/api/v1/settings', {
    token,
    body: { revision: (await settings()).revision, payments: { modes: offered } },
  })

afterEach(async () => {
  Object.assign(config, given)
  await owner.query('update sites set settings = $1 where id = $2', [testSettings, one.id])
  services.bus.tell(one.id, ['site'])
})

test('test payments are off in production unless enabled', () => {
  expect(readConfig({}).sandbox).toBe(false)
  expect(readConfig({ HAAT_SANDBOX: '1' }).sandbox).toBe(true)
  expect(readConfig({ NODE_ENV: 'development' }).sandbox).toBe(true)
  expect(readConfig({ NODE_ENV: 'development', HAAT_SANDBOX: '0' }).sandbox).toBe(false)
})

describe('where test payments are off, a site that names the sandbox bank', () => {
  test('offers only its other payment modes, and refuses test payments by request', async () => {
    expect(await modes()).toEqual(['cod', 'sandbox'])
    config.sandbox = false
    expect(await modes()).toEqual(['cod'])
    const { person } = await shopperWith(one)
    expect(await person.init('sandbox')).toMatchObject({ status: 400, body: { errors: [{ field: 'paymentMode' }] } })
    expect((await person.init('cod')).status).toBe(200)
  })

  test('tells its owner why, accepts other changes, and does not offer it anew', async () => {
    expect((await sandboxWay()).off).toBeNull()
    config.sandbox = false
    expect((await sandboxWay()).off).toContain('HAAT_SANDBOX=1')
    expect((await change(['sandbox', 'cod'])).status).toBe(200)
    expect((await change(['cod'])).status).toBe(200)
    expect(await change(['cod', 'sandbox'])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'payments.modes' }] },
    })
  })

  test('accepts no payment at the bank, also of an open attempt', async () => {
    const { person } = await shopperWith(one)
    const start = await person.init('sandbox')
    config.sandbox = false
    expect((await one.call('GET', start.body.data.redirect)).status).toBe(404)
    for (const button of ['pay', 'fail'] as const) expect((await press(one, start, button)).status).toBe(404)
    expect((await person.order(start.body.data.orderId)).status).toBe('PENDING_PAYMENT')
    config.sandbox = true
    expect((await press(one, start, 'pay')).status).toBe(303)
    expect((await person.order(start.body.data.orderId)).status).toBe('PLACED')
  })

  test('offers it as a demonstration site', async () => {
    config.sandbox = false
    await owner.query('update sites set settings = $1 where id = $2', [{ ...testSettings, demo: true }, one.id])
    services.bus.tell(one.id, ['site'])
    expect(await modes()).toEqual(['cod', 'sandbox'])
    config.demo = false
    expect(await modes()).toEqual(['cod'])
  })
})

test('a new site offers test payments only where they are allowed', async () => {
  let count = 0
  const modesOfNew = async (settings: { demo?: boolean } = {}) =>
    (await createSite(services, { key: `new-${count++}`, name: 'New', kind: 'site', settings, isOpen: true })).settings
      .payments.modes
  expect(await modesOfNew()).toEqual(['cod', 'sandbox'])
  config.sandbox = false
  expect(await modesOfNew()).toEqual(['cod'])
  expect(await modesOfNew({ demo: true })).toEqual(['cod', 'sandbox'])
  config.demo = false
  expect(await modesOfNew({ demo: true })).toEqual(['cod'])
})

test('shoppers are told when only test payments are offered', async () => {
  const { body } = await one.call('GET', '/api/v1/checkout/options')
  expect(body.data.map(({ mode, test }: { mode: string; test: boolean }) => [mode, test])).toEqual([
    ['cod', false],
    ['sandbox', true],
  ])
  const { person } = await shopperWith(one)
  const start = await person.init('sandbox')
  const page = await one.call('GET', start.body.data.redirect)
  expect(page.body).toContain('This is a test payment; nothing is charged or delivered.')
})
