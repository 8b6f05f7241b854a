import { beforeEach, describe, expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'

const { one, call, category, kurta, stored } = await testOwnedCatalogue()
const owner = await one.signIn({ userType: 'ADMIN' })

async function setGstin(number: string, composition = false): Promise<void> {
  const asOwner = { token: owner.token }
  const { revision } = (await one.call('GET', '/api/v1/settings', asOwner)).body.data
  const body = { revision, gst: { number, state: number ? 'Maharashtra' : '', composition } }
  const { status } = await one.call('PATCH', '/api/v1/settings', { ...asOwner, body })
  expect(status).toBe(200)
}

const draft = (more: object) => stored({ status: 'DRAFT', ...more })
const publish = (id: string, more: object = {}) => call('PATCH', `/products/${id}`, { status: 'PUBLISHED', ...more })
const change = (product: { _id: string }, more: object) =>
  call('PUT', `/products/${product._id}`, { ...product, ...more })
const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString()

describe('in a shop with a GSTIN', () => {
  beforeEach(() => setGstin('27AAPFU0939F1ZV'))

  // Shows B208.
  test.each<[string, object, string | null]>([
    ['without HSN code', { hsn: '' }, 'HSN code'],
    ['without GST rate', { gstRate: 0 }, 'GST rate'],
    ['without both', { hsn: '', gstRate: 0 }, 'HSN code or GST rate'],
    ['at a chosen 0 %', { gstRate: 0, gstChosen: true }, null],
    ['with a rate from a date on', { gstRate: 0, gstChanges: [{ from: '2027-01-01', rate: 5 }] }, null],
    ['with both', {}, null],
  ])('a product %s is published once the user confirms it', async (_, more, what) => {
    const product = await draft(more)
    const answer = await publish(product._id)
    if (what === null) return expect(answer.status).toBe(200)
    const text = `${what} missing for “${product.name}”. Invoices need it: add it, or publish without it.`
    expect(answer).toMatchObject({
      status: 409,
      body: { msg: text, errors: [{ field: 'taxConfirmed', defaultMessage: text }] },
    })
    expect((await publish(product._id, { taxConfirmed: true })).status).toBe(200)
  })

  // Shows B208.
  test('several products are published all or none, and the first incomplete ones are named', async () => {
    const lacking = [
      await draft({ hsn: '' }),
      await draft({ hsn: '' }),
      await draft({ hsn: '' }),
      await draft({ hsn: '' }),
    ]
    const whole = await draft({})
    const ids = [...lacking, whole].map(({ _id }) => _id)
    const answer = await call('POST', '/products/status', { ids, status: 'PUBLISHED' })
    const names = lacking.map(({ name }) => name)
    expect(answer.status).toBe(409)
    expect(names.filter((name) => answer.body.msg.includes(`“${name}”`))).toHaveLength(3)
    expect(answer.body.msg).toContain('and 1 more')
    expect((await call('GET', `/products/${whole._id}`)).body.data.status).toBe('DRAFT')
    const confirmed = { ids, status: 'PUBLISHED', taxConfirmed: true }
    expect((await call('POST', '/products/status', confirmed)).status).toBe(200)
  })

  // Shows B208.
  test('confirmation is required once, when a product is added, scheduled, or loses its HSN code on sale', async () => {
    expect((await call('POST', '/products', kurta({ hsn: '' }))).status).toBe(409)
    const product = await draft({ hsn: '' })
    const scheduled = { status: 'SCHEDULED', publishAt: tomorrow }
    expect((await change(product, scheduled)).status).toBe(409)
    expect((await change(product, { ...scheduled, taxConfirmed: true })).status).toBe(200)
    const sold = await stored()
    expect((await change(sold, { hsn: '' })).status).toBe(409)
    const { body } = await change(sold, { hsn: '', taxConfirmed: true })
    const renamed = { ...sold, hsn: '', name: 'Renamed', revision: body.data.revision }
    expect((await call('PUT', `/products/${sold._id}`, renamed)).status).toBe(200)
  })

  // Shows B208.
  test('publishing in the grid is refused for those alone that lack something, until it is confirmed', async () => {
    const [whole, lacking] = [await draft({}), await draft({ hsn: '' })]
    const cells = [whole, lacking].map(({ _id, revision }) => ({ _id, revision, product: { status: 'PUBLISHED' } }))
    const { body } = await call('POST', '/products/grid', { products: cells })
    expect(body.data).toMatchObject({
      saved: [{ _id: whole._id, status: 'PUBLISHED' }],
      refused: [{ _id: lacking._id, isStale: false, faults: [{ field: 'taxConfirmed' }] }],
    })
    const confirmed = await call('POST', '/products/grid', { products: cells.slice(1), taxConfirmed: true })
    expect(confirmed.body.data).toMatchObject({ saved: [{ status: 'PUBLISHED' }], refused: [] })
  })

  test('a rate of 0 % entered in the grid counts as chosen', async () => {
    const product = await draft({ gstRate: 0 })
    const cell = { _id: product._id, revision: product.revision, product: { gstRate: 0 } }
    await call('POST', '/products/grid', { products: [cell] })
    expect((await publish(product._id)).status).toBe(200)
  })
})

// Shows B208.
test('in a shop without a GSTIN no confirmation is required', async () => {
  await setGstin('')
  const product = await draft({ hsn: '', gstRate: 0 })
  expect((await publish(product._id)).status).toBe(200)
})

// Shows B208.
test('in the composition scheme the HSN code alone is required', async () => {
  await setGstin('27AAPFU0939F1ZV', true)
  expect((await publish((await draft({ gstRate: 0 }))._id)).status).toBe(200)
  const lacking = await draft({ hsn: '', gstRate: 0 })
  expect((await publish(lacking._id)).body.msg).toContain('HSN code missing for')
})

describe('a new product begins with', () => {
  const usual = async (id: string) => (await call('GET', `/products/usual-tax?category=${id}`)).body.data

  // Shows B208.
  test('the HSN code and rate of the latest in its category, else the most common ones', async () => {
    await setGstin('')
    await stored({ categoryIds: [category('toys')], hsn: '9503', gstRate: 18 })
    await stored({ categoryIds: [category('toys')], hsn: '9504', gstRate: 5 })
    await stored({ categoryIds: [category('toys')], hsn: '', gstRate: 0 })
    expect(await usual(category('toys'))).toEqual({ hsn: '9504', gstRate: 5, gstChosen: true })
    for (let count = 0; count < 3; count++) await stored()
    expect(await usual(crypto.randomUUID())).toMatchObject({ hsn: '6211', gstRate: 5 })
  })
})
