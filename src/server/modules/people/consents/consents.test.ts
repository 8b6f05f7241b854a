import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { leaveLink } from './mail-link.ts'

const start = new Date('2026-06-01T10:00:00Z').getTime()
let time = start
const parts = await testApp({ now: () => new Date(time) })
const { app, one, two, owner } = parts
const path = '/api/v1/consents'

/** A customer with a verified address. */
async function proven(site: TestSite = one) {
  const person = await site.signIn()
  await owner.query('update users set proven_at = now() where id = $1', [person.id])
  return person
}

const read = async (token: string, site: TestSite = one) => (await site.call('GET', path, { token })).body.data
const say = (token: string, wanted: boolean) => one.call('POST', `${path}/newsletter`, { token, body: { wanted } })
const subscribe = (email: string, site: TestSite = one) =>
  site.call('POST', '/api/io/crm/admin/public/newsletter', { body: { email, status: 'SUBSCRIBED' } })

describe('a customer', () => {
  // Shows B80.
  test('sees what they agreed to by a form, since when, and where', async () => {
    const { token, email } = await proven()
    const nothing = { wanted: false, since: null, source: null }
    expect(await read(token)).toEqual({
      isProven: true,
      newsletter: nothing,
      priceDrops: { wanted: false, since: null },
      reviewRequests: { wanted: true },
    })
    await subscribe(email)
    expect((await read(token)).newsletter).toEqual({
      wanted: true,
      since: new Date(start).toISOString(),
      source: 'FORM',
    })
  })

  // Shows B80.
  test('withdraws it and gives it again, each with its date, and the shop sees the same', async () => {
    const { token, email } = await proven()
    await subscribe(email)
    time = start + 3600_000
    expect((await say(token, false)).body.data.newsletter).toEqual({
      wanted: false,
      since: new Date(time).toISOString(),
      source: 'ACCOUNT',
    })
    const staff = await one.signIn({ userType: 'ADMIN' })
    const list = () => one.call('GET', '/api/v1/newsletter/subscribers', { token: staff.token, query: { q: email } })
    expect((await list()).body.data).toMatchObject([{ email, status: 'UNSUBSCRIBED' }])
    time = start + 7200_000
    expect((await say(token, true)).body.data.newsletter).toMatchObject({ wanted: true, source: 'ACCOUNT' })
    expect((await say(token, true)).status).toBe(200)
    expect((await list()).body.data).toMatchObject([{ email, status: 'SUBSCRIBED', unsubscribeReason: null }])
    time = start
  })

  // Shows B80.
  test('agrees to mails about lower prices on the day of the first press, however often it is pressed', async () => {
    const { token } = await proven()
    const wish = (wanted: boolean) =>
      one.call('POST', `${path}/mails`, { token, body: { kind: 'price-drops', wanted } })
    const since = async () => (await read(token)).priceDrops.since
    await wish(true)
    time = start + 3600_000
    await wish(true)
    expect(await since()).toBe(new Date(start).toISOString())
    await wish(false)
    expect(await since()).toBeNull()
    await wish(true)
    expect(await since()).toBe(new Date(time).toISOString())
    time = start
  })

  // Shows B140.
  test('leaves by the link of a mail that kind of mail alone', async () => {
    const { id, token } = await proven()
    const ctx = await one.ctx()
    const { searchParams } = new URL(leaveLink(ctx, 'price-drops', id))
    const leave = (kind: string) =>
      app.request(`http://${one.host}/mails/${kind}/leave?id=${encodeURIComponent(searchParams.get('id') ?? '')}`, {
        method: 'POST',
        headers: { host: one.host, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    await one.call('POST', `${path}/mails`, { token, body: { kind: 'price-drops', wanted: true } })
    expect((await leave('review-requests')).status).toBe(404)
    expect(await read(token)).toMatchObject({ priceDrops: { wanted: true }, reviewRequests: { wanted: true } })
    expect((await leave('price-drops')).status).toBe(200)
    expect(await read(token)).toMatchObject({ priceDrops: { wanted: false }, reviewRequests: { wanted: true } })
  })

  // Shows B80.
  test('is told nothing of an address, and changes nothing, before it was shown to be theirs', async () => {
    const { token, email } = await one.signIn()
    await subscribe(email)
    expect(await read(token)).toMatchObject({ isProven: false, newsletter: { wanted: false, since: null } })
    expect(await say(token, false)).toMatchObject({ status: 409, body: { errors: [{ code: 'email.unproven' }] } })
    const { rows } = await owner.query('select status from newsletter_subscribers where email = $1', [email])
    expect(rows).toEqual([{ status: 'SUBSCRIBED' }])
  })

  test('on one site says nothing for another', async () => {
    const { token, email } = await proven()
    await subscribe(email, two)
    expect((await read(token)).newsletter.wanted).toBe(false)
    await say(token, false)
    const { rows } = await owner.query('select site_id, status from newsletter_subscribers where email = $1', [email])
    expect(rows).toEqual([{ site_id: two.id, status: 'SUBSCRIBED' }])
  })

  // Shows B80.
  test('finds it in the copy of their data', async () => {
    const { token, email } = await proven()
    await say(token, true)
    await one.call('POST', '/api/v1/own-data', { token })
    await doJobs(parts, new Date(8_640_000_000_000))
    const { rows } = await owner.query(
      "select body_text from mails where recipient = $1 and body_text like '%/setting/data?%'",
      [email],
    )
    const [, query = ''] = /\/setting\/data\?(\S+)/.exec(rows[0].body_text) ?? []
    const answer = await app.request(`http://${one.host}/api/v1/own-data?${query}`, {
      headers: { host: one.host, authorization: `Bearer ${token}` },
    })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const { newsletter } = JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()))
    const said = { source: 'ACCOUNT', sourceNote: '', name: '', language: 'en-IN' }
    expect(newsletter).toEqual({ status: 'SUBSCRIBED', since: new Date(start).toISOString(), ...said })
    expect(strFromU8(files['my-data.html'] ?? new Uint8Array())).toContain('1 June 2026, by the account')
  })
})
