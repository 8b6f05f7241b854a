import { describe, expect, test } from 'vitest'
import { routes } from '../../src/server/app.ts'
import { linkId } from '../../src/server/modules/content/newsletter/newsletter-link.ts'
import { apiPath } from '../../src/shared/api/api-path.ts'
import { type Answer, password, testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { photo, upload } from '../support/files/upload.ts'
import { linksTo } from '../support/newsletter.ts'
import { phonepeOf } from '../support/outside/phonepe.ts'
import { razorpayKeys, razorpayOf } from '../support/outside/razorpay.ts'
import { stripeOf } from '../support/outside/stripe.ts'
import { limitOrders } from '../support/selling/shopping.ts'
import { codeFor } from '../support/signing-in.ts'

const parts = await testApp()
const { one } = parts
// One customer places the orders of all calls.
await limitOrders(parts, one, { checkoutsPerHour: 100, newLines: 100, newValue: 100_000_000 })
const { token, email, id: customerId } = await one.signIn()
const {
  variantIds,
  path,
  id: productId,
} = await one.product({
  name: 'Kansa bowl',
  path: 'kansa-bowl',
  brand: 'Dhatu',
  category: 'bowls',
  price: 90_000,
  mrp: 120_000,
})
const [productVariantId = ''] = variantIds

const address = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  line1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
}
const id = expect.stringMatching(/^[0-9a-f-]{36}$/)

type Row = {
  /** As docs/contract.md numbers it. */
  id: string
  method: 'GET' | 'POST'
  /** As the contract prints it; the request rules expand it (C1). */
  path: string
  /** Makes the call as the specification's clients do; missing while the call is not built. */
  check?: () => Promise<void>
}

async function saveAddress(): Promise<string> {
  const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', { token, body: address })
  return body.data._id
}

async function fillCart(): Promise<string> {
  const { body } = await one.call('POST', '/api/io/crm/cuser/cart_items/add', {
    token,
    body: { productVariantId, quantity: 1 },
  })
  return body.data[0]._id
}

/** The id of a new post. */
async function publishPost(path: string): Promise<string> {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
  const body = { title: path, path, status: 'PUBLISHED' }
  return (await one.call('POST', '/api/v1/posts', { token, body })).body.data._id
}

/** The id of the wishlist's entry of the variant, which is there afterwards. */
async function keepWish(): Promise<string> {
  const got = await call('GET', '/cuser/wishlist/get', { query: { productVariantId } })
  if (got.body.data) return got.body.data._id
  return (await call('POST', '/api/io/crm/cuser/wishlist/add', { body: { productVariantId } })).body.data._id
}

/** The id of an order of the caller's that was delivered. */
async function deliveredOrder(): Promise<string> {
  const orderId = (await checkout('cod')).body.data.orderId as string
  const staff = await one.signIn({ userType: 'ADMIN' })
  for (const to of ['PACKED', 'SHIPPED', 'DELIVERED'])
    expectOk(await one.call('POST', `/api/v1/orders/${orderId}/moves`, { token: staff.token, body: { to } }), {})
  return orderId
}

async function checkout(paymentMode: string): Promise<Answer> {
  await fillCart()
  return one.call('GET', '/api/io/cart/checkout/init', {
    token,
    query: { addressId: await saveAddress(), paymentMode },
  })
}

function expectOk(answer: Answer, body: object): void {
  expect(answer).toMatchObject({ status: 200, body })
}

const call = (method: 'GET' | 'POST', printed: string, options: Parameters<typeof one.call>[2] = {}) =>
  one.call(method, apiPath(printed), { token, ...options })

/** One row for each call (C5 to C46, C53); a call that is not built yet stands here as pending. */
const rows: Row[] = [
  {
    // Shows E34.
    id: 'C5',
    method: 'POST',
    path: '/public/login',
    check: async () =>
      expectOk(await call('POST', '/public/login', { body: { email, password } }), {
        loginToken: expect.any(String),
        userType: 'CUSTOMER',
        data: { email },
      }),
  },
  {
    id: 'C6',
    method: 'POST',
    path: '/login',
    check: async () =>
      expectOk(await call('POST', '/login', { body: { email, password } }), {
        loginToken: expect.any(String),
        userType: 'CUSTOMER',
        data: { email },
      }),
  },
  {
    id: 'C7',
    method: 'GET',
    path: '/public/customer/signup/send-otp',
    check: async () => {
      const query = { email: 'founder@example.com' }
      expectOk(await parts.platform.call('GET', '/api/public/customer/signup/send-otp', { query }), {
        data: { ...query, seconds: 30 },
      })
    },
  },
  {
    id: 'C8',
    method: 'POST',
    path: '/public/customer/signup',
    check: async () => {
      const founder = { email: 'another.founder@example.com', firstName: 'Asha', lastName: 'Rao' }
      const query = { email: founder.email }
      const asked = await parts.platform.call('GET', '/api/public/customer/signup/send-otp', { query })
      const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const otp = await codeFor(parts, parts.platform, founder.email)
      const body = { ...founder, password: 'Monsoon@718296', websiteName: 'Blue Door', category: 'generic', otp }
      expectOk(await parts.platform.call('POST', '/api/public/customer/signup', { body, headers: { cookie } }), {
        meta: { domain: 'blue-door.localhost:3000' },
        loginToken: expect.any(String),
      })
    },
  },
  {
    // Shows E1.
    id: 'C9',
    method: 'POST',
    path: '/api/io/crm/admin/public/customer/create',
    check: async () => {
      const body = {
        firstName: 'Meera',
        lastName: 'Iyer',
        email: 'meera@example.com',
        password,
        mobileNumber: '9123456780',
        birthDate: '1991-04-30',
        gender: 'FEMALE',
        callingCode: '+91',
        userName: 'meera@example.com',
        userType: 'CUSTOMER',
      }
      expectOk(await call('POST', '/api/io/crm/admin/public/customer/create', { body }), {
        data: { _id: id, userName: 'meera@example.com', userType: 'CUSTOMER', callingCode: '+91' },
      })
    },
  },
  {
    id: 'C10',
    method: 'GET',
    path: '/public/product',
    check: async () =>
      expectOk(await call('GET', '/public/product', { query: { path } }), {
        data: { _id: productId, name: 'Kansa bowl', price: 90_000, mrp: 120_000, brand: 'Dhatu', path },
      }),
  },
  {
    id: 'C11',
    method: 'POST',
    path: '/api/io/crm/admin/public/product/variants',
    check: async () =>
      expectOk(
        await call('POST', '/api/io/crm/admin/public/product/variants', {
          body: { p: 0, s: 10, sort: { field: 'created', order: 'descend' } },
        }),
        { data: [{ _id: productId, productVariantId, basicDetails: { media: [] } }], total: 1 },
      ),
  },
  {
    id: 'C12',
    method: 'GET',
    path: '/admin/public/product/review',
    check: async () =>
      expectOk(await one.call('GET', apiPath('/admin/public/product/review'), { query: { productVariantId } }), {
        data: expect.any(Array),
        total: expect.any(Number),
      }),
  },
  {
    id: 'C13',
    method: 'GET',
    path: '/admin/product/category/search',
    check: async () =>
      expectOk(await call('GET', '/admin/product/category/search', { query: { query: 'bow' } }), {
        data: [{ title: 'bowls', path: 'bowls' }],
      }),
  },
  {
    id: 'C14',
    method: 'GET',
    path: '/api/io/crm/search/model/{modelId}',
    check: async () => {
      expectOk(await call('GET', '/api/io/crm/search/model/product', { query: { query: 'kansa' } }), {
        data: [{ _id: productId }],
      })
      expectOk(await call('GET', '/api/io/crm/search/model/brand', { query: { query: 'dha' } }), { data: [{}] })
      expectOk(await call('GET', '/api/io/crm/search/model/category', { query: { query: 'bowls' } }), {
        data: [{ path: 'bowls' }],
      })
      expect(await call('GET', '/api/io/crm/search/model/nothing', { query: { query: 'x' } })).toMatchObject({
        status: 404,
        body: { msg: expect.stringContaining('nothing') },
      })
    },
  },
  {
    id: 'C15',
    method: 'POST',
    path: '/admin/public/newsletter',
    check: async () =>
      expectOk(
        await call('POST', '/admin/public/newsletter', { body: { email: 'a@example.com', status: 'SUBSCRIBED' } }),
        { data: { email: 'a@example.com', status: 'SUBSCRIBED' } },
      ),
  },
  {
    id: 'C16',
    method: 'POST',
    path: '/admin/public/newsletter/change-status',
    check: async () => {
      await call('POST', '/admin/public/newsletter', { body: { email: 'b@example.com', status: 'SUBSCRIBED' } })
      const change = { email: 'b@example.com', unsubscribeReason: 'Too many mails', status: 'UNSUBSCRIBED' }
      const blank = { email: 'b@example.com', id: '' }
      expectOk(await call('POST', '/admin/public/newsletter/change-status', { query: blank, body: change }), {
        data: { status: 'UNSUBSCRIBED', unsubscribeReason: 'Too many mails' },
      })
      expect((await linksTo(parts, one, 'b@example.com')).map(({ act }) => act)).toEqual(['undo'])
      const { rows } = await parts.owner.query("select id from newsletter_subscribers where email = 'b@example.com'")
      const query = { email: 'b@example.com', id: linkId(await one.ctx(), 'leave', rows[0].id) }
      expectOk(await call('POST', '/admin/public/newsletter/change-status', { query, body: change }), {
        data: { status: 'UNSUBSCRIBED', unsubscribeReason: 'Too many mails' },
      })
    },
  },
  {
    id: 'C17',
    method: 'POST',
    path: '/admin/public/enquiry',
    check: async () =>
      expectOk(
        await call('POST', '/admin/public/enquiry', {
          body: { customerName: 'Asha', customerContact: '9876543210', customerEmail: 'a@example.com', city: 'Pune' },
        }),
        { data: { _id: id } },
      ),
  },
  {
    id: 'C18',
    method: 'POST',
    path: '/api/io/crm/cuser/cart_items/all',
    check: async () =>
      expectOk(await call('POST', '/api/io/crm/cuser/cart_items/all', { body: { s: 100, p: 0 } }), {
        data: expect.any(Array),
        total: expect.any(Number),
      }),
  },
  {
    id: 'C19',
    method: 'POST',
    path: 'cart_items/add',
    check: async () =>
      expectOk(await call('POST', 'cart_items/add', { body: { productVariantId, quantity: 1 } }), {
        data: [{ productVariantId }],
      }),
  },
  {
    id: 'C20',
    method: 'POST',
    path: 'cart_items/edit',
    check: async () =>
      expectOk(
        await call('POST', 'cart_items/edit', {
          query: { id: await fillCart() },
          body: { productVariantId, quantity: 3 },
        }),
        { data: [{ quantity: 3 }] },
      ),
  },
  {
    id: 'C21',
    method: 'GET',
    path: 'cart_items/delete',
    check: async () =>
      expectOk(await call('GET', 'cart_items/delete', { query: { id: await fillCart() } }), { data: [], total: 0 }),
  },
  {
    id: 'C22',
    method: 'POST',
    path: '/cuser/wishlist/all',
    check: async () => {
      const _id = await keepWish()
      expectOk(await call('POST', '/cuser/wishlist/all', { body: { s: 100, p: 0 } }), {
        data: [{ _id, productVariantId }],
        total: 1,
      })
    },
  },
  {
    id: 'C23',
    method: 'GET',
    path: '/cuser/wishlist/get',
    check: async () => {
      const _id = await keepWish()
      expectOk(await call('GET', '/cuser/wishlist/get', { query: { productVariantId } }), {
        data: { _id, productVariantId },
      })
    },
  },
  {
    id: 'C24',
    method: 'POST',
    path: '/api/io/crm/cuser/wishlist/add',
    check: async () => {
      const add = () => call('POST', '/api/io/crm/cuser/wishlist/add', { body: { productVariantId } })
      await keepWish()
      expectOk(await add(), { data: { inWishlist: false } })
      expectOk(await add(), { data: { inWishlist: true, _id: id } })
    },
  },
  {
    id: 'C25',
    method: 'GET',
    path: 'wishlist/delete',
    check: async () => {
      const _id = await keepWish()
      expectOk(await call('GET', 'wishlist/delete', { query: { _id } }), { data: { _id } })
    },
  },
  {
    id: 'C26',
    method: 'POST',
    path: '/api/customer/update-password',
    check: async () => {
      const other = await one.signIn()
      const newPassword = 'Koel@71829364'
      const body = { currentPassword: password, newPassword, confirmPassword: newPassword }
      expectOk(await call('POST', '/api/customer/update-password', { token: other.token, body }), {
        data: { changed: true },
      })
    },
  },
  {
    id: 'C27',
    method: 'POST',
    path: '/admin/public/website/blog/all',
    check: async () => {
      const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
      const added = await one.call('POST', '/api/v1/blog-categories', { token, body: { title: 'Dye', path: 'dye' } })
      const post = { title: 'Indigo', path: 'indigo', status: 'PUBLISHED', categoryIds: [added.body.data._id] }
      await one.call('POST', '/api/v1/posts', { token, body: post })
      const filters = { category: [{ operator: 'IN', value: [added.body.data._id] }] }
      const sort = { field: 'title', order: 'ascend' }
      const body = { p: 0, s: 10, width: 1440, q: '', filters, sort, meta: {} }
      expectOk(await call('POST', '/admin/public/website/blog/all', { body }), {
        data: [{ title: 'Indigo', slug: 'indigo', path: '/blog/indigo' }],
        total: 1,
      })
    },
  },
  {
    id: 'C28',
    method: 'POST',
    path: '/cuser/website/blog/comments/add',
    check: async () => {
      const blogId = await publishPost('to-comment-on')
      const body = { blogId, comment: ' Lovely ', meta: {} }
      expectOk(await call('POST', '/cuser/website/blog/comments/add', { query: { blogId }, body }), {
        data: { _id: id, comment: 'Lovely' },
      })
    },
  },
  {
    id: 'C29',
    method: 'POST',
    path: '/admin/public/website/blog/comments/all',
    check: async () => {
      const blogId = await publishPost('commented-on')
      const query = { blogId }
      await call('POST', '/cuser/website/blog/comments/add', { query, body: { blogId, comment: 'Lovely', meta: {} } })
      const answer = await call('POST', '/admin/public/website/blog/comments/all', { query, body: { p: 0, s: 100 } })
      expect(answer).toMatchObject({ status: 200, body: [{ comment: 'Lovely', $card_data: { userId: [{}] } }] })
    },
  },
  {
    // Shows P4.
    id: 'C30',
    method: 'GET',
    path: '/api/io/crm/admin/website/page/section/delete',
    check: async () => {
      const editor = await openEditor(one)
      const page = await editor.publish('/with-a-section', [words('Of no use', 'a')])
      const query = { id: 'a', pageId: page._id as string }
      const path = '/api/io/crm/admin/website/page/section/delete'
      expectOk(await call('GET', path, { token: editor.token, query }), { data: { removed: true } })
      expectOk(await call('GET', path, { token: editor.token, query }), { data: { removed: false } })
      expect((await call('GET', path, { query })).status).toBe(403)
    },
  },
  {
    id: 'C31',
    method: 'POST',
    path: '/admin/customer/orders/all',
    check: async () => {
      const { body } = await checkout('cod')
      const filters = { _id: [{ operator: 'EQUALS', value: body.data.orderId }] }
      expectOk(await call('POST', '/admin/customer/orders/all', { body: { p: 0, s: 1, filters } }), {
        data: [{ _id: body.data.orderId, lines: [{ name: 'Kansa bowl' }] }],
        total: 1,
      })
    },
  },
  {
    id: 'C32',
    method: 'POST',
    path: '/cuser/orders/all',
    check: async () => {
      await checkout('cod')
      const answer = await call('POST', '/cuser/orders/all', { body: { p: 0, s: 10 } })
      expectOk(answer, { total: expect.any(Number) })
      expect(answer.body.data[0]).toMatchObject({ status: 'PLACED', paymentStatus: 'DUE_ON_DELIVERY' })
    },
  },
  {
    id: 'C33',
    method: 'POST',
    path: '/cuser/address/all',
    check: async () => {
      const saved = await saveAddress()
      expectOk(
        await call('POST', '/cuser/address/edit', { query: { id: saved }, body: { ...address, city: 'Nashik' } }),
        { data: { _id: saved, city: 'Nashik' } },
      )
      expectOk(await call('GET', '/cuser/address/delete', { query: { id: saved } }), {})
      const all = await call('POST', '/cuser/address/all', { body: {} })
      expect(all.body.data.map((entry: { _id: string }) => entry._id)).not.toContain(saved)
    },
  },
  {
    id: 'C34',
    method: 'GET',
    path: '/api/stripe/checkout/verify/{id}',
    check: async () => {
      const { bank, paying } = await stripeOf(parts)
      const { person, session, transactionId } = await paying(one)
      bank.pay(session)
      const answer = await one.call('GET', `/api/stripe/checkout/verify/${transactionId}`, { token: person.token })
      expectOk(answer, { data: { transactionId, status: 'PAID' } })
    },
  },
  {
    id: 'C35',
    method: 'GET',
    path: '/api/phonepe/status/{id}',
    check: async () => {
      const { bank, paying } = await phonepeOf(parts)
      const { person, transactionId } = await paying(one)
      bank.pay(transactionId)
      const answer = await one.call('GET', `/api/phonepe/status/${transactionId}`, { token: person.token })
      expectOk(answer, { data: { transactionId, status: 'PAID' } })
    },
  },
  {
    id: 'C36',
    method: 'GET',
    path: '/api/razorpay/checkout/verify',
    check: async () => {
      const { bank, paying } = await razorpayOf(parts)
      const { person, bankOrder, transactionId } = await paying(one)
      const query = bank.returned(bank.pay(bankOrder), razorpayKeys(one).secret)
      const answer = await one.call('GET', '/api/razorpay/checkout/verify', { token: person.token, query })
      expectOk(answer, { data: { transactionId, status: 'PAID' } })
    },
  },
  {
    id: 'C37',
    method: 'GET',
    path: '/api/io/cart/checkout/init',
    check: async () => {
      expectOk(await checkout('cod'), { data: { orderId: id, number: expect.any(Number), redirect: null } })
      expectOk(await checkout('sandbox'), {
        data: {
          orderId: id,
          transactionId: expect.any(String),
          redirect: expect.stringContaining('/payment/sandbox/'),
        },
      })
    },
  },
  {
    id: 'C38',
    method: 'GET',
    path: '/api/io/cart/checkout/failed',
    check: async () => {
      const { body } = await checkout('sandbox')
      expectOk(
        await call('GET', '/api/io/cart/checkout/failed', { query: { transactionId: body.data.transactionId } }),
        { data: { _id: body.data.orderId, status: 'PENDING_PAYMENT' } },
      )
    },
  },
  {
    id: 'C39',
    method: 'POST',
    path: '/cuser/order/return/request',
    check: async () => {
      const orderId = await deliveredOrder()
      expectOk(await call('POST', '/cuser/order/return/request', { body: { id: orderId } }), {
        data: { _id: orderId, status: 'RETURN_REQUESTED' },
      })
    },
  },
  {
    id: 'C40',
    method: 'POST',
    path: '/cuser/order/cancel/request',
    check: async () => {
      const { orderId } = (await checkout('cod')).body.data
      expectOk(await call('POST', '/cuser/order/cancel/request', { body: { id: orderId } }), {
        data: { _id: orderId, status: 'CANCELLED' },
      })
    },
  },
  {
    id: 'C41',
    method: 'POST',
    path: '/admin/order/review/save',
    check: async () => {
      const query = { id: await deliveredOrder() }
      const orderReview = { stars: 5, title: 'Lovely', text: 'As in the picture.' }
      expectOk(await call('POST', '/admin/order/review/save', { query, body: { orderReview } }), {
        data: [{ _id: id, stars: 5, title: 'Lovely' }],
      })
    },
  },
  {
    id: 'C42',
    method: 'POST',
    path: 'cuser/profile/details',
    check: async () =>
      expectOk(await call('POST', 'cuser/profile/details', { body: { lastName: 'Deshpande' } }), {
        data: { email, lastName: 'Deshpande' },
      }),
  },
  {
    id: 'C43',
    method: 'POST',
    path: 'cuser/profile/pic',
    check: async () => {
      const bytes = await photo(300, 300).png().toBuffer()
      const { body } = await upload(one, { token, bytes, path: apiPath('/uploadFile') })
      const pictureId = body.data._id
      expectOk(await call('POST', 'cuser/profile/pic', { body: { pictureId } }), { data: { email, pictureId } })
    },
  },
  {
    id: 'C44',
    method: 'GET',
    path: '/api/public/customer/forgot-password',
    check: async () =>
      expectOk(await call('GET', '/api/public/customer/forgot-password', { query: { email } }), { data: { email } }),
  },
  {
    id: 'C45',
    method: 'GET',
    path: '/api/public/customer/forgot-password/verify',
    check: async () => {
      const query = { requestId: 'made-up', email }
      expectOk(await call('GET', '/api/public/customer/forgot-password/verify', { query }), { data: { holds: false } })
    },
  },
  {
    id: 'C46',
    method: 'POST',
    path: '/uploadFile',
    check: async () => {
      const maker = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
      const bytes = await photo(8, 6).png().toBuffer()
      expectOk(await upload(one, { token: maker.token, bytes, alt: 'A bowl', path: apiPath('/uploadFile') }), {
        data: { _id: expect.any(String), contentType: 'image/png', width: 8, height: 6, alt: 'A bowl' },
      })
    },
  },
  {
    // Shows E16.
    id: 'C53',
    method: 'GET',
    path: '/public/config',
    check: async () => {
      const config = (loginData: unknown) => ({
        data: {
          ...{ accountSettings: { defaultCurrency: 'INR' }, loginData, logo: { name: 'Site one', picture: null } },
          theme: { colors: expect.any(Object), fonts: expect.any(Object) },
        },
      })
      expectOk(await call('GET', '/public/config'), config({ _id: customerId, userType: 'CUSTOMER' }))
      expectOk(await one.call('GET', apiPath('/public/config')), config(null))
    },
  },
]

// Shows C59.
describe('every call of the contract', () => {
  for (const { id, method, path, check } of rows) {
    const name = `${id} ${method} ${path}`
    if (check) test(name, check)
    else test.todo(name)
  }

  // Shows P4.
  test('with the prefix /admin is built', () => {
    const unbuilt = rows.filter(({ path, check }) => path.includes('/admin/') && !check)
    expect(unbuilt).toEqual([])
  })

  test('that is built stands in the table with its check, and no other does', () => {
    const served = new Set(
      routes.flatMap((route) =>
        [route.path, ...(route.also ?? [])].map((path) => `${route.method.toUpperCase()} ${path}`),
      ),
    )
    for (const row of rows) {
      const full = `${row.method} ${apiPath(row.path)}`
      const known = served.has(full) || served.has(full.replace(/\/crm\/(cart_items|wishlist)/, '/crm/cuser/$1'))
      expect({ full, built: Boolean(row.check) }).toEqual({ full, built: known })
    }
  })
})
