import { expect, test } from 'vitest'
import { addMedia } from '../../src/server/modules/content/media/index.ts'
import { testApp } from '../support/app.ts'
import { openEditor } from '../support/editing.ts'

/** The first content of a new page and of an added section on a real site (B37). */

const { one, two } = await testApp()

const links = (document: unknown) =>
  [...JSON.stringify(document).matchAll(/"type":"(page|category|product)","value":"([^"]+)"/g)].map(
    ([, type, value]) => `${type} ${value}`,
  )

// Shows B37.
test('a landing page of a site without a shop has its own title, and no link to missing pages', async () => {
  const editor = await openEditor(two)
  const page = await editor.add('/diwali-party', { title: 'Diwali office party', preset: 'landing' })
  expect(JSON.stringify(page.document)).toContain('"heading":"Diwali office party"')
  expect(links(page.document)).toEqual([])
  expect(page.document.sections.map(({ type }: { type: string }) => type)).not.toContain('product-list')
})

test('a landing page of a shop links to that shop’s categories, products and pages, and to no other’s', async () => {
  await two.product({ name: 'Not theirs', category: 'elsewhere' })
  const product = await one.product({ name: 'Blue pot', category: 'pots' })
  const editor = await openEditor(one)
  await editor.publish('/care')
  const hidden = await editor.add('/not-to-be-found')
  await editor.call('PATCH', `/pages/${hidden._id}`, { seo: { noIndex: true } })
  await editor.call('POST', `/pages/${hidden._id}/publish`, { revision: hidden.revision })
  const page = await editor.add('/sale', { title: 'Sale', preset: 'landing' })
  const found = new Set(links(page.document))
  expect([...found].every((link) => ['category pots', `product ${product.path}`, 'page /care'].includes(link))).toBe(
    true,
  )
  expect(found).toContain('category pots')
  expect(JSON.stringify(page.document)).not.toContain('elsewhere')
  expect(JSON.stringify(page.document)).not.toContain('not-to-be-found')
})

// Shows B37.
test('a section that is added in the builder begins with what the site has', async () => {
  const editor = await openEditor(one)
  const page = await editor.publish('/about-us')
  const { body } = await editor.call('GET', `/pages/${page._id}/canvas`)
  expect(body.data.sampleSite).toMatchObject({
    name: 'Site one',
    title: 'Title of /about-us',
    categories: [{ title: 'pots', path: 'pots' }],
    products: [{ title: 'Blue pot' }],
  })
  const paths = body.data.sampleSite.pages.map(({ path }: { path: string }) => path)
  expect(paths).toContain('/care')
  // Drafts are not shown to visitors, and no page links to itself.
  expect(paths).not.toContain('/sale')
  expect(paths).not.toContain('/about-us')
  // Nor is what its owner keeps from being found.
  expect(paths).not.toContain('/not-to-be-found')
})

test('a landing page begins with pictures of the library that are described', async () => {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const ctx = await two.ctx()
  const { id } = await addMedia(ctx, { bytes: dot, fileName: 'stage.png', alt: 'A stage with flowers' })
  const editor = await openEditor(two)
  const page = await editor.add('/pictured', { title: 'Pictured', preset: 'landing' })
  expect(JSON.stringify(page.document)).toContain(`{"alt":"A stage with flowers","media":"${id}"}`)
})

test.each(['about', 'contact', 'landing', 'collection', 'story', 'faq'])(
  '%s is made however long its names are',
  async (preset) => {
    const long = 'A very long name indeed '.repeat(8).trim()
    await two.product({ name: long, path: `long-${preset}`, category: 'long' })
    const editor = await openEditor(two)
    const { status } = await editor.call('POST', '/pages', {
      title: long.slice(0, 120),
      path: `/long-${preset}`,
      preset,
    })
    expect(status).toBe(200)
  },
)
