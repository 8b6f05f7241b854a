import { beforeAll, describe, expect, test } from 'vitest'
import { testSettings } from '../support/app.ts'
import { faultsOf } from '../support/enumerations/valid-html.ts'
import { overHttp } from '../support/outside/http.ts'
import { words } from '../support/screens/personal.tsx'
import { discountDesk } from '../support/selling/discounts.ts'
import { testFulfilment } from '../support/selling/fulfilling.ts'
import { guestOf, guestWithOrder, letGuests, newEmail } from '../support/selling/guests.ts'
import { home } from '../support/selling/shopping.ts'

const began = Date.now()
let days = 0
const shop = await testFulfilment({ now: () => new Date(began + days * 24 * 3600_000) })
const { app, one, two, owner, cashOrder, move, mailsTo } = shop
const get = await overHttp(app.app)

beforeAll(async () => {
  const settings = { ...testSettings, languages: ['hi-IN'] }
  await owner.query('update sites set settings = $2 where id = any($1)', [[one.id, two.id], settings])
  for (const { id } of [one, two]) app.services.bus.tell(id, ['site'])
})

/** An order, and the path in the mail that tells of it. */
async function mailed() {
  const { person, id } = await cashOrder()
  const [mail] = await mailsTo(person.email)
  return { person, id, link: pathIn(mail?.body_text) }
}

const pathIn = (text = '') => /\/order\/\S+/.exec(text)?.[0] ?? ''

// Shows B284.
describe('the link in a mail about an order', () => {
  test('shows where it is, its items, parcels and amounts, without signing in', async () => {
    const { person, id, link } = await mailed()
    await move(id, 'PACKED')
    await move(id, 'SHIPPED', { tracking: { courier: 'Delhivery', number: 'DL-7781' }, note: 'Call 9876500000.' })
    const { number, lines } = await person.order(id)
    const { status, text, headers } = await get(one.host, link)
    expect(status).toBe(200)
    expect(faultsOf(text)).toEqual([])
    const read = words(text)
    expect(read).toContain(`Order ${number}`)
    for (const said of [lines[0]?.name ?? '', 'Delhivery · DL-7781', 'Shipped', 'Total ₹', 'Asha Pune 411001'])
      expect(read).toContain(said)
    expect(text).toContain(`href="/setting/orders/${id}"`)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  })

  test('names of the buyer no more than first name, city and PIN code, and no note', async () => {
    const { person, id, link } = await mailed()
    await move(id, 'PACKED', { note: 'Call 9876500000.' })
    const { text } = await get(one.host, link)
    for (const secret of [person.email, person.mobileNumber, home.line1, 'Rao', '9876500000', 'Invoice'])
      expect(text).not.toContain(secret)
  })

  test('is in every later mail too, each with a link that is valid anew', async () => {
    const { person, id } = await mailed()
    await move(id, 'PACKED')
    await move(id, 'SHIPPED')
    const links = (await mailsTo(person.email)).map(({ body_text }) => pathIn(body_text))
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect((await get(one.host, link)).status).toBe(200)
  })

  test('is read in Hindi, and leads to the order in Hindi', async () => {
    const { id, link } = await mailed()
    const { status, text } = await get(one.host, `/hi${link}`)
    expect(status).toBe(200)
    expect(words(text)).toContain('ऑर्डर')
    expect(text).toContain(`href="/hi/setting/orders/${id}"`)
  })

  test('is shown for thirty days, and then says what to do on the page for what is not there', async () => {
    const { link } = await mailed()
    days = 29.9
    expect((await get(one.host, link)).status).toBe(200)
    days = 30.1
    await expectNothing(one.host, link)
    days = 0
  })

  test('is of one order of one site, and a changed one shows nothing', async () => {
    const { link } = await mailed()
    const other = await mailed()
    const [id = '', ...rest] = link.slice('/order/'.length).split('.')
    const [otherId = ''] = other.link.slice('/order/'.length).split('.')
    await expectNothing(two.host, link)
    await expectNothing(one.host, `/order/${[otherId, ...rest].join('.')}`)
    await expectNothing(one.host, `/order/${id}.${Number(rest[0]) + 1}.${rest[1]}`)
    await expectNothing(one.host, link.slice(0, -1))
    await expectNothing(one.host, `/order/${id}`)
  })
})

// Shows B326.
test('the link of a guest offers to cancel, and has no more of the buyer in its HTML', async () => {
  await letGuests(app, one)
  const { email, mobileNumber } = await guestWithOrder(one)
  const [mail] = await mailsTo(email)
  const { status, text } = await get(one.host, pathIn(mail?.body_text))
  expect(status).toBe(200)
  expect(words(text)).toContain('Cancel order')
  for (const secret of [email, mobileNumber, home.line1, 'Rao']) expect(text).not.toContain(secret)
})

// Shows B284, B326.
test('the link says what a discount gave, and never its code', async () => {
  await letGuests(app, one)
  const discounts = await discountDesk(one)
  await discounts.add({ code: 'ONLYASHA' })
  const guest = await guestOf(one)
  await guest.add((await one.product({ price: 50_000 })).variantIds[0] ?? '')
  const email = newEmail()
  await guest.give(email)
  expect((await guest.call('PUT', '/api/v1/cart/coupon', { body: { code: 'ONLYASHA' } })).status).toBe(200)
  const { body } = await guest.init('cod', await guest.live())
  await discounts.clear()
  expect((await guest.order(body.data.orderId))?.discounts).toMatchObject([{ code: 'ONLYASHA' }])
  const [mail] = await mailsTo(email)
  const { status, text } = await get(one.host, pathIn(mail?.body_text))
  expect(status).toBe(200)
  expect(words(text)).toContain('10% off −₹50')
  expect(text).not.toContain('ONLYASHA')
})

async function expectNothing(host: string, path: string): Promise<void> {
  const { status, text, headers } = await get(host, path)
  expect(status).toBe(404)
  const read = words(text)
  expect(read).toContain('This link is not valid any more')
  expect(read).toContain('Use the link in the latest email from us.')
  expect(read).toContain('Create one with the same email and confirm that email: the order is then in it.')
  expect(headers['cache-control']).toBe('no-store')
  expect(read).not.toContain('Pune')
}
