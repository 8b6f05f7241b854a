import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import { storedOrderLimits } from '../../../../shared/selling/orders/order-limits.ts'
import { createPage } from '../../content/pages/index.ts'

let passed = 0
const { one, two, owner, directory } = await testApp({ now: () => new Date(Date.now() + passed) })
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['settings'] })

const read = async (site = one) => {
  const admin = site === one ? token : (await site.signIn({ userType: 'ADMIN' })).token
  return (await site.call('GET', '/api/v1/settings', { token: admin })).body.data
}
const change = (body: object) => one.call('PATCH', '/api/v1/settings', { token, body })
const changeNow = async (body: object) => change({ revision: (await read()).revision, ...body })

const address = { line1: '14 Temple Road', line2: '', city: 'Pune', state: 'Maharashtra', pincode: '411001' }
const gst = { number: '27AAPFU0939F1ZV', state: 'Maharashtra' }
const business = {
  legalName: 'One Crafts LLP',
  pan: 'AAPFU0939F',
  address,
  email: 'hello@one.example',
  phone: '+91 98290 41122',
  grievance: { name: 'Meera Joshi', email: 'meera@one.example', phone: '' },
}

beforeEach(async () => {
  await owner.query("update sites set name = 'Site one', settings = '{}' where id = $1", [one.id])
})

describe("the site's card", () => {
  // Shows E16.
  test('tells every member of staff what the admin shows of the site', async () => {
    const content = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    const { status, body } = await one.call('GET', '/api/v1/site', { token: content.token })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      name: 'Site one',
      description: '',
      logo: null,
      origin: expect.stringContaining('one.localhost'),
      kind: 'site',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      locale: 'en-IN',
      languages: [],
      demo: false,
      goodsWithoutMrp: false,
      isShop: false,
      closed: null,
    })
  })

  test('is not for customers and visitors', async () => {
    const { token: customer } = await one.signIn()
    expect((await one.call('GET', '/api/v1/site', { token: customer })).status).toBe(403)
    expect((await one.call('GET', '/api/v1/site')).status).toBe(401)
  })
})

describe('settings', () => {
  // Shows K12.
  test('show everything that may be set, and what there is to choose from', async () => {
    expect(await read()).toMatchObject({
      name: 'Site one',
      payments: { modes: ['cod'] },
      ways: expect.arrayContaining([
        { mode: 'cod', title: 'Cash on delivery', description: expect.any(String), off: null },
      ]),
      domains: [{ host: expect.stringContaining('one.localhost'), main: true }],
      hasOrders: false,
      sendsMail: false,
      theme: { colors: { primary: { accent: '#2563eb' } } },
    })
  })

  // Shows B7.
  test("name the site's own domain first", async () => {
    await owner.query("insert into site_domains (host, site_id) values ('aangan.example.com', $1)", [two.id])
    expect((await read(two)).domains.map(({ main }: { main: boolean }) => main)).toEqual([true, false])
    expect((await read(two)).domains[0].host).toBe('aangan.example.com')
  })

  // Shows S86.
  test('change in part; the rest stays, and the next person sees it at once', async () => {
    await changeNow({ description: 'Things for the home' })
    const { status, body } = await changeNow({
      name: ' आँगन ',
      timeZone: 'Asia/Dubai',
      shipping: { amount: 9_900, freeFrom: 99_900 },
      gst: { number: '27aapfu0939f1zv', state: 'Maharashtra' },
      mailFrom: 'Aangan <hello@example.com>',
      orderLimits: { ...storedOrderLimits.parse({}), lines: 12, newValue: 0 },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'आँगन',
      description: 'Things for the home',
      gst: { number: '27AAPFU0939F1ZV', state: 'Maharashtra' },
      orderLimits: { lines: 12, pieces: 20, newValue: 0 },
    })
    expect(await read()).toEqual(body.data)
    await expect.poll(async () => (await directory.byHost(one.host))?.name).toBe('आँगन')
    expect((await read(two)).name).toBe('Site two')
  })

  test('changed by another user meanwhile are not overwritten', async () => {
    const { revision } = await read()
    expect((await change({ revision, name: 'First' })).status).toBe(200)
    const late = await change({ revision, name: 'Second' })
    expect(late).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Another user') } })
    expect((await read()).name).toBe('First')
  })

  test('changed by two at once are changed by one of them', async () => {
    const { revision } = await read()
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => change({ revision, name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ currency: 'XXQ' }, 'currency'],
    [{ currency: 'JPY' }, 'currency'],
    [{ timeZone: 'Asia/Nowhere' }, 'timeZone'],
    [{ locale: 'xx' }, 'locale'],
    [{ home: '/nowhere' }, 'home'],
    [{ gst: { number: '123', state: '' } }, 'gst.number'],
    [{ gst: { number: '', state: 'Atlantis' } }, 'gst.state'],
    [{ gst: { number: '27AAPFU0939F1ZW', state: 'Maharashtra' } }, 'gst.number'],
    [{ gst: { number: '27AAPFU0939F1ZV', state: 'Kerala' } }, 'gst.state'],
    [{ business: { ...business, pan: 'AAPXU0939F' } }, 'business.pan'],
    [{ gst, business: { ...business, pan: 'AAACU0939F' } }, 'business.pan'],
    [{ gst, business: { ...business, address: { ...address, state: 'Kerala' } } }, 'business.address.state'],
    [{ business: { ...business, address: { ...address, pincode: '' } } }, 'business.address.pincode'],
    [{ business: { ...business, address: { ...address, pincode: '012345' } } }, 'business.address.pincode'],
    [{ business: { ...business, email: 'hello' } }, 'business.email'],
    [{ business: { ...business, phone: '12' } }, 'business.phone'],
    [{ business: { ...business, grievance: { name: 'Meera', email: '', phone: '' } } }, 'business.grievance.email'],
    [
      { business: { ...business, grievance: { name: '', email: 'meera@example.com', phone: '' } } },
      'business.grievance.name',
    ],
    [{ shipping: { amount: -1, freeFrom: 0 } }, 'shipping.amount'],
    [{ shipping: { amount: 0, freeFrom: 0, daysFrom: 5, daysTo: 3 } }, 'shipping.daysTo'],
    [{ payments: { modes: [] } }, 'payments.modes'],
    [{ payments: { modes: ['cod', 'cod'] } }, 'payments.modes'],
    [{ payments: { modes: ['barter'] } }, 'payments.modes'],
    [{ mailFrom: 'nobody' }, 'mailFrom'],
    [{ orderLimits: { ...storedOrderLimits.parse({}), lines: 0 } }, 'orderLimits.lines'],
    [{ orderLimits: { ...storedOrderLimits.parse({}), pieces: 101 } }, 'orderLimits.pieces'],
    [{ orderLimits: { ...storedOrderLimits.parse({}), newValue: -1 } }, 'orderLimits.newValue'],
    [{ orderLimits: { ...storedOrderLimits.parse({}), reservedMinutes: 1.5 } }, 'orderLimits.reservedMinutes'],
    [{ orderLimits: { lines: 10 } }, 'orderLimits.pieces'],
    [{ logo: { id: 'aaaaaaaaaaaaaa', alt: '' } }, 'logo'],
    [{ theme: { colors: { primary: { accent: 'red' } } } }, 'theme.colors.primary.accent'],
  ])('%j are refused at the field', async (part, field) => {
    const { status, body } = await changeNow({ name: 'Not kept', ...part })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.errors[0].field).toBe(field)
    expect((await read()).name).toBe('Site one')
  })

  // Shows B40.
  test('say who the seller is', async () => {
    const { status, body } = await changeNow({ gst, business: { ...business, pan: ' aapfu0939f' } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ gst, business })
  })

  // Shows B40.
  test('hold GSTIN, PAN and address against each other, also when they are changed one after the other', async () => {
    expect((await changeNow({ business: { ...business, pan: 'AAACU0939F' } })).status).toBe(200)
    expect((await changeNow({ gst })).body.errors[0].field).toBe('business.pan')
    expect((await changeNow({ business })).status).toBe(200)
    expect((await changeNow({ gst })).status).toBe(200)
    const moved = { ...business, address: { ...address, state: 'Kerala' } }
    expect((await changeNow({ business: moved })).body.errors[0].field).toBe('business.address.state')
  })

  test('take a published page as the home', async () => {
    await createPage(await one.ctx(), { kind: 'page', key: '/start', title: 'Start', document: { sections: [] } })
    expect((await changeNow({ home: '/start' })).body.data).toMatchObject({
      home: '/start',
      homes: [{ path: '/start', title: 'Start' }],
    })
  })

  test('take the currency of Nepal while nothing was ordered, and keep theirs after that', async () => {
    expect((await changeNow({ currency: 'npr' })).body.data.currency).toBe('NPR')
    await changeNow({ currency: 'INR' })
    const { person } = await shopperWith(one)
    await person.init('cod')
    const { status, body } = await changeNow({ currency: 'NPR' })
    expect(status).toBe(409)
    expect(body.errors[0]).toMatchObject({
      field: 'currency',
      defaultMessage: expect.stringContaining('there are orders'),
    })
    expect((await changeNow({ currency: 'INR' })).status).toBe(200)
  })

  test('are for staff with that permission', async () => {
    const other = await one.signIn({ userType: 'STAFF', permissions: ['content', 'catalogue', 'orders', 'media'] })
    expect((await one.call('GET', '/api/v1/settings', { token: other.token })).status).toBe(403)
    const patch = { token: other.token, body: { revision: 1, name: 'Mine' } }
    expect((await one.call('PATCH', '/api/v1/settings', patch)).status).toBe(403)
  })
})

// Shows B72.
test('another UPI ID is saved only with a recent proof, and the rest of the settings without one', async () => {
  const upi = { id: 'kiln@okbank', name: 'Kiln', hours: 24, firstOnPhones: true }
  expect((await changeNow({ upi })).status).toBe(200)
  passed += 11 * 60_000
  expect(await changeNow({ upi: { ...upi, id: 'thief@okbank' } })).toMatchObject({
    status: 403,
    body: { errors: [{ code: 'access.askedAgain' }] },
  })
  const answer = await changeNow({ upi: { ...upi, name: 'Kiln & Sons' } })
  expect(answer).toMatchObject({ status: 200, body: { data: { upi: { id: 'kiln@okbank', name: 'Kiln & Sons' } } } })
  passed = 0
})
