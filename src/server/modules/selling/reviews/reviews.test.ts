import { describe, expect, test } from 'vitest'
import { good, readReviews, receiver, testReviews } from '../../../../../tests/support/selling/reviewing.ts'

const shop = await testReviews()
const { aProduct, one, owner, rating, read, staff, two } = shop

describe('a review', () => {
  test('of a delivered variant is public, with a short name', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const saved = await person.review({ productVariantId: variantId, ...good })
    expect(saved).toMatchObject({ status: 200, body: { data: [{ ...good, state: 'SHOWN', pictures: [] }] } })
    expect(await read(variantId)).toMatchObject({
      total: 1,
      rating: { average: 5, count: 1, histogram: [0, 0, 0, 0, 1] },
      data: [{ ...good, helpful: 0, answer: null, writer: expect.stringMatching(/^\S+( \S\.)?$/) }],
    })
  })

  // Shows C41.
  test('needs no variant for an order with one line, and several lines are reviewed at once', async () => {
    const [lamp, bowl] = [await aProduct(), await aProduct()]
    const single = await receiver(shop, one, [lamp.variantId])
    expect((await single.review(good)).status).toBe(200)
    const both = await receiver(shop, one, [lamp.variantId, bowl.variantId])
    expect((await both.review(good)).body.errors[0]).toMatchObject({
      field: 'orderReview.productVariantId',
      code: 'review.notOrdered',
    })
    const given = [lamp, bowl].map(({ variantId }, index) => ({
      ...good,
      stars: 3 + index,
      productVariantId: variantId,
    }))
    expect((await both.review(given)).body.data).toHaveLength(2)
    expect([await rating(lamp.variantId), await rating(bowl.variantId)]).toMatchObject([
      { average: 4, count: 2 },
      { average: 4, count: 1 },
    ])
  })

  // Shows B137.
  test('is of the pieces that came, where those of another line of the same variant were cancelled', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    await owner.query(
      `insert into order_lines select (jsonb_populate_record(l, '{"position": 1}')).* from order_lines l where order_id = $1`,
      [person.orderId],
    )
    await owner.query(
      'update order_lines set delivered = 0, cancelled = quantity where order_id = $1 and position = 0',
      [person.orderId],
    )
    expect((await person.review({ productVariantId: variantId, ...good })).status).toBe(200)
    expect((await person.review(good)).status).toBe(200)
  })

  // Shows B137.
  test('is refused before delivery, for other variants, and for another user’s order', async () => {
    const [lamp, bowl] = [await aProduct(), await aProduct()]
    const person = await receiver(shop, one, [lamp.variantId])
    await person.onItsWay()
    expect(await person.review(good)).toMatchObject({
      status: 409,
      body: { msg: 'You can review an item once it has been delivered.' },
    })
    await person.come()
    const other = await person.review({ ...good, productVariantId: bowl.variantId })
    expect(other).toMatchObject({ status: 404, body: { errors: [{ code: 'review.notOrdered' }] } })
    const { token } = await one.signIn()
    expect((await person.review(good, token)).status).toBe(404)
    expect((await person.review(good, '')).status).toBe(401)
    expect(await rating(lamp.variantId)).toBeNull()
  })

  // Shows P6.
  test('can be written for a customer by staff with the permission only, which is audited', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    for (const other of ['catalogue', 'view'] as const)
      expect((await person.review(good, await staff(other))).status).toBe(403)
    expect((await person.review(good, await staff('handleOrders'))).status).toBe(200)
    const { rows } = await owner.query('select user_id from reviews where order_id = $1', [person.orderId])
    expect(rows).toEqual([{ user_id: person.id }])
    const { rows: acts } = await owner.query(
      "select act from audit_entries where act = 'review.save' and thing_id = $1",
      [person.orderId],
    )
    expect(acts).toHaveLength(1)
    const own = await receiver(shop, one, [variantId])
    await own.review(good)
    const { rowCount } = await owner.query('select from audit_entries where thing_id = $1', [own.orderId])
    expect(rowCount).toBe(0)
  })

  test.each([
    [{ ...good, stars: 0 }, 'orderReview.stars'],
    [{ ...good, stars: 6 }, 'orderReview.stars'],
    [{ ...good, stars: 4.5 }, 'orderReview.stars'],
    [{ ...good, title: 'x'.repeat(121) }, 'orderReview.title'],
    [{ ...good, text: 'x'.repeat(5_001) }, 'orderReview.text'],
    [{ ...good, stars: undefined }, 'orderReview.stars'],
    [[good, { ...good, stars: 9 }], 'orderReview.1.stars'],
    [[], 'orderReview'],
    [{ ...good, pictures: ['nonsense'] }, 'orderReview.pictures.0'],
  ])('names the invalid field of %j', async (given, field) => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const answer = await person.review(given)
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  })

  test('saved once more replaces the first, and counts once', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const first = await person.review(good)
    const second = await person.review({ ...good, stars: 2, title: 'It broke' })
    expect(second.body.data[0]).toMatchObject({ _id: first.body.data[0]._id, stars: 2 })
    expect(await rating(variantId)).toEqual({ average: 2, count: 1, histogram: [0, 1, 0, 0, 0] })
  })

  test('can be deleted by its writer only', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const remove = (token: string) => one.call('DELETE', `/api/v1/reviews/own/${_id}`, { token })
    expect((await remove((await one.signIn()).token)).status).toBe(404)
    expect((await remove(person.token)).status).toBe(200)
    expect(await rating(variantId)).toBeNull()
  })

  test('is listed for its writer beside the order’s lines', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const own = async (token = person.token) =>
      one.call('GET', '/api/v1/reviews/own', { token, query: { orderId: person.orderId } })
    expect((await own()).body).toEqual({
      data: [{ productVariantId: variantId, review: null, isOpen: true }],
      total: 1,
    })
    await person.review(good)
    expect((await own()).body.data[0].review).toMatchObject({ ...good, state: 'SHOWN' })
    expect((await own((await one.signIn()).token)).status).toBe(404)
  })

  // Shows B137.
  test('of what was returned is still listed for its writer, to be deleted, and can’t be changed', async () => {
    const [lamp, bowl] = [await aProduct(), await aProduct()]
    const person = await receiver(shop, one, [lamp.variantId, bowl.variantId])
    const own = async () => {
      const query = { orderId: person.orderId }
      return (await one.call('GET', '/api/v1/reviews/own', { token: person.token, query })).body.data
    }
    const { _id } = (await person.review({ ...good, productVariantId: lamp.variantId })).body.data[0]
    await person.set('RETURNED')
    await owner.query('update order_lines set returned = delivered, delivered = 0 where order_id = $1', [
      person.orderId,
    ])
    expect(await own()).toMatchObject([{ productVariantId: lamp.variantId, review: { _id }, isOpen: false }])
    expect((await person.review({ ...good, productVariantId: lamp.variantId })).status).toBe(409)
    await one.call('DELETE', `/api/v1/reviews/own/${_id}`, { token: person.token })
    expect(await own()).toEqual([])
    expect(await rating(lamp.variantId)).toBeNull()
  })

  test('is not asked for while the order is on its way', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    await person.onItsWay()
    const query = { orderId: person.orderId }
    expect((await one.call('GET', '/api/v1/reviews/own', { token: person.token, query })).body.data).toEqual([])
  })
})

describe('reviews of a product', () => {
  // Shows C12.
  test('come newest first, page by page, and by stars', async () => {
    const { variantId } = await aProduct()
    for (const stars of [5, 3, 5, 1, 4])
      await (await receiver(shop, one, [variantId])).review({ stars, title: `${stars}` })
    expect((await read(variantId)).data.map(({ stars }: { stars: number }) => stars)).toEqual([4, 1, 5, 3, 5])
    const page = await read(variantId, { p: '1', s: '2' })
    expect([page.total, page.data.map(({ stars }: { stars: number }) => stars)]).toEqual([5, [5, 3]])
    const fives = await read(variantId, { stars: '5' })
    expect([fives.total, fives.data.length, fives.rating.count]).toEqual([2, 2, 5])
    expect(fives.rating).toEqual({ average: 3.6, count: 5, histogram: [1, 0, 1, 1, 2] })
    const wrong = await readReviews(one, variantId, { stars: '9' })
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'stars'])
  })

  // Shows C12.
  test('of an unknown variant, of another site, or of a product that is not for sale, are a 404', async () => {
    const { variantIds } = await two.product()
    expect((await readReviews(one, variantIds[0] ?? '')).status).toBe(404)
    const { id, variantId } = await aProduct()
    for (const [state, status] of [
      ['PUBLISHED', 200],
      ['DRAFT', 404],
    ]) {
      await owner.query('update products set status = $2 where id = $1', [id, state])
      expect((await readReviews(one, variantId)).status).toBe(status)
    }
  })

  // Shows C4, C12.
  test('blank parameters list all reviews', async () => {
    const { variantId } = await aProduct()
    await (await receiver(shop, one, [variantId])).review(good)
    const blank = { stars: '', pictures: '', sort: '', p: '', s: '' }
    expect(await readReviews(one, variantId, blank)).toMatchObject({ status: 200, body: { total: 1, data: [good] } })
    const wrong = await readReviews(one, '', blank)
    expect([wrong.status, wrong.body.errors]).toMatchObject([
      400,
      [{ field: 'productVariantId', defaultMessage: 'Send the variant.' }],
    ])
  })

  // Shows C57.
  test('are in lists and on the product as average and count, with URLs of all pictures', async () => {
    const { id, path, variantId } = await aProduct()
    const list = async () => {
      const filters = { _id: [{ operator: 'EQUALS', value: id }] }
      const { body } = await one.call('POST', '/api/io/crm/admin/public/product/variants', { body: { filters } })
      return body.data[0]
    }
    expect((await list()).rating).toBeNull()
    await (await receiver(shop, one, [variantId])).review({ stars: 4 })
    await (await receiver(shop, one, [variantId])).review({ stars: 5 })
    expect((await list()).rating).toEqual({ average: 4.5, count: 2 })
    const { body } = await one.call('GET', '/api/public/product', { query: { path } })
    expect(body.data.rating).toEqual({ average: 4.5, count: 2 })
  })
})

describe('the rating of a product', () => {
  /** The stored star counts, and the counts of published reviews. */
  async function both(id: string) {
    const { rows } = await owner.query(
      `select ones, twos, threes, fours, fives,
         (select array_agg((select count(*)::int from reviews v where v.product_id = r.product_id and v.state = 'SHOWN'
           and v.stars = n) order by n) from generate_series(1, 5) n) as counted
       from product_ratings r where product_id = $1`,
      [id],
    )
    const { counted, ...kept } = rows[0]
    return { kept: Object.values(kept), counted }
  }

  // Shows B138.
  test('is right after concurrent reviews, changes, hiding and deletions', async () => {
    const { id, variantId } = await aProduct()
    const people = await Promise.all(Array.from({ length: 8 }, () => receiver(shop, one, [variantId])))
    const saved = await Promise.all(people.map((person, index) => person.review({ stars: (index % 5) + 1 })))
    const ids = saved.map(({ body }) => body.data[0]._id as string)
    expect((await both(id)).kept).toEqual((await both(id)).counted)
    const token = await staff('catalogue')
    const act = (path: string, body: object) => one.call('POST', `/api/v1/reviews/${path}`, { token, body })
    const answers = await Promise.all([
      ...people.map((person, index) => person.review({ stars: ((index * 3) % 5) + 1 })),
      act('state', { ids: ids.slice(0, 3), state: 'HIDDEN' }),
      act('state', { ids: ids.slice(1, 4).reverse(), state: 'SPAM' }),
      act('delete', { ids: [ids[5], ids[4]] }),
      act('state', { ids: [ids[0]], state: 'SHOWN' }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const { kept, counted } = await both(id)
    expect(kept).toEqual(counted)
    expect(counted.reduce((sum: number, each: number) => sum + each, 0)).toBeGreaterThan(0)
  })
})
