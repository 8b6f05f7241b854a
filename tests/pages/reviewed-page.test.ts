import { expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'
import { receiver } from '../support/selling/reviewing.ts'

const parts = await testApp()
const { app, one, two, addSite } = parts
const get = await overHttp(app)
const sections = ['product-detail', 'product-reviews'].map((type) => ({ id: type, type }))
const template = { kind: 'template', key: 'product', title: 'Product' } as const
await createPage(await one.ctx(), { ...template, document: { sections } })
const another = { id: 'more-reviews', type: 'product-reviews' }
await createPage(await two.ctx(), { ...template, document: { sections: [...sections, another] } })

/** The product as the page tells search engines of it. */
function told(text: string) {
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return data.map(([, json = '']) => JSON.parse(json)).find((thing) => thing['@type'] === 'Product')
}

// Shows B138.
test('a reviewed page tells search engines the rating and the newest reviews, and follows each of them', async () => {
  const { path, variantIds } = await one.product({ name: 'Lamp', stock: 9 })
  const [variantId = ''] = variantIds
  const [first, second] = [await receiver(parts, one, [variantId]), await receiver(parts, one, [variantId])]
  const before = (await get(one.host, `/p/${path}`)).text
  expect(before).toContain('Nobody has reviewed it yet.')
  expect(told(before).aggregateRating).toBeUndefined()
  await first.review({ stars: 4, title: 'Lovely' })
  const saved = await second.review({ stars: 5, text: 'It shines </script>' })
  // Half past one on 11 March in India.
  await parts.owner.query("update reviews set created_at = '2026-03-10T20:00:00Z' where title = 'Lovely'")
  const { text } = await get(one.host, `/p/${path}`)
  expect(told(text)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [
      { reviewRating: { ratingValue: 5 }, reviewBody: 'It shines </script>' },
      { reviewRating: { ratingValue: 4 }, name: 'Lovely', datePublished: '2026-03-10T20:00:00.000Z' },
    ],
  })
  expect(text).toMatch(/href="\/p\/[^"]+#reviews"/)
  const four = (await get(one.host, `/p/${path}?stars=4`)).text
  expect([four.includes('Lovely'), four.includes('It shines')]).toEqual([true, true])
  expect(/<ol.*?<\/ol>/s.exec(four.slice(four.indexOf('id="reviews"')))?.[0]).not.toContain('It shines')
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const body = { ids: [saved.body.data[0]._id], state: 'HIDDEN' }
  await one.call('POST', '/api/v1/reviews/state', { token, body })
  const after = (await get(one.host, `/p/${path}`)).text
  expect(told(after).aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 })
  expect(after).not.toContain('It shines')
})

test('links to the reviews lead to the first section of them, once, though none has an anchor', async () => {
  const { path } = await two.product({ name: 'Lamp' })
  const { text } = await get(two.host, `/p/${path}`)
  expect(text.match(/Nobody has reviewed it yet\./g)).toHaveLength(2)
  expect(text.match(/id="reviews"/g)).toHaveLength(1)
})

test('links to reviews lead to the section with the anchor "reviews"', async () => {
  const three = await addSite('three')
  const items = [{ name: 'Meera', description: 'Lovely.' }]
  const words = { id: 'words', type: 'testimonials', props: { heading: 'Our reviews', items, anchor: 'reviews' } }
  await createPage(await three.ctx(), { ...template, document: { sections: [...sections, words] } })
  const { path } = await three.product({ name: 'Lamp' })
  const { text } = await get(three.host, `/p/${path}`)
  expect(text).toContain('Nobody has reviewed it yet.')
  expect(text.match(/<[^>]* id="reviews"/g)).toHaveLength(1)
  expect(text.slice(text.indexOf('id="reviews"'))).not.toContain('Nobody has reviewed it yet.')
})

// Shows B220.
test('links to reviews lead to the first of two sections that have anchors of their own', async () => {
  const four = await addSite('four')
  const own = sections.map((section) =>
    section.type === 'product-reviews' ? { ...section, props: { anchor: 'opinions' } } : section,
  )
  const other = { ...another, props: { anchor: 'more' } }
  await createPage(await four.ctx(), { ...template, document: { sections: [...own, other] } })
  const { path } = await four.product({ name: 'Lamp' })
  const { text } = await get(four.host, `/p/${path}`)
  expect(text.match(/id="(?:reviews|opinions|more)"/g)).toEqual(['id="reviews"', 'id="opinions"', 'id="more"'])
})
