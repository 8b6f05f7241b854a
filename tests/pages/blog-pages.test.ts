import { expect, test } from 'vitest'
import { publishDue } from '../../src/server/modules/content/posts/posts.ts'
import { standardTemplates } from '../../src/server/modules/over/starters/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

/** The blog as visitors get it: by the templates that come with the product (B86 to B88). */

const { app, services, one, two, owner } = await testApp({ standardTemplates })
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
const { origin } = (await one.ctx()).site

type Body = Record<string, unknown>

async function write(given: Body): Promise<string> {
  const { status, body } = await one.call('POST', '/api/v1/posts', { token, body: { status: 'PUBLISHED', ...given } })
  expect({ status, msg: body.msg }).toMatchObject({ status: 200 })
  return body.data._id
}
const show = (path: string) => get(one.host, path)
const shown = (path: string) => expect.poll(() => show(path), { timeout: 10_000 })

test('a post that is published stands on the page of the blog, also where that was kept, and on no other site', async () => {
  expect((await show('/blog')).text).toContain('Blog Not Found')
  await write({ title: 'Of indigo', path: 'indigo' })
  await shown('/blog').toMatchObject({ status: 200, text: expect.stringContaining('href="/blog/indigo"') })
  expect((await get(two.host, '/blog')).text).toContain('Blog Not Found')
  expect((await get(two.host, '/blog/indigo')).status).toBe(404)
})

test('a scheduled post comes onto pages that are kept', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const id = await write({ title: 'Later', path: 'later', status: 'SCHEDULED', publishAt })
  expect((await show('/blog')).text).not.toContain('/blog/later')
  expect((await show('/blog/later')).status).toBe(404)
  const ctx = await one.ctx()
  await publishDue({ ...ctx, now: () => new Date(publishAt) }, { siteId: one.id, id })
  await shown('/blog').toMatchObject({ text: expect.stringContaining('href="/blog/later"') })
  await shown('/blog/later').toMatchObject({ status: 200 })
})

test('the page of the blog is asked by its address', async () => {
  await write({ title: 'Of madder', path: 'madder', tags: ['red & bright'] })
  expect((await show('/blog?q=madd')).text).toContain('href="/blog/madder"')
})

// Shows B128.
test('a category, a tag and an author have pages of their own, to which the addresses before them lead', async () => {
  const make = async (what: string, body: Body) =>
    (await one.call('POST', `/api/v1/blog-${what}`, { token, body })).body.data._id as string
  const dyes = await make('categories', { title: 'Dyes', path: 'dyes', description: 'Colour from plants.' })
  await make('categories', { title: 'Empty', path: 'empty' })
  const authorId = await make('authors', { title: 'Asha Verma', subtitle: 'Dyer' })
  await write({ title: 'Of lac', path: 'of-lac', tags: ['red & bright'], categoryIds: [dyes], authorId })
  const pages = {
    'category=dyes': '/blog/category/dyes',
    [`author=${authorId}`]: '/blog/author/asha-verma',
    'tag=red%20%26%20bright': '/blog/tag/red-bright',
  }
  for (const [query, address] of Object.entries(pages)) {
    await expect
      .poll(() => show(`/blog?${query}&q=lac&p=1&utm=x`))
      .toMatchObject({
        ...{ status: 301, headers: { location: `${address}?q=lac&p=1` } },
      })
    const { status, text } = await show(address)
    expect({ address, status }).toEqual({ address, status: 200 })
    expect(text).toContain('href="/blog/of-lac"')
    expect(text).not.toContain('href="/blog/indigo"')
    expect(text).toContain(`<link rel="canonical" href="${origin}${address}"/>`)
    expect((await get(two.host, address)).status).toBe(404)
    const feed = await show(`${address}/rss.xml`)
    expect(feed.text).toContain(`<link>${origin}/blog/of-lac</link>`)
    expect(feed.text).not.toContain('indigo')
  }
  expect((await show('/blog/category/dyes')).text).toMatch(/"@type":"CollectionPage","name":"Dyes"/)
  expect((await show('/blog/author/asha-verma')).text).toMatch(/"@type":"ProfilePage".*"jobTitle":"Dyer"/)
  expect((await show('/blog?category=dyes&tag=none')).status).toBe(200)
  expect((await show('/blog?category=never')).text).toContain('Blog Not Found')
  expect((await show('/blog/category/never/rss.xml')).status).toBe(404)
  const { text } = await show('/sitemap.xml')
  expect(text).toContain(`${origin}/blog/category/dyes<`)
  expect(text).not.toContain('/blog/category/empty<')
})

// Shows B179.
test('the feed of a renamed category leads on, and one in capitals leads to its usual form', async () => {
  const { body } = await one.call('POST', '/api/v1/blog-categories', { token, body: { title: 'Craft', path: 'craft' } })
  const change = { title: 'Crafts', path: 'crafts', revision: 1 }
  const changed = await one.call('PUT', `/api/v1/blog-categories/${body.data._id}`, { token, body: change })
  expect(changed.status).toBe(200)
  const leads = { status: 301, headers: { location: '/blog/category/crafts/rss.xml' } }
  for (const path of ['craft', 'Craft', 'Crafts'])
    expect(await show(`/blog/category/${path}/rss.xml`)).toMatchObject(leads)
  expect((await show('/blog/category/crafts/rss.xml')).status).toBe(200)
  expect((await show('/blog/tag/craft/rss.xml')).status).toBe(404)
  expect((await get(two.host, '/blog/category/craft/rss.xml')).status).toBe(404)
})

// Shows B88.
test('the feed has the newest posts, well-formed, and none of drafts', async () => {
  const salt = await write({ title: 'Salt & <water>', path: 'salt', shortDescription: 'A "pinch" of it' })
  await write({ title: 'Never said', path: 'never', status: 'DRAFT' })
  const { status, headers, text } = await show('/blog/rss.xml')
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/rss+xml; charset=utf-8' })
  expect(text).toContain('<title>Salt &amp; &lt;water&gt;</title>')
  expect(text).toContain(`<link>${origin}/blog/salt</link><guid isPermaLink="false">${salt}</guid>`)
  expect(text).not.toContain('Never said')
  expect((await get(two.host, '/blog/rss.xml')).text).not.toContain('<item>')
})

// Shows B88.
test('a feed says text as a reader that renders HTML shows it, and is not sent twice', async () => {
  await write({ title: 'Sizes', path: 'sizes', shortDescription: 'Sizes <M> & up: 5 < 6' })
  const feed = await show('/blog/rss.xml')
  expect(feed.text).toContain('<description>Sizes &amp;lt;M&amp;gt; &amp;amp; up: 5 &amp;lt; 6</description>')
  const { etag = '', 'last-modified': changed = '' } = feed.headers
  const again = (headers: Record<string, string>) => get(one.host, '/blog/rss.xml', headers)
  expect(await again({ 'if-none-match': etag })).toMatchObject({ status: 304, text: '', headers: { etag } })
  expect((await again({ 'if-modified-since': changed })).status).toBe(304)
  expect((await again({ 'if-none-match': '"another"', 'if-modified-since': changed })).status).toBe(200)
  expect((await again({ 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200)
  await write({ title: 'More sizes', path: 'more-sizes' })
  expect((await again({ 'if-none-match': etag })).status).toBe(200)
})

test('a feed escapes the names of shop and tag', async () => {
  const written = { title: 'Of brine', path: 'brine', tags: ['sun & sea'], status: 'PUBLISHED' }
  const { token } = await two.signIn({ userType: 'STAFF', permissions: ['content'] })
  expect((await two.call('POST', '/api/v1/posts', { token, body: written })).status).toBe(200)
  await owner.query("update sites set name = 'Salt & Sons <Kutch>', revision = revision + 1 where id = $1", [two.id])
  await services.bus.announce(services.database.forSite(two.id), two.id, ['site'])
  const titles = {
    '/blog/rss.xml': 'Salt &amp; Sons &lt;Kutch&gt;',
    '/blog/tag/sun-sea/rss.xml': 'sun &amp; sea · Salt &amp; Sons &lt;Kutch&gt;',
  }
  for (const [path, title] of Object.entries(titles)) {
    const feed = async () => (await get(two.host, path)).text
    await expect.poll(feed).toContain(`<channel><title>${title}</title>`)
    expect(await feed()).toContain('<title>Of brine</title>')
    expect(await feed()).not.toMatch(/&(?!amp;|lt;|gt;)/)
  }
})

// Shows B88.
test('a post tells search engines what it is', async () => {
  await write({
    title: 'Of lac',
    path: 'lac',
    shortDescription: 'Red of a tree.',
    publishAt: '2026-01-02T03:04:05.000Z',
  })
  const { text } = await show('/blog/lac')
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(data.find((part) => part['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Of lac',
    datePublished: '2026-01-02T03:04:05.000Z',
    url: `${origin}/blog/lac`,
  })
})

// Shows B128.
test('a feed has an address in each language, and leads to the posts in it', async () => {
  const id = await write({ title: 'Of henna', path: 'henna', tags: ['leaf'] })
  const words = JSON.stringify([{ of: 'Of henna', text: 'मेहंदी', place: 'Title' }])
  await owner.query(
    "insert into translations (site_id, language, kind, item, words) values ($1, 'hi-IN', 'post', $2, $3)",
    [one.id, id, words],
  )
  await owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [one.id])
  await services.bus.announce(services.database.forSite(one.id), one.id, ['site'])
  for (const path of ['/blog/rss.xml', '/blog/tag/leaf/rss.xml']) {
    await shown(`/hi${path}`).toMatchObject({ text: expect.stringContaining('<language>hi-IN</language>') })
    const hindi = await show(`/hi${path}`)
    expect(hindi.text).toContain('<title>मेहंदी</title>')
    expect(hindi.text).toContain(`<link>${origin}/hi/blog/henna</link>`)
    expect(hindi.text).toContain(`href="${origin}/hi${path}" rel="self"`)
    const english = await show(path)
    expect(english.text).toContain(`<link>${origin}/blog/henna</link>`)
    expect(english.text).not.toContain('मेहंदी')
  }
  expect((await show('/bn/blog/rss.xml')).status).toBe(404)
})
