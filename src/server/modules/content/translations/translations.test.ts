import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import { translating } from '../../../../../tests/support/translating.ts'
import type { Wording } from '../../../../shared/content/translations.ts'
import { importProduct } from '../../selling/products/index.ts'
import { createPage } from '../pages/index.ts'

const { app, one, two, owner } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'settings', 'catalogue'] })
const { language, page, read, write, list } = await translating(one, token)

const stateOf = (wordings: Wording[], of: string) => wordings.find((wording) => wording.of === of)?.state

// Shows B110.
test('a page is read in each language of the site, text by text, and what is not translated stays', async () => {
  const quote = { type: 'quote', props: { message: 'Made by hand', user: { title: 'Asha' } } }
  const id = await page('/craft', quote, { type: 'hero', props: { slides: [{ heading: 'Welcome' }] } })
  const before = await get(one.host, '/hi/craft')
  expect(before.status).toBe(200)
  expect(before.text).toContain('<html lang="hi-IN"')
  expect(before.text).toContain('Made by hand')
  expect((await write('page', id, { 'Made by hand': 'हाथ से बना', 'Page craft': 'शिल्प' })).status).toBe(200)
  const { text } = await get(one.host, '/hi/craft')
  expect(text).toContain('हाथ से बना')
  expect(text).not.toContain('Made by hand')
  expect(text).toContain('<title>शिल्प ·')
  expect(text).toContain('Welcome')
  expect((await get(one.host, '/craft')).text).toContain('Made by hand')
})

// Shows B114.
test('default texts of the product and its sections are in the language of the page without translation', async () => {
  await page(
    '/questions',
    { type: 'newsletter', props: {} },
    { type: 'hero', props: { slides: [{ heading: 'Welcome' }] } },
  )
  const { text } = await get(one.host, '/hi/questions')
  expect(text).toContain('मुख्य सामग्री पर जाएँ')
  expect(text).toContain('सदस्य बनें')
  expect(text).toContain('Welcome')
  expect(text).toContain('"locale":"hi-IN"')
  const english = (await get(one.host, '/questions')).text
  expect(english).toContain('Skip to content')
  expect(english).not.toMatch(/सदस्य बनें|"locale"/)
})

// Shows B110.
test('a changed text is not translated any more, and what it was stands beside it', async () => {
  const editor = await openEditor(one)
  const id = await page('/changing', { type: 'quote', props: { message: 'First words' } })
  await write('page', id, { 'First words': 'पहले शब्द' })
  const sections = [{ id: 's0', type: 'quote', v: 1, props: { message: 'Second words' } }]
  const saved = await editor.save({ _id: id }, sections, 1)
  await editor.call('POST', `/pages/${id}/publish`, { revision: saved.body.data.revision })
  expect((await get(one.host, '/hi/changing')).text).toContain('Second words')
  const { wordings } = await read('page', id)
  expect(wordings.find(({ of }: Wording) => of === 'Second words')).toMatchObject({
    state: 'stale',
    text: '',
    before: { of: 'First words', text: 'पहले शब्द' },
  })
})

// Shows B110.
test('products, categories and posts are translated wherever they stand', async () => {
  await createPage(await one.ctx(), {
    kind: 'template',
    key: 'product',
    title: 'Product',
    document: { sections: [{ id: 'a', type: 'product-detail' }] },
  })
  await one.product({ name: 'Shade', category: 'lights' })
  const { id } = await importProduct(await one.ctx(), {
    ...{
      name: 'Lamp',
      path: 'lamp',
      brand: 'Maker',
      categories: ['lights'],
      summary: 'Burns all night',
      description: '',
    },
    ...{ facts: [], hsn: '6912', gstRate: 5, options: [], media: [] },
    variants: [{ sku: 'LAMP', options: {}, price: 100, mrp: 100, stock: 1 }],
  })
  const category = (await list({ kind: 'category', q: 'lights' })).data[0]
  expect((await write('product', id, { Lamp: 'दीया', 'Burns all night': 'रात भर जलता है' })).status).toBe(200)
  expect((await write('category', category._id, { [category.name]: 'रोशनी' })).status).toBe(200)
  await page('/shelf', { type: 'product-list', props: { show: 'category', category: 'lights' } })
  const shelf = await get(one.host, '/hi/shelf')
  expect(shelf.text).toContain('दीया')
  expect(shelf.text).toContain('href="/hi/p/lamp"')
  const { text } = await get(one.host, '/hi/p/lamp')
  expect(text).toContain('रात भर जलता है')
  expect(text).toContain('रोशनी')
  expect((await get(one.host, '/p/lamp')).text).toContain('Burns all night')
})

// Shows B125.
test('a product is found by its name in another language as soon as that is saved', async () => {
  const { id } = await one.product({ name: 'Teak stool' })
  const found = async (query: string) => {
    const { body } = await one.call('GET', '/api/io/crm/search/model/product', { query: { query } })
    return body.data.map(({ title }: { title: string }) => title)
  }
  expect(await found('तिपाई')).toEqual([])
  expect((await write('product', id, { 'Teak stool': 'सागौन की तिपाई' })).status).toBe(200)
  expect(await found('तिपाई')).toEqual(['Teak stool'])
})

// Shows B110.
test('the list tells what is missing and what is stale', async () => {
  const id = await page('/counted', { type: 'quote', props: { message: 'One', user: { title: 'Two' } } })
  const row = async () => (await list({ q: '/counted' })).data.find(({ _id }: { _id: string }) => _id === id)
  expect(await row()).toMatchObject({ texts: 3, missing: 3, stale: 0 })
  await write('page', id, { One: 'एक', Two: 'दो' })
  expect(await row()).toMatchObject({ missing: 1, stale: 0 })
  expect((await list({ q: '/counted', show: 'open' })).data).toHaveLength(1)
  await write('page', id, { One: 'एक', Two: 'दो', 'Page counted': 'गिना' })
  expect((await list({ q: '/counted', show: 'open' })).data).toHaveLength(0)
  expect(stateOf((await read('page', id)).wordings, 'One')).toBe('done')
})

// Shows B110.
test('a section that is for other languages alone is not asked for', async () => {
  const inEnglish = { type: 'quote', props: { message: 'For English readers' }, when: { languages: ['en-IN'] } }
  const inHindi = { type: 'quote', props: { message: 'For Hindi readers' }, when: { languages: ['hi-IN'] } }
  const id = await page('/apart', inEnglish, inHindi)
  const { wordings } = await read('page', id)
  expect(wordings.map(({ of }: Wording) => of)).toEqual(['Page apart', 'For Hindi readers'])
})

// Shows B110.
test('a translation changed by another user meanwhile is not overwritten, and the caller is told', async () => {
  const id = await page('/both', { type: 'quote', props: { message: 'Ours' } })
  expect((await write('page', id, { Ours: 'हमारा' }, 0)).status).toBe(200)
  const { status, body } = await write('page', id, { Ours: 'मेरा' }, 0)
  expect([status, body.msg]).toEqual([409, 'This translation has changed since you opened it. Reload and try again.'])
  expect((await read('page', id)).wordings.find(({ of }: Wording) => of === 'Ours').text).toBe('हमारा')
})

// Shows B110.
test('a translation that its section does not accept is not shown, and the others of the section are', async () => {
  const long = 'लंबा '.repeat(50)
  const quote = { message: 'Thrown by hand', user: { title: 'Asha', subtitle: 'Potter' } }
  const id = await page('/fitting', { type: 'quote', props: quote })
  await write('page', id, { 'Thrown by hand': 'हाथ से गढ़ा', Asha: long, Potter: 'कुम्हार' })
  const { text } = await get(one.host, '/hi/fitting')
  for (const shown of ['हाथ से गढ़ा', 'Asha', 'कुम्हार']) expect(text).toContain(shown)
  for (const other of ['Thrown by hand', 'Potter', 'लंबा']) expect(text).not.toContain(other)
})

test('a translation with markup is made safe', async () => {
  const id = await page('/safe', { type: 'faq', props: { items: [{ question: 'Why?', answer: '<p>Good words</p>' }] } })
  await write('page', id, { '<p>Good words</p>': '<p onclick="x()">अच्छे</p><script>alert(1)</script>' })
  const { text } = await get(one.host, '/hi/safe')
  expect(text).toContain('<p>अच्छे</p>')
  expect(text).not.toContain('alert(1)')
})

test('translations are for staff with the right to write, in a language of the site, and of this site alone', async () => {
  const id = await page('/ours', { type: 'quote', props: { message: 'Ours alone' } })
  await write('page', id, { 'Ours alone': 'सिर्फ़ हमारा' })
  const { token: cook } = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
  const refused = await one.call('PUT', `/api/v1/translations/page/${id}`, {
    token: cook,
    body: { language, words: [], revision: 1 },
  })
  expect(refused.status).toBe(403)
  const { token: theirs } = await two.signIn({ userType: 'STAFF', permissions: ['content'] })
  const elsewhere = await two.call('GET', `/api/v1/translations/page/${id}`, { token: theirs, query: { language } })
  expect(elsewhere.body.errors[0]).toMatchObject({ field: 'language' })
  const unspoken = await one.call('GET', `/api/v1/translations/page/${id}`, { token, query: { language: 'bn-IN' } })
  expect([unspoken.status, unspoken.body.msg]).toEqual([400, 'This site isn’t translated into this language.'])
})

// Shows B124.
test('a cart names its things in the language of the page that asks, and so does a refusal', async () => {
  const { id } = await one.product({ name: 'Kettle', path: 'kettle' })
  await write('product', id, { Kettle: 'केतली' })
  const { token: shopper } = await one.signIn()
  const { rows } = await owner.query('select id from variants where site_id = $1 and product_id = $2', [one.id, id])
  await one.call('POST', '/api/io/crm/cuser/cart_items/add', {
    token: shopper,
    body: { productVariantId: rows[0].id, quantity: 1 },
  })
  const names = async (headers?: Record<string, string>) => {
    const { body } = await one.call('POST', '/api/io/crm/cuser/cart_items/all', { token: shopper, body: {}, headers })
    return body.data.map(({ name }: { name: string }) => name)
  }
  expect(await names()).toEqual(['Kettle'])
  expect(await names({ 'x-app-language': 'hi' })).toEqual(['केतली'])
  expect(await names({ 'x-app-language': 'bn' })).toEqual(['Kettle'])
  const { body: refused } = await one.call('POST', '/api/io/crm/cuser/cart_items/add', {
    token: shopper,
    body: { productVariantId: rows[0].id, quantity: 90 },
    headers: { 'x-app-language': 'hi' },
  })
  expect(refused.msg).toMatch(/Kettle/)
  expect(refused.said).toMatch(/केतली/)
  expect(refused.said).not.toMatch(/Kettle/)
})

// Shows B110.
test('a name by which a section chooses a record is not among the texts to translate', async () => {
  await one.product({ name: 'Bowl', brand: 'Kiln', path: 'kiln-bowl' })
  const grid = { show: 'chosen', heading: 'Makers', brands: [{ name: 'Kiln' }] }
  const id = await page(
    '/makers',
    { type: 'brand-grid', props: grid },
    { type: 'blog-list', props: { category: 'dyes' } },
  )
  const { wordings } = await read('page', id)
  expect(wordings.map(({ of }: Wording) => of)).toContain('Makers')
  for (const name of ['Kiln', 'dyes']) expect(stateOf(wordings, name)).toBeUndefined()
  await owner.query(
    `insert into translations (site_id, language, kind, item, words) values ($1, $2, 'page', $3, $4)
     on conflict (site_id, language, kind, item) do update set words = $4`,
    [one.id, language, id, JSON.stringify([{ of: 'Kiln', text: 'भट्टी', place: '' }])],
  )
  expect((await get(one.host, '/hi/makers')).text).toContain('brand=kiln')
})

// Shows B267.
test('an automatic discount has a title in each language, which bag and order say; a code stays as it is', async () => {
  const { add, clear } = await discountDesk(one)
  const { _id: id } = await add({ title: 'Festive days' })
  const { _id: coupon } = await add({ code: 'DIWALI10', title: 'For friends' })
  await write('discount', id, { 'Festive days': 'त्योहार के दिन' })
  expect((await list({ kind: 'discount' })).data).toMatchObject([{ _id: id, texts: 1, missing: 0 }])
  expect(
    (await one.call('GET', `/api/v1/translations/discount/${coupon}`, { token, query: { language } })).status,
  ).toBe(404)
  const { person } = await shopperWith(one)
  const reasons = async (headers?: Record<string, string>) => {
    const path = '/api/io/crm/cuser/cart_items/all'
    const { body } = await one.call('POST', path, { token: person.token, body: {}, headers })
    return body.discounts.map(({ reason }: { reason: string }) => reason)
  }
  expect(await reasons()).toEqual(['Festive days: 10% off'])
  const inHindi = { 'x-app-language': 'hi' }
  expect(await reasons(inHindi)).toEqual(['त्योहार के दिन: 10% छूट'])
  const bought = await one.call('GET', '/api/io/cart/checkout/init', {
    ...{ token: person.token, headers: inHindi, query: { addressId: person.addressId, paymentMode: 'cod' } },
  })
  expect(bought.status).toBe(200)
  const { rows } = await owner.query('select discounts from orders where id = $1', [bought.body.data.orderId])
  expect(rows[0].discounts).toMatchObject([{ reason: 'Festive days: 10% off' }])
  const ordered = async (headers?: Record<string, string>) => {
    const { body } = await one.call('POST', '/api/io/crm/cuser/orders/all', { token: person.token, body: {}, headers })
    const [{ discounts, lines }] = body.data
    return [...discounts, ...lines[0].discounts].map(({ reason }: { reason: string }) => reason)
  }
  expect(await ordered()).toEqual(['Festive days: 10% off', 'Festive days: 10% off'])
  expect(await ordered(inHindi)).toEqual(['त्योहार के दिन: 10% छूट', 'त्योहार के दिन: 10% छूट'])
  await clear()
})

// Shows B115.
test('a newsletter subscriber gets the language of the page of the form', async () => {
  const ask = (email: string, headers?: Record<string, string>) =>
    one.call('POST', '/api/io/crm/admin/public/newsletter', { body: { email, status: 'SUBSCRIBED' }, headers })
  await ask('hindi@example.com', { 'x-app-language': 'hi' })
  await ask('english@example.com')
  const { rows } = await owner.query(
    'select email, language from newsletter_subscribers where site_id = $1 order by email',
    [one.id],
  )
  expect(rows).toEqual([
    { email: 'english@example.com', language: 'en-IN' },
    { email: 'hindi@example.com', language: 'hi-IN' },
  ])
})
