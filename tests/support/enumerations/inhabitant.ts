import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { photo, upload } from '../files/upload.ts'
import { good, receiver } from '../selling/reviewing.ts'
import { doJobs, home } from '../selling/shopping.ts'

/** Matches rows that name an inhabitant, besides those with her email or id. */
export const marks = /Zarina|Merchant|9123456781|Peepal/

type Given = { variantId: string; now: () => Date }
type Person = { email: string; token: string; id: string; variantId: string }

/** A customer of the first site with a row in every table that has personal data (`personal-columns.ts`). */
export async function inhabitantOf(parts: TestApp, { variantId, now }: Given) {
  const email = `zarina-${randomUUID()}@example.com`
  const { token, id } = await parts.one.signIn({ email })
  await parts.owner.query('update users set proven_at = now() where id = $1', [id])
  const person = { email, token, id, variantId }
  const orderId = await buy(parts, person)
  await keep(parts, person)
  await write(parts, person, orderId)
  await judgeOthers(parts, person)
  await signInElsewhere(parts, person)
  // Jobs that were queued just now start a moment after what the clock of a test says.
  await doJobs(parts, new Date(now().getTime() + 60_000))
  return { email, token, id, orderId }
}

const callsOf =
  ({ one }: TestApp, { token }: Pick<Person, 'token'>) =>
  async (method: 'GET' | 'POST', path: string, body?: object, query?: Record<string, string>) => {
    const answer = await one.call(method, `/api/${path}`, { token, body, query })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.body
  }

const fillsOf =
  ({ one, owner }: TestApp) =>
  async (table: string, row: Record<string, unknown>) => {
    const columns = ['site_id', ...Object.keys(row)]
    const places = columns.map((_, index) => `$${index + 1}`)
    const values = [one.id, ...Object.values(row)]
    await owner.query(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, values)
  }

/** An order with its invoice. @returns its id */
async function buy(parts: TestApp, person: Person): Promise<string> {
  const call = callsOf(parts, person)
  const names = { firstName: 'Zarina', lastName: 'Merchant', mobileNumber: '9123456781' }
  await call('POST', 'io/crm/cuser/profile/details', names)
  const hers = { ...home, name: 'Zarina Merchant', mobileNumber: '9123456781', line1: '9 Peepal Lane' }
  const address = await call('POST', 'io/crm/cuser/address/add', hers)
  await call('POST', 'io/crm/cuser/cart_items/add', { productVariantId: person.variantId })
  const placing = { addressId: address.data._id, paymentMode: 'cod' }
  const orderId: string = (await call('GET', 'io/cart/checkout/init', undefined, placing)).data.orderId
  const packer = await parts.one.signIn({ userType: 'STAFF', permissions: ['orders', 'handleOrders'] })
  await callsOf(parts, packer)('POST', `v1/orders/${orderId}/invoice`, {})
  return orderId
}

/** Her bag, wishlist and picture, and the mails that she wants. */
async function keep(parts: TestApp, person: Person): Promise<void> {
  const { id, email, token, variantId } = person
  const call = callsOf(parts, person)
  await call('POST', 'io/crm/cuser/cart_items/add', { productVariantId: variantId })
  await fillsOf(parts)('cart_coupons', { user_id: id, code: 'FIRST10' })
  await call('POST', 'io/crm/wishlist/add', { productVariantId: variantId })
  await call('POST', 'io/crm/cuser/wishlist/share')
  await call('POST', 'v1/consents/mails', { kind: 'price-drops', wanted: true })
  await call('POST', 'io/crm/admin/public/newsletter', { email, status: 'SUBSCRIBED' })
  const { variantIds } = await parts.one.product({ stock: 0 })
  await call('POST', 'v1/stock-notices', { productVariantId: variantIds[0], email })
  await call('POST', 'io/crm/cuser/profile/pic', { pictureId: await sendPicture(parts, token, 'io/crm/uploadFile') })
}

/** Her message, comment, question and review, and what staff note of them. */
async function write(parts: TestApp, person: Person, orderId: string): Promise<void> {
  const { id, email, token, variantId } = person
  const call = callsOf(parts, person)
  const fill = fillsOf(parts)
  await call('POST', 'io/crm/admin/public/contact', {
    ...{ customerName: 'Zarina Merchant', customerContact: '9123456781', customerEmail: email },
    message: 'Zarina asks for a bigger bowl',
  })
  await comment(parts, token, 'Zarina was here')
  const { rows } = await parts.owner.query('select product_id from variants where id = $1', [variantId])
  const productId: string = rows[0].product_id
  await call('POST', `v1/products/${productId}/questions`, { question: 'Does it fit Zarina?' })
  const order = (status: string) => parts.owner.query('update orders set status = $2 where id = $1', [orderId, status])
  await order('DELIVERED')
  await parts.owner.query('update order_lines set delivered = quantity where order_id = $1', [orderId])
  const pictures = [await sendPicture(parts, token, 'v1/review-pictures')]
  const orderReview = { stars: 5, title: 'Zarina likes it', text: 'It is from Zarina Merchant', pictures }
  await call('POST', 'io/crm/admin/order/review/save', { orderReview }, { id: orderId })
  await order('PLACED')
  await fill('moderated_reviews', { user_id: id, product_id: productId })
  const { id: author } = await parts.one.signIn({ userType: 'STAFF', permissions: ['orders'] })
  await fill('customer_notes', { user_id: id, note: 'Zarina likes blue', author_id: author })
}

/** Her reports and her vote on what another customer wrote. */
async function judgeOthers(parts: TestApp, person: Person): Promise<void> {
  const call = callsOf(parts, person)
  const other = await receiver(parts, parts.one, [person.variantId])
  const { body: saved } = await other.review(good)
  const reviewId: string = saved.data[0]._id
  await call('POST', `v1/reviews/${reviewId}/helpful`, { helpful: true })
  await call('POST', `v1/reviews/${reviewId}/reports`, { reason: 'SPAM' })
  await comment(parts, other.token, 'By another')
  await parts.owner.query(
    `insert into comment_reports (site_id, comment_id, user_id, reason)
       select site_id, id, $1, 'SPAM' from comments where user_id = $2`,
    [person.id, other.id],
  )
}

/** Codes, links and devices, which nothing deletes before their end, a thousand years from now, and a mail to a former email. */
async function signInElsewhere(parts: TestApp, { id, email }: Person): Promise<void> {
  const fill = fillsOf(parts)
  const hash = createHash('sha256').update(id).digest()
  const then = '3026-01-01T00:00:00Z'
  await fill('cash_confirmations', { user_id: id, session_hash: hash, confirmed_at: then })
  await fill('email_proofs', { user_id: id, email, session_hash: hash, seed: hash, made_at: then, tries_left: 5 })
  await fill('entry_tokens', { token_hash: hash, user_id: id, expires_at: then })
  await fill('google_accounts', { subject: `Zarina ${id}`, user_id: id, connected_at: then })
  await fill('password_links', { token_hash: hash, email, made_for: hash, made_at: then })
  await fill('sign_in_codes', { token_hash: hash, email, seed: hash, made_at: then, tries_left: 5 })
  await fill('sign_in_devices', { token_hash: hash, user_id: id, expires_at: then })
  const mail = { subject: 'Welcome', body_text: 'Dear Zarina', body_html: '' }
  await fill('mails', { recipient: `former-${email}`, user_id: id, ...mail })
  await fill('waiting_sign_ins', { token_hash: hash, user_id: id, expires_at: then, tries_left: 5 })
}

/** Comments on a post of its own. */
async function comment(parts: TestApp, token: string, comment: string): Promise<void> {
  const writer = await parts.one.signIn({ userType: 'STAFF', permissions: ['content'] })
  const post = { title: 'A post', path: `post-${randomUUID()}`, status: 'PUBLISHED' }
  const blogId: string = (await callsOf(parts, writer)('POST', 'v1/posts', post)).data._id
  const add = 'io/crm/cuser/website/blog/comments/add'
  await callsOf(parts, { token })('POST', add, { blogId, comment }, { blogId })
}

async function sendPicture({ one }: TestApp, token: string, path: string): Promise<string> {
  const bytes = await photo(300, 300).png().toBuffer()
  return (await upload(one, { token, bytes, path: `/api/${path}` })).body.data._id
}
