import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { receiver } from '../../../../../tests/support/selling/reviewing.ts'
import { doJobs, shopper } from '../../../../../tests/support/selling/shopping.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { app, one, two } = parts
const path = '/api/v1/own-data'
const [variantId = ''] = (await one.product({ name: 'Brass <lamp>', stock: 50 })).variantIds

/** The link in the last mail to the address, read from the mailbox because the test has no SMTP server. */
async function linkFor(person: { token: string; email: string }, site = one): Promise<Record<string, string>> {
  expect((await site.call('POST', path, { token: person.token })).body.data.email).toBe(person.email)
  time += 3600_000
  await doJobs(parts, new Date(time))
  const { rows } = await parts.owner.query(
    "select body_text from mails where recipient = $1 and site_id = $2 and body_text like '%/setting/data?%'",
    [person.email, site.id],
  )
  const [, query = ''] = /\/setting\/data\?(\S+)/.exec(rows[0].body_text) ?? []
  return Object.fromEntries(new URLSearchParams(query))
}

const status = async (site: TestSite, token: string | undefined, query: Record<string, string>) =>
  (await site.call('GET', path, { token, query })).status

describe('a user who asks for their data', () => {
  // Shows B101.
  test('sees a newsletter subscription for a verified address, or their own, because another person may have subscribed it', async () => {
    const person = await one.signIn()
    const subscriber = { email: person.email, status: 'SUBSCRIBED' }
    await one.call('POST', '/api/io/crm/admin/public/newsletter', { body: subscriber })
    const newsletter = async () => {
      const answer = await app.request(`http://${one.host}${path}?${new URLSearchParams(await linkFor(person))}`, {
        headers: { host: one.host, authorization: `Bearer ${person.token}` },
      })
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      return JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array())).newsletter
    }
    await parts.owner.query('update users set proven_at = null where id = $1', [person.id])
    expect(await newsletter()).toBeNull()
    const asOwn = { token: person.token, body: subscriber }
    await parts.owner.query('delete from newsletter_subscribers where email = $1', [person.email])
    await one.call('POST', '/api/io/crm/admin/public/newsletter', asOwn)
    expect(await newsletter()).toMatchObject({ status: 'SUBSCRIBED' })
    await parts.owner.query('update users set proven_at = now() where id = $1', [person.id])
    expect(await newsletter()).toMatchObject({ status: 'SUBSCRIBED', source: 'FORM' })
  })

  // Shows B141, B216.
  test('holds wishlist, reviews, reports and the Google account', async () => {
    const person = await receiver(parts, one, [variantId])
    const { token } = person
    await one.call('POST', '/api/io/crm/wishlist/add', { token, body: { productVariantId: variantId } })
    const shared = await one.call('POST', '/api/io/crm/cuser/wishlist/share', { token })
    await person.review({ stars: 4, title: 'Mine too', text: 'It shines' })
    await parts.owner.query(
      'insert into google_accounts (site_id, subject, user_id, connected_at) values ($1, $2, $3, now())',
      [one.id, '1180', person.id],
    )
    const [review] = (await parts.owner.query('select id from reviews where user_id = $1', [person.id])).rows
    await parts.owner.query(
      "insert into review_reports (site_id, review_id, user_id, reason, created_at) values ($1, $2, $3, 'SPAM', now())",
      [one.id, review.id, person.id],
    )
    const answer = await app.request(`http://${one.host}${path}?${new URLSearchParams(await linkFor(person))}`, {
      headers: { host: one.host, authorization: `Bearer ${token}` },
    })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()))).toMatchObject({
      wishlist: [{ name: 'Brass <lamp>', kept: expect.any(String) }],
      wishlistLink: shared.body.data.url,
      reviews: [{ stars: 4, title: 'Mine too', text: 'It shines' }],
      reports: [{ of: 'review', reason: 'SPAM' }],
      google: { number: '1180', connected: expect.any(String) },
      mails: { priceDrops: { wanted: false }, reviewRequests: { wanted: true } },
    })
    expect(strFromU8(files['my-data.html'] ?? new Uint8Array())).toMatch(/Wishlist.*Reviews.*It shines/s)
  })

  // Shows B68, B93.
  test('gets a link by mail, and by it a file that people and programs read', async () => {
    const person = await shopper(one)
    await person.add(variantId, 2)
    await person.init('cod')
    const staff = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    const post = { title: 'Lamps', path: 'lamps', status: 'PUBLISHED' }
    const blogId = (await one.call('POST', '/api/v1/posts', { token: staff.token, body: post })).body.data._id
    const body = { blogId, comment: 'Mine <b>shines</b>' }
    const add = '/api/io/crm/cuser/website/blog/comments/add'
    expect((await one.call('POST', add, { token: person.token, query: { blogId }, body })).status).toBe(200)
    const query = await linkFor(person)
    const answer = await app.request(`http://${one.host}${path}?${new URLSearchParams(query)}`, {
      headers: { host: one.host, authorization: `Bearer ${person.token}` },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const data = JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()))
    expect(data).toMatchObject({
      profile: { email: person.email },
      addresses: [{ mobileNumber: person.mobileNumber }],
      orders: [{ lines: [{ name: 'Brass <lamp>', quantity: 2 }] }],
      comments: [{ comment: 'Mine <b>shines</b>', created: expect.any(String) }],
      newsletter: null,
      devices: [{ isThis: true }],
    })
    const page = strFromU8(files['my-data.html'] ?? new Uint8Array())
    expect(page).toContain('2 × Brass &lt;lamp&gt;')
    expect(page).toContain('Mine &lt;b&gt;shines&lt;/b&gt;')
    expect(page).toContain(person.mobileNumber)
  })

  // Shows B225.
  test('reads it in the language of the page, as do the names of states and devices', async () => {
    await parts.owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [
      two.id,
    ])
    parts.services.bus.tell(two.id, ['site'])
    const person = await shopper(two)
    await person.add((await two.product({ name: 'Clay cup', stock: 5 })).variantIds[0] ?? '')
    await person.init('cod')
    await parts.owner.query("update sessions set device = 'Chrome on Android' where user_id = $1", [person.id])
    const pageIn = async (headers: Record<string, string>) => {
      const query = new URLSearchParams(await linkFor(person, two))
      const answer = await app.request(`http://${two.host}${path}?${query}`, {
        headers: { host: two.host, authorization: `Bearer ${person.token}`, ...headers },
      })
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      return strFromU8(files['my-data.html'] ?? new Uint8Array())
    }
    const hindi = await pageIn({ 'x-app-language': 'hi' })
    expect(hindi).toContain('<html lang="hi">')
    for (const words of [
      'Site two पर मेरा डेटा',
      'ऑर्डर हो गया',
      'Android पर Chrome',
      'सदस्यता नहीं ली',
      'कुछ नहीं।',
      'Pune, महाराष्ट्र, 411001',
    ])
      expect(hindi).toContain(words)
    expect(hindi.match(/<t[hd]>(?:[A-Z][a-z]+ ?)+</g)).toEqual(['<td>Asha Rao<', '<td>Asha Rao<'])
    const english = await pageIn({})
    for (const words of [
      '<html lang="en">',
      'My data at Site two',
      'Placed',
      'Chrome on Android',
      'Not subscribed',
      'Pune, Maharashtra, 411001',
    ])
      expect(english).toContain(words)
  })

  // Shows B68.
  test('is the only one who gets it, signed in, on their site, for three days', async () => {
    const person = await one.signIn()
    const query = await linkFor(person)
    expect(await status(one, undefined, query)).toBe(401)
    expect(await status(one, (await one.signIn()).token, query)).toBe(410)
    expect(await status(two, (await two.signIn({ email: person.email })).token, query)).toBe(410)
    expect(await status(one, person.token, { ...query, until: String(Number(query.until) + 1) })).toBe(410)
    expect(await status(one, person.token, {})).toBe(400)
    expect(await status(one, person.token, query)).toBe(200)
    time += 3 * 24 * 3600_000 + 1
    expect(await status(one, person.token, query)).toBe(410)
  })
})
