import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { photo, upload } from '../../../tests/support/files/upload.ts'
import { renderLoaded } from '../../../tests/support/screens/render.tsx'
import { post } from '../../sections/post/post.tsx'
import { productTag } from '../modules/selling/tags.ts'
import { recordReads } from './reads.ts'

const { one, two } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'media', 'catalogue'] })
type Body = Record<string, unknown>
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) =>
  one.call(method, `/api/v1${path}`, { token, body })
const write = (path: string, body: string) =>
  ask('POST', '/posts', { title: `Of ${path}`, path, status: 'PUBLISHED', body })
const change = async (id: string, given: Body) =>
  ask('PUT', `/posts/${id}`, { ...(await ask('GET', `/posts/${id}`)).body.data, ...given })
/** HTML of a post's page, and the tags it depends on. */
async function page(slug: string) {
  const tags = new Set<string>()
  const reads = recordReads(await one.ctx(), tags)
  return { html: await renderLoaded(post, {}, reads, { path: `/blog/${slug}`, params: { path: slug } }), tags }
}
const pictureIn = (id: string) => `<p>See</p><figure data-picture="${id}" data-alt="Loom" data-caption=""></figure>`

// Shows B111.
test('a picture of a text is of the library, is shown with its size, and stays while the text shows it', async () => {
  const { body: sent } = await upload(one, { token, bytes: await photo(640, 480).png().toBuffer() })
  const mediaId: string = sent.data._id
  const refused = await write('none', pictureIn('notinthelibrary'))
  expect(refused).toMatchObject({ status: 404, body: { errors: [{ field: 'body', code: 'media.notFound' }] } })
  const { body: written } = await write('loom', pictureIn(mediaId))
  const [image = ''] = (await page('loom')).html.match(/<img[^>]*alt="Loom"[^>]*>/) ?? []
  for (const text of [`/media/${mediaId}/`, 'width="640"', 'height="480"', 'loading="lazy"'])
    expect(image).toContain(text)
  expect((await ask('DELETE', `/media/${mediaId}`)).status).toBe(409)
  expect((await change(written.data._id, { body: '<p>See</p>' })).status).toBe(200)
  expect((await ask('DELETE', `/media/${mediaId}`)).status).toBe(200)
})

// Shows B111.
test('a product of a text comes at the price of today; one of another site is not shown', async () => {
  const product = await one.product({ name: 'Kota saree', path: 'kota-saree', price: 150_000 })
  await two.product({ name: 'Of another site', path: 'other' })
  const figures = ['kota-saree', 'other'].map((path) => `<figure data-product="${path}"></figure>`)
  await write('saree', `<p>Before</p>${figures.join('<p>Between</p>')}`)
  const { html, tags } = await page('saree')
  expect(html).toMatch(/Before.*Kota saree.*1,500.*Between/s)
  expect(html).not.toContain('Of another site')
  expect(tags).toContain(productTag(product.id))
})

// Shows B111.
test('a button of a text is a link in the look that its writer chose, and buttons that follow each other stand in a row', async () => {
  const button = (text: string, href: string, look: string) =>
    `<figure data-button="${text}" data-href="${href}" data-look="${look}"></figure>`
  const pair = button('Book a dyer', '/contact', 'primary') + button('See how', 'https://example.com/dyes', 'plain')
  await write('booked', `<p>Before</p>${pair}<p>After</p>`)
  const { html } = await page('booked')
  const links = [...html.matchAll(/<a [^>]*>(?:Book a dyer|See how)<\/a>/g)].map(([link]) => link)
  expect(links).toHaveLength(2)
  expect(links[0]).toMatch(/href="\/contact"[^>]*class="[^"]*--button-bg/)
  expect(links[1]).toMatch(/href="https:\/\/example.com\/dyes"[^>]*class="[^"]*--button-2-bg/)
  expect(links[1]).toContain('rel="noopener noreferrer"')
  expect(html).toMatch(
    /Before.*<div class="[^"]*flex-wrap[^"]*"><a [^>]*>Book a dyer<\/a><a [^>]*>See how<\/a><\/div>.*After/s,
  )
})
