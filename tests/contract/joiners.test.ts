import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { standardTemplates } from '../../src/server/modules/over/starters/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'
import { receiver } from '../support/selling/reviewing.ts'

/** One word, as keyboards write it: plain, with a joiner, and with a non-joiner. */
const spellings = ['रक्षा', 'रक्\u200dषा', 'रक्\u200cषा']
const [plain = '', joined = '', apart = ''] = spellings
const path = 'रक्षा'

const app = await testApp({ standardTemplates })
const { one, owner } = app
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })
async function save(method: 'POST' | 'PATCH', at: string, body: object) {
  const { status, body: told } = await one.call(method, `/api/v1${at}`, { token, body })
  expect([at, status, told]).toMatchObject([at, 200, {}])
}

beforeAll(async () => {
  const { variantIds } = await one.product({ name: `${joined} सूत्र`, path: 'thread', brand: `${joined} घर` })
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  await save('PATCH', '/settings', { languages: ['hi-IN'], revision })
  for (const [at, word] of spellings.entries()) {
    await save('POST', '/blog-categories', { title: `${word} ${at}`, path: `topic-${at}` })
    await save('POST', '/posts', {
      title: `${word} ${at}`,
      body: `<p>${word}</p>`,
      status: 'PUBLISHED',
      path: `post-${at}`,
    })
    await save('POST', '/categories', { title: `${word} ${at}`, path: `category-${at}` })
    await save('POST', '/brands', { name: `${word} ${at}` })
    await save('POST', '/search/synonyms', { terms: [`${word}${at}`, 'thread'] })
    await save('POST', '/search/pins', { phrase: `${word} ${at}`, paths: ['thread'] })
    await owner.query(`insert into messages (site_id, kind, state, name, mobile_number, email, body)
      values (${one.id}, 'CONTACT', 'NEW', 'Asha', '9876500000', 'asha@example.com', '${word}')`)
    const buyer = await receiver(app, one, variantIds)
    await owner.query('update users set last_name = $1 where email = $2', [word, buyer.email])
    await owner.query(`update orders set address = address || $1 where id = $2`, [{ name: word }, buyer.orderId])
    await save('POST', `/orders/${buyer.orderId}/invoice`, {})
    const review = { productVariantId: variantIds[0], stars: 5, title: word, text: '' }
    expect((await buyer.review(review)).status).toBe(200)
    await owner.query(`insert into comments (site_id, post_id, user_id, comment)
      select p.site_id, p.id, r.user_id, r.title from posts p, reviews r where p.path = 'post-${at}' and r.title = '${word}'`)
    await owner.query(`insert into product_questions (site_id, product_id, user_id, question)
      select site_id, product_id, user_id, title from reviews where title = '${word}'`)
  }
}, 60_000)

// Shows B211.
describe('each spelling of a word with joiners finds all of them', () => {
  test.each([
    '/posts',
    '/customers',
    '/orders',
    '/invoices',
    '/messages',
    '/comments',
    '/questions',
    '/reviews',
    '/search/synonyms',
    '/search/pins',
    '/translations?kind=post&language=hi-IN',
    '/translations?kind=category&language=hi-IN',
  ])('in the admin: %s', async (list) => {
    const [at = '', search] = list.split('?')
    for (const q of spellings) {
      const query = { ...Object.fromEntries(new URLSearchParams(search)), q }
      const { body } = await one.call('GET', `/api/v1${at}`, { token, query })
      expect([q, body.data.length]).toEqual([q, 3])
    }
  })

  test.each([
    ['brand', 4],
    ['category', 3],
    ['blog_category', 3],
    ['product', 1],
  ])('among suggestions: %s', async (model, total) => {
    for (const query of spellings) {
      const { body } = await one.call('GET', `/api/io/crm/search/model/${model}`, { query: { query } })
      expect([query, body.total]).toEqual([query, total])
    }
  })

  test('in the blog, and by a filter', async () => {
    for (const q of spellings) {
      for (const body of [{ q }, { filters: { title: [{ operator: 'CONTAINS', value: q }] } }]) {
        const found = await one.call('POST', '/api/io/crm/admin/public/website/blog/all', { body })
        expect([body, found.body.total]).toEqual([body, 3])
      }
    }
  })
})

// Shows B211.
test('an address with joiners leads to the one without, which is what is made of a name', async () => {
  await one.product({ name: 'Rakhi', path })
  await save('POST', '/brands', { name: `${apart} ${joined} भंडार` })
  const { body } = await one.call('GET', '/api/v1/brands', { token, query: { q: 'भंडार' } })
  expect(body.data).toMatchObject([{ path: `${plain}-${plain}-भंडार` }])
  await save('POST', '/brands', { name: 'Typed', path: `${joined}-${apart}` })
  const typed = await one.call('GET', '/api/v1/brands', { token, query: { q: 'typed' } })
  expect(typed.body.data).toMatchObject([{ path: `${plain}-${plain}` }])
  for (const written of [joined, apart])
    expect(await get(one.host, `/p/${encodeURIComponent(written)}`)).toMatchObject({
      status: 301,
      headers: { location: `/p/${encodeURIComponent(path)}` },
    })
  expect((await get(one.host, `/p/${encodeURIComponent(path)}`)).status).toBe(200)
})

// Shows B211.
test('names that were stored before joiners were left out are found, by their indexes too', async () => {
  const before = readFileSync('db/migrations/0100-one-form-of-text.sql', 'utf8')
  const [old = ''] = /create or replace function plain_text[^;]*;/.exec(before) ?? []
  await owner.query(old)
  await owner.query(`update products set name = $1 || ' पुराना' where path = 'thread'`, [joined])
  await owner.query(`update posts set body = $1 where path = 'post-0'`, [`${joined} पुराना`])
  await owner.query(readFileSync('db/migrations/0191-joiners-in-texts.sql', 'utf8'))
  for (const q of spellings) {
    const named = `${q} पुराना`
    const { body } = await one.call('GET', '/api/v1/products', { token, query: { q: named } })
    expect([q, body.total]).toEqual([q, 1])
    const posts = await one.call('POST', '/api/io/crm/admin/public/website/blog/all', { body: { q: named } })
    expect([q, posts.body.total]).toEqual([q, 1])
  }
})
