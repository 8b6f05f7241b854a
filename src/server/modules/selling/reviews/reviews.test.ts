import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { readReviews, receiver, setSettings } from '../../../../../tests/support/reviewing.ts'
import { photo, upload } from '../../../../../tests/support/upload.ts'

const parts = await testApp()
const { one, two, owner } = parts

const aProduct = async (given: Parameters<typeof one.product>[0] = {}) => {
  const { variantIds, ...rest } = await one.product({ stock: 50, ...given })
  return { ...rest, variantId: variantIds[0] ?? '' }
}
const good = { stars: 5, title: 'Lovely', text: 'Better than in the picture.' }
const read = async (variantId: string, query = {}) => (await readReviews(one, variantId, query)).body
const rating = async (variantId: string) => (await read(variantId)).rating
const staff = async (...permissions: ('handleOrders' | 'catalogue' | 'content' | 'view')[]) =>
  (await one.signIn({ userType: 'STAFF', permissions })).token

describe('a review', () => {
  test('of a delivered variant is public, with a short name', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
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
    const single = await receiver(parts, one, [lamp.variantId])
    expect((await single.review(good)).status).toBe(200)
    const both = await receiver(parts, one, [lamp.variantId, bowl.variantId])
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
  test('is refused before delivery, for other variants, and for another user’s order', async () => {
    const [lamp, bowl] = [await aProduct(), await aProduct()]
    const person = await receiver(parts, one, [lamp.variantId])
    await person.set('SHIPPED')
    expect(await person.review(good)).toMatchObject({
      status: 409,
      body: { msg: 'What was ordered can be reviewed once it is delivered.' },
    })
    await person.set('DELIVERED')
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
    const person = await receiver(parts, one, [variantId])
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
    const own = await receiver(parts, one, [variantId])
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
    const person = await receiver(parts, one, [variantId])
    const answer = await person.review(given)
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  })

  test('saved once more replaces the first, and counts once', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const first = await person.review(good)
    const second = await person.review({ ...good, stars: 2, title: 'It broke' })
    expect(second.body.data[0]).toMatchObject({ _id: first.body.data[0]._id, stars: 2 })
    expect(await rating(variantId)).toEqual({ average: 2, count: 1, histogram: [0, 1, 0, 0, 0] })
  })

  test('can be deleted by its writer only', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const remove = (token: string) => one.call('DELETE', `/api/v1/reviews/own/${_id}`, { token })
    expect((await remove((await one.signIn()).token)).status).toBe(404)
    expect((await remove(person.token)).status).toBe(200)
    expect(await rating(variantId)).toBeNull()
  })

  test('is listed for its writer beside the order’s lines', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const own = async (token = person.token) =>
      one.call('GET', '/api/v1/reviews/own', { token, query: { orderId: person.orderId } })
    expect((await own()).body).toEqual({ data: [{ productVariantId: variantId, review: null }], total: 1 })
    await person.review(good)
    expect((await own()).body.data[0].review).toMatchObject({ ...good, state: 'SHOWN' })
    expect((await own((await one.signIn()).token)).status).toBe(404)
    await person.set('SHIPPED')
    expect((await own()).body.data).toEqual([])
  })
})

describe('reviews of a product', () => {
  // Shows C12.
  test('come newest first, page by page, and by stars', async () => {
    const { variantId } = await aProduct()
    for (const stars of [5, 3, 5, 1, 4])
      await (await receiver(parts, one, [variantId])).review({ stars, title: `${stars}` })
    expect((await read(variantId)).data.map(({ stars }: { stars: number }) => stars)).toEqual([4, 1, 5, 3, 5])
    const page = await read(variantId, { p: '1', s: '2' })
    expect([page.total, page.data.map(({ stars }: { stars: number }) => stars)]).toEqual([5, [5, 3]])
    const fives = await read(variantId, { stars: '5' })
    expect([fives.total, fives.data.length, fives.rating.count]).toEqual([2, 2, 5])
    expect(fives.rating).toEqual({ average: 3.6, count: 5, histogram: [1, 0, 1, 1, 2] })
    const wrong = await readReviews(one, variantId, { stars: '9' })
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'stars'])
  })

  test('of an unknown variant, or of another site, are a 404', async () => {
    const { variantIds } = await two.product()
    expect((await readReviews(one, variantIds[0] ?? '')).status).toBe(404)
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
    await (await receiver(parts, one, [variantId])).review({ stars: 4 })
    await (await receiver(parts, one, [variantId])).review({ stars: 5 })
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
    const people = await Promise.all(Array.from({ length: 8 }, () => receiver(parts, one, [variantId])))
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

describe('a picture of a review', () => {
  const path = '/api/v1/review-pictures'
  const send = async (token: string, bytes: Uint8Array | string) => upload(one, { token, bytes, path })
  const see = (id: string, token?: string) => one.call('GET', `${path}/${id}`, { token })

  // Shows B139.
  test('is visible to its uploader until the review is shown, then to everyone', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const bytes = await photo(1_600, 800)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Zubeida' } })
      .toBuffer()
    const { body } = await send(person.token, bytes)
    expect(body.data).toMatchObject({ width: 1_200, height: 600 })
    const { _id } = body.data
    expect([(await see(_id)).status, (await see(_id, person.token)).status]).toEqual([404, 200])
    await setSettings(parts, one, { reviews: { moderation: 'ALL', askAfterDays: 0 } })
    await person.review({ ...good, pictures: [_id] })
    expect([(await see(_id)).status, (await see(_id, await staff('catalogue'))).status]).toEqual([404, 200])
    await setSettings(parts, one, {})
    await person.review({ ...good, pictures: [_id] })
    const seen = await see(_id)
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=300',
    ])
    expect((await read(variantId)).data[0].pictures).toMatchObject([{ _id, url: `${path}/${_id}` }])
    const { rows } = await owner.query('select bytes from review_pictures where id = $1', [_id])
    expect(rows[0].bytes.includes('Zubeida')).toBe(false)
    await person.review(good)
    expect((await see(_id, person.token)).status).toBe(404)
  })

  // Shows C46, B242.
  test('is taken from the general upload, and reviews with pictures are listed and counted', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const bytes = await photo(1_600, 800).jpeg().toBuffer()
    const sent = await upload(one, { token: person.token, bytes, path: '/api/io/crm/uploadFile' })
    const { _id } = sent.body.data
    expect((await person.review({ ...good, pictures: [_id] })).status).toBe(200)
    const plain = await receiver(parts, one, [variantId])
    await plain.review(good)
    const listed = async (query: object) => {
      const { data, total, withPictures } = await read(variantId, query)
      return [data.length, total, withPictures]
    }
    expect(await listed({})).toEqual([2, 2, 1])
    expect(await listed({ pictures: 'yes' })).toEqual([1, 1, 1])
    expect(await listed({ pictures: 'yes', stars: String(good.stars) })).toEqual([1, 1, 1])
    expect(await listed({ pictures: 'yes', stars: String((good.stars % 5) + 1) })).toEqual([0, 0, 1])
    expect((await read(variantId)).data.flatMap(({ pictures }: { pictures: object[] }) => pictures)).toMatchObject([
      { _id, width: 1_200, height: 600 },
    ])
    const profile = await one.call('POST', '/api/io/crm/cuser/profile/pic', {
      token: person.token,
      body: { pictureId: _id },
    })
    expect(profile.body.data.pictureId).toBe(_id)
  })

  // Shows B139.
  test('is checked by content, and can be used by its uploader only', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    expect((await send(person.token, 'text')).status).toBe(415)
    const { token } = await one.signIn()
    const { body } = await send(token, await photo(300, 300).png().toBuffer())
    const refused = await person.review({ ...good, pictures: [body.data._id] })
    expect([refused.status, refused.body.errors[0].field]).toEqual([404, 'orderReview.pictures'])
  })
})

describe('other customers', () => {
  // Shows B137.
  test('can vote a review helpful once, and undo it; its writer cannot', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const vote = (token: string, helpful = true) =>
      one.call('POST', `/api/v1/reviews/${_id}/helpful`, { token, body: { helpful } })
    const [asha, ravi] = [await one.signIn(), await one.signIn()]
    await Promise.all([vote(asha.token), vote(asha.token), vote(ravi.token)])
    expect((await read(variantId)).data[0].helpful).toBe(2)
    expect((await vote(ravi.token, false)).body.data.helpful).toBe(1)
    expect((await vote(person.token)).status).toBe(409)
  })

  // Shows B137.
  test('can report one, once each, and staff settle it', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const { token } = await one.signIn()
    const report = () => one.call('POST', `/api/v1/reviews/${_id}/reports`, { token, body: { reason: 'RUDE' } })
    await report()
    await report()
    const keeper = await staff('catalogue')
    const reported = () => one.call('GET', '/api/v1/reviews', { token: keeper, query: { reported: 'yes' } })
    expect((await reported()).body.data).toMatchObject([{ _id, reports: [{ reason: 'RUDE', count: 1 }] }])
    await one.call('POST', '/api/v1/reviews/state', { token: keeper, body: { ids: [_id], state: 'SHOWN' } })
    expect((await reported()).body.total).toBe(0)
  })
})

describe('moderation', () => {
  const moderate = (moderation: 'OFF' | 'FIRST' | 'ALL') =>
    setSettings(parts, one, { reviews: { moderation, askAfterDays: 0 } })

  // Shows B137.
  test('holds all reviews, or the first per writer, or those with links', async () => {
    const [lamp, bowl] = [await aProduct(), await aProduct()]
    const person = await receiver(parts, one, [lamp.variantId, bowl.variantId])
    const of = ({ variantId }: { variantId: string }, text = '') =>
      person.review({ ...good, text, productVariantId: variantId })
    await moderate('ALL')
    const { _id, state } = (await of(lamp)).body.data[0]
    expect([state, await rating(lamp.variantId)]).toEqual(['WAITING', null])
    await moderate('FIRST')
    expect((await of(bowl)).body.data[0].state).toBe('WAITING')
    const token = await staff('catalogue')
    await one.call('POST', '/api/v1/reviews/state', { token, body: { ids: [_id], state: 'SHOWN' } })
    expect((await of(bowl)).body.data[0].state).toBe('SHOWN')
    await moderate('OFF')
    const links = 'www.a.example www.b.example www.c.example'
    expect((await of(bowl, links)).body.data[0].state).toBe('WAITING')
  })

  test.each(['HIDDEN', 'SPAM'])('holds a changed review that staff had made %s', async (state) => {
    await moderate('OFF')
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const token = await staff('catalogue')
    await one.call('POST', '/api/v1/reviews/state', { token, body: { ids: [_id], state } })
    expect(await rating(variantId)).toBeNull()
    expect((await person.review({ ...good, title: 'Once more' })).body.data[0].state).toBe('WAITING')
    expect(await rating(variantId)).toBeNull()
  })

  // Shows B137.
  test('an answer in the shop’s name shows a waiting review, and can be removed', async () => {
    await moderate('ALL')
    const { variantId } = await aProduct()
    const person = await receiver(parts, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const token = await staff('catalogue')
    const answer = (text: string) => one.call('PUT', `/api/v1/reviews/${_id}/answer`, { token, body: { answer: text } })
    expect((await answer('Thank you!')).status).toBe(200)
    expect((await read(variantId)).data[0].answer).toMatchObject({ text: 'Thank you!' })
    await answer('')
    expect((await read(variantId)).data[0]).toMatchObject({ answer: null, title: 'Lovely' })
    await moderate('OFF')
  })

  test('is for staff with the catalogue permission; viewers can read', async () => {
    const list = (token: string) => one.call('GET', '/api/v1/reviews', { token })
    expect((await list(await staff('view'))).status).toBe(200)
    expect((await list(await staff('content'))).status).toBe(403)
    const body = { ids: ['0197d0a0-0000-7000-8000-000000000001'], state: 'SHOWN' }
    expect((await one.call('POST', '/api/v1/reviews/state', { token: await staff('view'), body })).status).toBe(403)
    expect((await one.call('POST', '/api/v1/reviews/state', { token: await staff('catalogue'), body })).status).toBe(
      404,
    )
  })

  test('finds reviews by text, state and stars, counts each, and leaves spam out', async () => {
    const { variantId } = await aProduct()
    const token = await staff('catalogue')
    const ids: string[] = []
    for (const stars of [1, 2])
      ids.push((await (await receiver(parts, one, [variantId])).review({ stars, title: 'Zanzibar' })).body.data[0]._id)
    await one.call('POST', '/api/v1/reviews/state', { token, body: { ids: ids.slice(0, 1), state: 'SPAM' } })
    const found = async (query: Record<string, string>) =>
      (await one.call('GET', '/api/v1/reviews', { token, query: { q: 'zanzibar', ...query } })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      )
    expect(await found({})).toEqual([ids[1]])
    expect(await found({ state: 'SPAM' })).toEqual([ids[0]])
    expect(await found({ stars: '1' })).toEqual([])
    const { body } = await one.call('GET', '/api/v1/reviews/counts', { token, query: { q: 'Zanzibar' } })
    expect(body.data.by).toMatchObject({ SHOWN: 1, SPAM: 1, WAITING: 0 })
  })
})
