import { describe, expect, test } from 'vitest'
import { password, type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { everyRow } from '../../../../../tests/support/enumerations/every-row.ts'
import { inhabitantOf, marks } from '../../../../../tests/support/enumerations/inhabitant.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { ownEmailOf } from '../../../../../tests/support/own-email.ts'
import { words } from '../../../../../tests/support/screens/personal.tsx'
import { good, receiver } from '../../../../../tests/support/selling/reviewing.ts'
import { doJobs, home, shopper } from '../../../../../tests/support/selling/shopping.ts'
import { codeFor, openBrowser } from '../../../../../tests/support/signing-in.ts'
import { createPage } from '../../content/pages/index.ts'
import { deliveredMail } from '../../selling/orders/index.ts'

const day = 24 * 3600_000
let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, two, owner } = parts

const path = '/api/v1/departure'
const ask = (token: string, currentPassword = password, site: TestSite = one) =>
  site.call('POST', path, { token, body: { currentPassword } })
const due = async (token: string) => (await one.call('GET', path, { token })).body.data.due

/** Advances the clock and runs the jobs that are due. */
async function wait(days: number): Promise<void> {
  time += days * day
  await doJobs(parts, new Date(time))
}

const [variantId = ''] = (await one.product({ stock: 50 })).variantIds
const inhabitant = () => inhabitantOf(parts, { variantId, now: () => new Date(time) })

const delivered = (orderId: string) =>
  owner.query("update orders set status = 'DELIVERED', payment_status = 'PAID' where id = $1", [orderId])

describe('a customer who asks to be deleted', () => {
  // Shows B67, B80, B93, B97, B141, B161, B219.
  test('is told by mail, keeps everything for seven days, and is then gone from every row', async () => {
    const { email, token, id, orderId } = await inhabitant()
    await delivered(orderId)
    expect((await everyRow(parts, one)).some((row) => marks.test(row))).toBe(true)
    expect((await ask(token)).body.data.due).toBe(new Date(time + 7 * day).toISOString())
    await wait(0.1)
    const { rows: mails } = await owner.query('select subject, body_text from mails where recipient = $1', [email])
    expect(mails.find(({ subject }) => /will be deleted/.test(subject))?.body_text).toMatch(/\/setting\/data/)
    await wait(6)
    expect(await due(token)).not.toBeNull()
    await wait(1.01)
    expect((await one.call('GET', '/api/v1/session', { token })).status).toBe(401)
    const left = (await everyRow(parts, one)).filter((row) => marks.test(row) || row.includes(email))
    expect(left).toEqual([])
    // Tables without a site, and completed jobs, do not contain the address either.
    const { rows: tables } = await owner.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
    )
    for (const { name } of tables) {
      const { rows: named } = await owner.query(`select t::text as row from ${name} t where strpos(t::text, $1) > 0`, [
        email,
      ])
      expect([name, named]).toEqual([name, []])
    }
    for (const table of ['wishlist_items', 'reviews', 'review_pictures', 'mail_choices'])
      expect((await owner.query(`select from ${table} where user_id = $1`, [id])).rowCount).toBe(0)
    const [rating] = (await owner.query('select ones + twos + threes + fours + fives as count from product_ratings'))
      .rows
    const [shown] = (await owner.query("select count(*)::int from reviews where state = 'SHOWN'")).rows
    expect(rating.count).toBe(shown.count)
    const { rows } = await owner.query('select total_amount, address from orders where user_id = $1', [id])
    expect(rows).toEqual([
      { total_amount: expect.any(String), address: expect.objectContaining({ state: home.state }) },
    ])
  })

  // Shows B67, B79.
  test('is gone under each email that they had, from mails and messages too', async () => {
    const { email, token, orderId } = await inhabitant()
    await delivered(orderId)
    const { fresh, ask: askFor, give } = ownEmailOf(one)
    const to = fresh()
    await askFor(token, to)
    expect((await give(token, await codeFor(parts, one, to))).status).toBe(200)
    await wait(0.1)
    const naming = async () =>
      (await everyRow(parts, one)).filter((row) => marks.test(row) || row.includes(email) || row.includes(to))
    expect((await naming()).some((row) => row.includes(email))).toBe(true)
    expect((await ask(token)).status).toBe(200)
    await wait(7.01)
    expect(await naming()).toEqual([])
  })

  // Shows B67.
  test('gets no mail about what becomes of their orders later', async () => {
    const { token, orderId } = await inhabitant()
    await delivered(orderId)
    await ask(token)
    await wait(7.01)
    await deliveredMail.later(await one.ctx(), { orderId })
    await wait(0.1)
    const { rows } = await owner.query("select recipient from mails where recipient like '%.invalid'")
    expect(rows).toEqual([])
  })

  // Shows B67, B352.
  test('who was staff leaves their answers to comments to the site, without a link to an account', async () => {
    const { id, token, email } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    const body = { title: 'Lamps', path: 'lamps', status: 'PUBLISHED' }
    const blogId: string = (await one.call('POST', '/api/v1/posts', { token, body })).body.data._id
    const asker = await one.signIn()
    await one.call('POST', `/api/io/crm/cuser/website/blog/comments/add?blogId=${blogId}`, {
      token: asker.token,
      body: { blogId, comment: 'Do they shine?', meta: {} },
    })
    const [asked] = (await one.call('GET', '/api/v1/comments?q=shine', { token })).body.data
    const comment = 'They do.'
    expect((await one.call('POST', `/api/v1/comments/${asked._id}/answers`, { token, body: { comment } })).status).toBe(
      200,
    )
    await one.call('POST', '/api/v1/staff/leave', { token })
    expect((await ask((await openBrowser(one).signIn(email)).body.loginToken)).status).toBe(200)
    await wait(7.01)
    const { rows } = await owner.query('select account_id, first_name from users where id = $1', [id])
    expect(rows).toEqual([{ account_id: null, first_name: 'Deleted' }])
    expect((await owner.query('select from account_sites where user_id = $1', [id])).rowCount).toBe(0)
    expect((await owner.query('select comment from comments where user_id = $1', [id])).rows).toEqual([{ comment }])
  })

  // Shows B141, B162.
  test('leaves the pages of products with neither their question nor their vote', async () => {
    const document = { sections: ['product-reviews', 'questions'].map((type) => ({ id: type, type })) }
    await createPage(await one.ctx(), { kind: 'template', key: 'product', title: 'Product', document })
    const get = await overHttp(parts.app)
    const [asked, voted] = [await one.product({ stock: 5 }), await one.product({ stock: 5 })]
    const { body: saved } = await (await receiver(parts, one, voted.variantIds)).review(good)
    const { token } = await one.signIn()
    const staff = (await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })).token
    const question = { question: 'Does it float?' }
    const { body } = await one.call('POST', `/api/v1/products/${asked.id}/questions`, { token, body: question })
    const answer = { token: staff, body: { answer: 'It does.' } }
    await one.call('PUT', `/api/v1/questions/${body.data._id}/answer`, answer)
    await one.call('POST', `/api/v1/reviews/${saved.data[0]._id}/helpful`, { token, body: { helpful: true } })
    const shown = async () => [
      words((await get(one.host, `/p/${asked.path}`)).text).includes('Does it float?'),
      words((await get(one.host, `/p/${voted.path}`)).text).includes('Helpful (1)'),
    ]
    expect(await shown()).toEqual([true, true])
    await ask(token)
    await wait(7.01)
    expect(await shown()).toEqual([false, false])
  })

  // Shows B67.
  test('has orders that staff still see, and an email that may sign up anew', async () => {
    const { email, token, orderId } = await inhabitant()
    await delivered(orderId)
    await ask(token)
    await wait(7.01)
    const admin = await one.signIn({ userType: 'ADMIN' })
    const { status, body } = await one.call('GET', `/api/v1/orders/${orderId}`, { token: admin.token })
    expect([status, body.data.address.name]).toEqual([200, 'Deleted customer'])
    expect((await one.call('GET', '/api/v1/orders', { token: admin.token })).status).toBe(200)
    expect((await one.call('POST', '/api/io/crm/login', { body: { email, password } })).status).toBe(401)
    expect((await one.signIn({ email })).email).toBe(email)
  })

  // Shows B101.
  test('unsubscribes no address that was never verified', async () => {
    const { token, id, email } = await one.signIn()
    await owner.query('update users set proven_at = null where id = $1', [id])
    const subscriber = { email, status: 'SUBSCRIBED' }
    await one.call('POST', '/api/io/crm/admin/public/newsletter', { body: subscriber })
    await ask(token)
    await wait(7.01)
    expect((await one.call('GET', '/api/v1/session', { token })).status).toBe(401)
    const { rows } = await owner.query('select status from newsletter_subscribers where email = $1', [email])
    expect(rows).toEqual([{ status: 'SUBSCRIBED' }])
  })

  // Shows B101, B161.
  test('takes along what was asked for while signed in, though the address was never verified', async () => {
    const { token, id, email } = await one.signIn()
    await owner.query('update users set proven_at = null where id = $1', [id])
    const askFor = async (token?: string) => {
      const [productVariantId] = (await one.product({ stock: 0 })).variantIds
      await one.call('POST', '/api/v1/stock-notices', { token, body: { productVariantId, email } })
      return productVariantId
    }
    await one.call('POST', '/api/io/crm/admin/public/newsletter', { token, body: { email, status: 'SUBSCRIBED' } })
    await askFor(token)
    const ofAnother = await askFor()
    await ask(token)
    await wait(7.01)
    const named = (columns: string, table: string) =>
      owner.query(`select ${columns} from ${table} where email = $1`, [email])
    expect((await named('status', 'newsletter_subscribers')).rows).toEqual([])
    expect((await named('variant_id, user_id', 'stock_notices')).rows).toEqual([
      { variant_id: ofAnother, user_id: null },
    ])
  })

  // Shows B67.
  test('who was staff leaves the pictures to a customer that they added to their review', async () => {
    const asker = await one.signIn()
    const { token, id } = await one.signIn({ userType: 'STAFF', permissions: ['handleOrders'] })
    const person = await receiver(parts, one, [variantId])
    const bytes = await photo(300, 300).png().toBuffer()
    const add = async (token: string) =>
      (await upload(one, { token, bytes, path: '/api/v1/review-pictures' })).body.data._id as string
    const [kept, unused] = [await add(token), await add(token)]
    const review = { stars: 5, title: 'As shown', text: '', pictures: [kept] }
    expect((await person.review(review, token)).status).toBe(200)
    await owner.query("update users set user_type = 'CUSTOMER', permissions = '{}' where id = $1", [id])
    expect((await ask(token)).status).toBe(200)
    await wait(7.01)
    const isThere = async (id: string) =>
      (await one.call('GET', `/api/v1/review-pictures/${id}`, { token: asker.token })).status
    expect([await isThere(kept), await isThere(unused)]).toEqual([200, 404])
    expect((await owner.query('select id from review_pictures where user_id = $1', [id])).rows).toEqual([{ id: kept }])
  })

  // Shows B331.
  test('may ask, and take it back, ten times an hour: each request is mailed to an address that may not be theirs', async () => {
    const { token } = await one.signIn()
    const asked: number[] = []
    for (let count = 0; count < 11; count++) {
      asked.push((await ask(token)).status)
      await one.call('DELETE', path, { token })
    }
    expect(asked).toEqual([...Array(10).fill(200), 429])
    expect((await ask((await one.signIn()).token)).status).toBe(200)
  })

  // Shows B67.
  test('may take it back, and ask again', async () => {
    const { token } = await one.signIn()
    await ask(token)
    await wait(3)
    expect((await one.call('DELETE', path, { token })).body.data.due).toBeNull()
    const { body } = await ask(token)
    await wait(5)
    expect(await due(token)).toBe(body.data.due)
    await wait(2.01)
    expect((await one.call('GET', '/api/v1/session', { token })).status).toBe(401)
  })

  test('says their password', async () => {
    const { token } = await one.signIn()
    expect(await ask(token, 'Other@2026')).toMatchObject({
      body: { errors: [{ field: 'currentPassword', code: 'password.wrong' }] },
    })
    expect(await due(token)).toBeNull()
    expect((await one.call('POST', path, { body: { currentPassword: password } })).status).toBe(401)
  })

  test('belongs to one site and one customer', async () => {
    const email = 'on-both@example.com'
    const here = await one.signIn({ email })
    const there = await two.signIn({ email })
    const neighbour = await shopper(one)
    await ask(here.token)
    await wait(7.01)
    expect((await two.call('GET', '/api/v1/session', { token: there.token })).status).toBe(200)
    expect((await one.call('GET', '/api/v1/session', { token: neighbour.token })).status).toBe(200)
  })
})

// Shows B67.
test('an owner or member of staff is not deleted this way', async () => {
  for (const userType of ['ADMIN', 'STAFF'] as const) {
    const { token } = await one.signIn({ userType })
    expect((await one.call('GET', path, { token })).body.data).toEqual({
      due: null,
      isMember: true,
      needsPassword: true,
    })
    expect(await ask(token)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('You work on this site.') },
    })
  }
})
