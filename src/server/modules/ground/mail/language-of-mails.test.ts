import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../tests/support/app.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { openSmtpServer } from '../../../../../tests/support/outside/smtp.ts'
import { changeStock } from '../../../../../tests/support/selling/catalogue.ts'
import { doJobs, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { newMachine } from '../../../../../tests/support/signing-in.ts'
import { translating } from '../../../../../tests/support/translating.ts'
import { openMailer } from '../../../platform/mail.ts'

/** Customers get mails in the language of the page on which they acted; staff, in the site's own (B124). */

const parts = await testApp()
const { app, one, owner, services } = parts
const get = await overHttp(app)
const smtp = await openSmtpServer()
afterAll(() => smtp.close())
services.mail = openMailer(smtp.url)
const inHindi = { 'x-app-language': 'hi' }
const boss = await one.signIn({ userType: 'ADMIN' })

async function speak(...languages: string[]) {
  const settings = { languages, business: { email: 'owner@one.example' } }
  await owner.query('update sites set settings = settings || $1, revision = revision + 1 where id = $2', [
    settings,
    one.id,
  ])
  services.bus.tell(one.id, ['site'])
}

beforeAll(() => speak('hi-IN'))

async function mailsFor(email: string) {
  await doJobs(parts, new Date(8_640_000_000_000))
  return smtp.taken.filter(({ to }) => to && !Array.isArray(to) && to.text === email)
}

const inWords = (text = '') => /[\u0900-\u097f]/.test(text)

/** A customer who has placed an order on a page in this language, and its id. */
async function ordered(headers: Record<string, string>) {
  const person = await shopper(one)
  const { id: productId, variantIds } = await one.product({ name: 'Brass lamp' })
  await person.add(variantIds[0] ?? '')
  const query = { addressId: person.addressId, paymentMode: 'cod' }
  const { body } = await one.call('GET', '/api/io/cart/checkout/init', { token: person.token, headers, query })
  return { person, productId, id: body.data.orderId as string }
}

// Shows B124.
test('a customer who signs up on a page in Hindi is welcomed in Hindi, with a link to a page in Hindi', async () => {
  const email = 'hindi@example.com'
  await one.call('POST', '/api/io/crm/admin/public/customer/create', {
    body: {
      ...{ firstName: 'Asha', lastName: 'Rao', email, password, mobileNumber: '9876543299' },
      ...{ birthDate: '1994-06-12', gender: 'FEMALE' },
    },
    headers: { ...inHindi, 'x-forwarded-for': newMachine() },
  })
  const [mail] = await mailsFor(email)
  expect(mail?.subject).toBe('Site one में आपका स्वागत है')
  expect(mail?.html).toContain('<html lang="hi">')
  expect(mail?.text).toMatch(/\/hi\/setting\b/)
})

// Shows B124.
test('a code and a new password come in the language in which they were asked for', async () => {
  const ask = async (path: string, headers: Record<string, string>) => {
    const { email } = await one.signIn()
    await one.call('GET', path, { query: { email }, headers })
    return (await mailsFor(email)).at(-1)
  }
  const code = '/api/public/login/send-otp'
  const link = '/api/public/customer/forgot-password'
  expect((await ask(code, inHindi))?.subject).toMatch(/कोड/)
  expect((await ask(code, {}))?.subject).toMatch(/^Your code/)
  const forgotten = await ask(link, inHindi)
  expect(forgotten?.subject).toMatch(/नया पासवर्ड/)
  expect(forgotten?.text).toMatch(/\/hi\/reset-password\?/)
})

describe('an order', () => {
  // Shows B124.
  test("has mails in the language in which it was placed; its owner gets them in the site's own", async () => {
    const { person, id } = await ordered(inHindi)
    await one.call('POST', `/api/v1/orders/${id}/moves`, { token: boss.token, body: { to: 'PACKED' } })
    await one.call('POST', `/api/v1/orders/${id}/moves`, { token: boss.token, body: { to: 'SHIPPED' } })
    const mails = await mailsFor(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/पर आपका ऑर्डर \d+$/),
      expect.stringMatching(/रास्ते में है/),
    ])
    expect(mails[0]?.text).toContain('डिलीवरी पर भुगतान')
    expect(mails[0]?.text).toMatch(/\/hi\/order\//)
    expect(mails[0]?.text).toContain('Pune 411001\nमहाराष्ट्र')
    const [toOwner] = (await mailsFor('owner@one.example')).slice(-1)
    expect(inWords(toOwner?.subject)).toBe(false)
    expect(toOwner?.text).toContain('Pune 411001\nMaharashtra')
  })

  // Shows B124.
  test('placed in a language that the site has no more is told of in the site’s own', async () => {
    const { person, id } = await ordered(inHindi)
    await mailsFor(person.email)
    await speak()
    await one.call('POST', `/api/v1/orders/${id}/cancel`, { token: boss.token, body: { reason: 'Sold out' } })
    const last = (await mailsFor(person.email)).at(-1)
    expect(last?.subject).toMatch(/^Your order \d+ was cancelled/)
    await speak('hi-IN')
  })
})

// Shows B124.
test('the newsletter is confirmed in the language in which it was asked for, on a page in that language', async () => {
  const email = 'letters@example.com'
  await owner.query(`update sites set settings = settings || '{"newsletter": {"confirm": true}}' where id = $1`, [
    one.id,
  ])
  services.bus.tell(one.id, ['site'])
  const body = { email, status: 'SUBSCRIBED' }
  await one.call('POST', '/api/io/crm/admin/public/newsletter', { body, headers: inHindi })
  const [mail] = await mailsFor(email)
  expect(mail?.subject).toMatch(/पुष्टि/)
  const [, path = ''] = /http:\/\/[^/]+(\/hi\/newsletter\/confirm\S+)/.exec(mail?.text ?? '') ?? []
  const { status, text } = await get(one.host, path)
  expect(status).toBe(200)
  expect(text).toContain('अपनी सदस्यता की पुष्टि करें')
  expect(text).toContain('action="/hi/newsletter/confirm?id=')
  expect((await get(one.host, path.replace('/hi/', '/bn/'))).status).toBe(404)
})

// Shows B124.
test('answers to questions and messages, and back-in-stock notices, come in the language of the page', async () => {
  const asking = async (headers: Record<string, string>) => {
    const { id, variantIds } = await one.product({ name: 'Brass lamp', stock: 0 })
    const { token, email } = await one.signIn()
    const ask = (path: string, body: object) =>
      one.call('POST', path, { token, body, headers: { ...headers, 'x-forwarded-for': newMachine() } })
    const question = await ask(`/api/v1/products/${id}/questions`, { question: 'Is it heavy?' })
    const sender = { customerName: 'Asha', customerContact: '9876543210', customerEmail: email }
    const message = await ask('/api/io/crm/admin/public/contact', { ...sender, message: 'Are you open?' })
    await ask('/api/v1/stock-notices', { productVariantId: variantIds[0], email })
    const staff = (method: 'POST' | 'PUT', path: string, body: object) =>
      one.call(method, `/api/v1${path}`, { token: boss.token, body })
    await staff('PUT', `/questions/${question.body.data._id}/answer`, { answer: '2' })
    await staff('POST', `/messages/${message.body.data._id}/replies`, { reply: '3' })
    await changeStock(await one.ctx(), variantIds[0] ?? '', 3, 'RECEIVED')
    return (await mailsFor(email)).map(({ subject }) => inWords(subject))
  }
  expect(await asking(inHindi)).toEqual([true, true, true])
  expect(await asking({})).toEqual([false, false, false])
})

// Shows B124.
test('a mail in Hindi names products in Hindi, and its foot and links are Hindi, that to turn it off too', async () => {
  const { write } = await translating(one, boss.token)
  const address = { line1: '14 Temple Road', city: 'Pune', state: 'Maharashtra', pincode: '411001' }
  await owner.query(`update sites set settings = settings || $1, revision = revision + 1 where id = $2`, [
    { business: { email: 'owner@one.example', address } },
    one.id,
  ])
  services.bus.tell(one.id, ['site'])
  expect((await write('settings', 'site', { '14 Temple Road': '14 टेंपल रोड', Pune: 'पुणे' })).status).toBe(200)

  const { person, id, productId } = await ordered(inHindi)
  const sold = await one.product({ name: 'Brass bell', stock: 0 })
  await write('product', productId, { 'Brass lamp': 'पीतल का दीया' })
  await write('product', sold.id, { 'Brass bell': 'पीतल की घंटी' })
  const [variantId = ''] = sold.variantIds
  const ask = (path: string, body: object) =>
    one.call('POST', path, { token: person.token, body, headers: { ...inHindi, 'x-forwarded-for': newMachine() } })
  await ask('/api/v1/stock-notices', { productVariantId: variantId, email: person.email })
  const question = await ask(`/api/v1/products/${productId}/questions`, { question: 'कितना भारी है?' })
  await one.call('PUT', `/api/v1/questions/${question.body.data._id}/answer`, {
    ...{ token: boss.token, body: { answer: '2' } },
  })
  await changeStock(await one.ctx(), variantId, 3, 'RECEIVED')
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED'])
    await one.call('POST', `/api/v1/orders/${id}/moves`, { token: boss.token, body: { to } })

  const mails = await mailsFor(person.email)
  const named = (name: string) => mails.filter(({ subject, text }) => `${subject} ${text}`.includes(name)).length
  expect([named('Brass'), named('पीतल की घंटी')]).toEqual([0, 1])
  expect(named('पीतल का दीया')).toBeGreaterThan(2)
  const review = mails.find(({ text }) => text?.includes('/mails/review-requests/leave?'))
  expect(review?.subject).toContain('पीतल का दीया')
  const origin = `http://${one.host}:3000`
  const links = mails.flatMap(({ html }) => [...String(html).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href))
  expect(links.filter((href) => href.startsWith(origin) && !/^\/hi(?:\/|$)/.test(href.slice(origin.length)))).toEqual(
    [],
  )
  for (const { text } of mails) expect(text).toContain('14 टेंपल रोड, पुणे 411001, महाराष्ट्र')
  await owner.query(
    `update sites set settings = settings || '{"business": {"email": "owner@one.example"}}' where id = $1`,
    [one.id],
  )
  services.bus.tell(one.id, ['site'])
})

// Shows B124.
test('a refusal has a text in the language of the page beside the English one', async () => {
  const login = (headers: Record<string, string>) =>
    one.call('POST', '/api/io/crm/login', {
      body: { email: 'nobody@example.com', password },
      headers: { ...headers, 'x-forwarded-for': newMachine() },
    })
  expect((await login(inHindi)).body).toMatchObject({
    msg: 'Email or password is incorrect.',
    said: 'ईमेल या पासवर्ड सही नहीं है।',
  })
  expect((await login({})).body).toEqual({ msg: 'Email or password is incorrect.' })
})
