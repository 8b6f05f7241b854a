import { describe, expect, test } from 'vitest'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { good, receiver, testReviews } from '../../../../../tests/support/selling/reviewing.ts'
import { createPage } from '../../content/pages/index.ts'

const shop = await testReviews()
const { aProduct, one, owner, read, staff } = shop

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A customer who wrote a review so many days ago, of an order of some days before. */
async function writer(days: number) {
  const { variantId } = await aProduct()
  const person = await receiver(shop, one, [variantId])
  const { _id } = (await person.review(good)).body.data[0]
  await owner.query('update reviews set created_at = $2 where id = $1', [_id, ago(days)])
  await owner.query('update orders set created_at = $2 where id = $1', [person.orderId, ago(days + 10)])
  const own = async (orderId = person.orderId) =>
    (await one.call('GET', '/api/v1/reviews/own', { token: person.token, query: { orderId } })).body.data[0]
  return { ...person, variantId, _id, own }
}

describe('a review', () => {
  // Shows B137.
  test('is changed by its writer for 30 days, and deleted by them at any time', async () => {
    const person = await writer(29)
    expect(await person.own()).toMatchObject({ isOpen: true })
    expect((await person.review({ ...good, stars: 4 })).status).toBe(200)
    await owner.query('update reviews set created_at = $2 where id = $1', [person._id, ago(31)])
    expect(await person.own()).toMatchObject({ isOpen: false, review: { stars: 4 } })
    expect(await person.review({ ...good, stars: 1 })).toMatchObject({
      status: 409,
      body: { msg: 'A review can be changed for 30 days. You can still delete it.' },
    })
    expect((await read(person.variantId)).rating.average).toBe(4)
    const { token } = person
    expect((await one.call('DELETE', `/api/v1/reviews/own/${person._id}`, { token })).status).toBe(200)
  })

  // Shows B137.
  test('of long ago is written anew once the product was bought again, and can be changed from then on', async () => {
    const person = await writer(200)
    const others = [await one.signIn(), await one.signIn()]
    const opine = async () => {
      const at = `/api/v1/reviews/${person._id}`
      const keeper = await staff('catalogue')
      await one.call('PUT', `${at}/answer`, { token: keeper, body: { answer: 'So glad you like it!' } })
      for (const { token } of others) {
        await one.call('POST', `${at}/helpful`, { token, body: { helpful: true } })
        await one.call('POST', `${at}/reports`, { token, body: { reason: 'RUDE' } })
      }
    }
    const opinions = async () => {
      const [{ helpful, answer }] = (await read(person.variantId)).data
      const { rowCount } = await owner.query('select from review_reports where review_id = $1', [person._id])
      return { helpful, answer: answer?.text ?? null, reports: rowCount }
    }
    await opine()
    const said = { helpful: 2, answer: 'So glad you like it!', reports: 2 }
    expect(await opinions()).toEqual(said)
    await person.add(person.variantId)
    const again: string = (await person.init('cod')).body.data.orderId
    await owner.query("update orders set status = 'DELIVERED' where id = $1", [again])
    await owner.query('update order_lines set delivered = quantity where order_id = $1', [again])
    expect(await person.own(again)).toMatchObject({ isOpen: true })
    const save = (id: string) =>
      one.call('POST', '/api/io/crm/admin/order/review/save', {
        token: person.token,
        query: { id },
        body: { orderReview: { ...good, stars: 2 } },
      })
    expect((await save(again)).body.data[0]).toMatchObject({ _id: person._id, stars: 2 })
    expect(await opinions()).toEqual({ helpful: 0, answer: null, reports: 0 })
    expect(Date.parse((await person.own(again)).review.created)).toBeGreaterThan(ago(1).getTime())
    await opine()
    expect((await save(again)).status).toBe(200)
    expect(await opinions()).toEqual(said)
  })

  test('of long ago is corrected by staff in the customer’s name', async () => {
    const person = await writer(200)
    expect((await person.review({ ...good, stars: 3 }, await staff('handleOrders'))).status).toBe(200)
  })

  // Shows B137, B162.
  test('names its writer by their new name on the page of the product, and so does a question', async () => {
    const document = { sections: ['product-reviews', 'questions'].map((type) => ({ id: type, type })) }
    await createPage(await one.ctx(), { kind: 'template', key: 'product', title: 'Product', document })
    const get = await overHttp(shop.app)
    const { id, path, variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    await person.review(good)
    const question = { token: person.token, body: { question: 'Does it float?' } }
    const asked = await one.call('POST', `/api/v1/products/${id}/questions`, question)
    const answer = { token: await staff('catalogue'), body: { answer: 'It does.' } }
    await one.call('PUT', `/api/v1/questions/${asked.body.data._id}/answer`, answer)
    const named = async (name: string) => {
      const { text } = await get(one.host, `/p/${path}`)
      return text.split(new RegExp(`\\b${name}\\b`)).length - 1
    }
    const before = await named('Asha')
    expect(before).toBeGreaterThan(2)
    const change = { token: person.token, body: { firstName: 'Uma' } }
    expect((await one.call('POST', '/api/io/crm/cuser/profile/details', change)).status).toBe(200)
    expect([await named('Asha'), await named('Uma')]).toEqual([0, before])
  })

  // Shows B137.
  test('names its writer as they chose, also once it is changed', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    await person.review(good)
    await owner.query("update users set first_name = 'Asha', last_name = 'Rao' where id = $1", [person.id])
    const name = async () => (await read(variantId)).data[0].writer
    expect(await name()).toBe('Asha R.')
    const names = []
    for (const named of ['FULL', 'FIRST', 'INITIALS']) {
      expect((await person.review({ ...good, named })).body.data[0].named).toBe(named)
      names.push(await name())
    }
    expect(names).toEqual(['Asha Rao', 'Asha', 'A. R.'])
    await person.review({ ...good, title: 'Changed' })
    expect(await name()).toBe('A. R.')
    const wrong = await person.review({ ...good, named: 'NICK' })
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'orderReview.named'])
  })
})

// Shows B137, C12.
test('the most helpful reviews come first where that is asked for, and the newest among those alike', async () => {
  const { variantId } = await aProduct()
  const ids: string[] = []
  for (const stars of [1, 2, 3])
    ids.push((await (await receiver(shop, one, [variantId])).review({ stars })).body.data[0]._id)
  const { token } = await one.signIn()
  await one.call('POST', `/api/v1/reviews/${ids[1]}/helpful`, { token, body: { helpful: true } })
  const order = async (sort: string) =>
    (await read(variantId, { sort })).data.map(({ stars }: { stars: number }) => stars)
  expect(await order('helpful')).toEqual([2, 3, 1])
  expect(await order('newest')).toEqual([3, 2, 1])
})
