// Shows B320.
import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { studio } from '../../../../../tests/support/selling/picking-up.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import type { Wording } from '../../../../shared/content/translations.ts'
import { businessAddress } from '../../../platform/business-address.ts'
import { siteAsWritten, siteSpoken } from '../../../platform/site-in-language.ts'
import { sellerOf } from '../../selling/invoices/index.ts'

const { app, one, two } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'settings', 'catalogue'] })
const path = '/api/v1/translations/settings/site'
const query = { language: 'hi-IN' }

async function change(changes: object): Promise<void> {
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  expect((await one.call('PATCH', '/api/v1/settings', { token, body: { ...changes, revision } })).status).toBe(200)
}

const read = async () => (await one.call('GET', path, { token, query })).body.data

async function write(words: Record<string, string>): Promise<void> {
  const said = Object.entries(words).map(([of, text]) => ({ of, text }))
  const body = { ...query, words: said, revision: (await read()).revision }
  expect((await one.call('PUT', path, { token, body })).status).toBe(200)
}

const placesIn = async (language: string) => {
  const { body } = await one.call('GET', '/api/v1/pick-up', { headers: { 'x-app-language': language } })
  return body.data.places.map(({ hours }: { hours: string }) => hours)
}

test('texts of the settings are translated, and each stays in the first language until then', async () => {
  await change({ languages: ['hi-IN'], description: 'Pots from Pune', messages: { 'cart.added': 'In the basket' } })
  await change({ delivery: { elsewhere: true, cutOff: 0, daysOff: [], holidays: [], zones: [], pickUp: [studio] } })
  const { wordings } = (await read()) as { wordings: Wording[] }
  expect(wordings.map(({ of, place, state }) => [of, place, state])).toEqual([
    ['Pots from Pune', 'Description', 'missing'],
    ['In the basket', 'Message: success added in cart', 'missing'],
    [studio.hours, 'Lake Road studio, opening hours', 'missing'],
  ])
  await write({ 'Pots from Pune': 'पुणे के बर्तन', 'In the basket': 'टोकरी में', [studio.hours]: 'सोम–शनि 11 से 7' })
  const [english, hindi] = [await get(one.host, '/'), await get(one.host, '/hi/')]
  expect(english.text).toContain('content="Pots from Pune"')
  expect(english.text).not.toMatch(/[\u0900-\u097f]/)
  expect(hindi.text).toContain('content="पुणे के बर्तन"')
  expect(await placesIn('hi')).toEqual(['सोम–शनि 11 से 7'])
  expect(await placesIn('en')).toEqual([studio.hours])
})

test('a text that changed since is in the first language again, and told as older than its original', async () => {
  await change({ description: 'Pots from Nashik' })
  expect((await read()).wordings[0]).toMatchObject({ state: 'stale', before: { text: 'पुणे के बर्तन' } })
  const { text } = await get(one.host, '/hi/')
  expect(text).toContain('content="Pots from Nashik"')
  expect(await placesIn('hi')).toEqual(['सोम–शनि 11 से 7'])
})

test('staff read the settings as they were written, and another site has its own', async () => {
  const { site } = await one.ctx()
  const spoken = siteSpoken(site, 'hi-IN')
  expect(spoken.settings.messages['cart.added']).toBe('टोकरी में')
  expect(siteAsWritten({ ...spoken }).settings).toBe(site.settings)
  expect((await one.call('GET', '/api/v1/settings', { token })).body.data.messages['cart.added']).toBe('In the basket')
  expect((await two.call('GET', path, { token, query })).status).toBe(401)
})

test('an order that is picked up keeps the hours as written, and its buyer reads them in their language', async () => {
  const { person } = await shopperWith(one)
  const headers = { 'x-app-language': 'hi' }
  const query = { pickUp: studio.id, name: 'Ravi Iyer', mobile: person.mobileNumber, paymentMode: 'cod' }
  await one.call('GET', '/api/io/cart/checkout/init', { token: person.token, headers, query })
  const hours = async (headers?: Record<string, string>) => {
    const { body } = await one.call('POST', '/api/io/crm/cuser/orders/all', { token: person.token, body: {}, headers })
    return body.data.map(({ pickUp }: { pickUp: { hours: string } }) => pickUp.hours)
  }
  expect([await hours(), await hours(headers)]).toEqual([[studio.hours], ['सोम–शनि 11 से 7']])
})

test('the address of the business is translated on pages and in mails, with the name of its state, but not on invoices', async () => {
  const address = { line1: '14 Temple Road', line2: '', city: 'Pune', state: 'Maharashtra', pincode: '411001' }
  const { business } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  await change({ business: { ...business, address } })
  await write({ '14 Temple Road': '14 टेंपल रोड', Pune: 'पुणे' })
  const ctx = await one.ctx()
  const site = siteSpoken(ctx.site, 'hi-IN')
  expect(businessAddress(site.settings)).toEqual(['14 टेंपल रोड', 'पुणे 411001', 'महाराष्ट्र'])
  expect(businessAddress(ctx.site.settings)).toEqual(['14 Temple Road', 'Pune 411001', 'Maharashtra'])
  expect(sellerOf({ ...ctx, site })).toMatchObject({
    ...{ address: ['14 Temple Road', 'Pune 411001', 'Maharashtra'], state: 'Maharashtra' },
  })
})
