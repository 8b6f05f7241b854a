import { describe, expect, test } from 'vitest'
import { good, receiver, setSettings, testReviews } from '../../../../../tests/support/selling/reviewing.ts'

const shop = await testReviews()
const { aProduct, one, rating, read, staff } = shop

describe('other customers', () => {
  // Shows B137.
  test('can vote a review helpful once, and undo it; its writer cannot', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
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
    const person = await receiver(shop, one, [variantId])
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
    setSettings(shop, one, { reviews: { moderation, askAfterDays: 0 } })

  // Shows B137.
  test('holds all reviews, or the first per writer, or those with links', async () => {
    const [lamp, bowl] = [await aProduct(), await aProduct()]
    const person = await receiver(shop, one, [lamp.variantId, bowl.variantId])
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
    // Two links, however they are written.
    expect((await of(lamp, 'https://www.a.example and https://www.b.example')).body.data[0].state).toBe('SHOWN')
  })

  // Shows B330.
  test.each(['HIDDEN', 'SPAM'])(
    'holds a review that staff had made %s, however often its writer saves it',
    async (state) => {
      await moderate('OFF')
      const { variantId } = await aProduct()
      const person = await receiver(shop, one, [variantId])
      const { _id } = (await person.review(good)).body.data[0]
      const token = await staff('catalogue')
      await one.call('POST', '/api/v1/reviews/state', { token, body: { ids: [_id], state } })
      expect(await rating(variantId)).toBeNull()
      for (const title of ['Once more', 'Twice more']) {
        expect((await person.review({ ...good, title })).body.data[0].state).toBe('WAITING')
        expect(await rating(variantId)).toBeNull()
      }
      expect((await one.call('DELETE', `/api/v1/reviews/own/${_id}`, { token: person.token })).status).toBe(200)
      expect((await person.review(good)).body.data[0].state).toBe('WAITING')
    },
  )

  // Shows B330.
  test('holds a changed review that staff had made wait, until staff show it', async () => {
    await moderate('OFF')
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const body = { ids: [_id], state: 'WAITING' }
    await one.call('POST', '/api/v1/reviews/state', { token: await staff('catalogue'), body })
    expect((await person.review(good)).body.data[0].state).toBe('WAITING')
    // Staff who correct it in the customer's name show it.
    expect((await person.review(good, await staff('handleOrders'))).body.data[0].state).toBe('SHOWN')
    await one.call('DELETE', `/api/v1/reviews/own/${_id}`, { token: person.token })
    expect((await person.review(good)).body.data[0].state).toBe('SHOWN')
  })

  // Shows B330.
  test.each(['HIDDEN', 'SPAM', 'deleted'])(
    'holds what is written anew in place of a review that staff had made %s',
    async (how) => {
      await moderate('OFF')
      const { variantId } = await aProduct()
      const person = await receiver(shop, one, [variantId])
      const write = async () => (await person.review(good)).body.data[0]
      const { _id } = await write()
      const token = await staff('catalogue')
      const set = (ids: string[], state: string) =>
        one.call('POST', '/api/v1/reviews/state', { token, body: { ids, state } })
      const remove = (id: string) => one.call('DELETE', `/api/v1/reviews/own/${id}`, { token: person.token })
      if (how === 'deleted') await one.call('POST', '/api/v1/reviews/delete', { token, body: { ids: [_id] } })
      else {
        await set([_id], how)
        expect((await remove(_id)).status).toBe(200)
      }
      const anew = await write()
      expect([anew.state, await rating(variantId)]).toEqual(['WAITING', null])
      // Another customer, and this one once staff have shown it, are not held.
      expect((await (await receiver(shop, one, [variantId])).review(good)).body.data[0].state).toBe('SHOWN')
      await set([anew._id], 'SHOWN')
      await remove(anew._id)
      expect((await write()).state).toBe('SHOWN')
    },
  )

  // Shows B330.
  test('a customer who deletes and rewrites their review while staff hide it has none shown', async () => {
    await moderate('OFF')
    const token = await staff('catalogue')
    for (let round = 0; round < 4; round++) {
      const { variantId } = await aProduct()
      const person = await receiver(shop, one, [variantId])
      const { _id } = (await person.review(good)).body.data[0]
      const hide = one.call('POST', '/api/v1/reviews/state', { token, body: { ids: [_id], state: 'HIDDEN' } })
      const rewrite = async () => {
        await one.call('DELETE', `/api/v1/reviews/own/${_id}`, { token: person.token })
        return person.review(good)
      }
      const [hidden] = await Promise.all([hide, rewrite()])
      // Deleted before staff hid it, it was not there to be hidden, and they are told so.
      expect([hidden.status, (await rating(variantId)) === null]).toEqual(
        hidden.status === 200 ? [200, true] : [404, false],
      )
    }
  })

  // Shows B137.
  test('an answer in the shop’s name shows a waiting review, and can be removed', async () => {
    await moderate('ALL')
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const token = await staff('catalogue')
    const answer = (text: string) => one.call('PUT', `/api/v1/reviews/${_id}/answer`, { token, body: { answer: text } })
    expect((await answer('Thank you!')).status).toBe(200)
    expect((await read(variantId)).data[0].answer).toMatchObject({ text: 'Thank you!' })
    await answer('')
    expect((await read(variantId)).data[0]).toMatchObject({ answer: null, title: 'Lovely' })
  })

  // Shows B354.
  test('an answer that a colleague has written meanwhile is neither overwritten nor removed', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const { _id } = (await person.review(good)).body.data[0]
    const token = await staff('catalogue')
    const answer = (answer: string, seen: string) =>
      one.call('PUT', `/api/v1/reviews/${_id}/answer`, { token, body: { answer, seen } })
    expect((await answer('Thank you!', '')).status).toBe(200)
    const late = { status: 409, body: { errors: [{ field: 'answer', code: 'review.stale' }] } }
    expect(await answer('Thanks a lot!', '')).toMatchObject(late)
    expect(await answer('', 'Thanks!')).toMatchObject(late)
    expect((await read(variantId)).data[0].answer).toMatchObject({ text: 'Thank you!' })
    expect((await answer('Thanks a lot!', 'Thank you!')).status).toBe(200)
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
      ids.push((await (await receiver(shop, one, [variantId])).review({ stars, title: 'Zanzibar' })).body.data[0]._id)
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
