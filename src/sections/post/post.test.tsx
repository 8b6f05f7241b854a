import { expect, test } from 'vitest'
import { blogReads, post as made, somePosts } from '../../../tests/support/blog.ts'
import { fixtureReads } from '../../../tests/support/reads.ts'
import { renderLoaded } from '../../../tests/support/render.tsx'
import { post } from './index.ts'

const draw = (slug: string, props = {}, posts = somePosts) =>
  renderLoaded(
    post,
    props,
    { ...fixtureReads(), ...blogReads(posts) },
    { path: `/blog/${slug}`, params: { path: slug } },
  )

test('a post is read with its title, author, date, text and tags', async () => {
  const html = await draw('indigo')
  expect(html).toMatch(/<h1[^>]*>How indigo is made<\/h1>/)
  for (const text of [
    'Asha Rao',
    'Weaver, Kota',
    '>11-21-2026</time>',
    'It is picked at dawn.',
    'href="/blog?tag=dye"',
  ])
    expect(html).toContain(text)
})

test('its contents lead to its headings, where there are several', async () => {
  const html = await draw('indigo')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(3)
  for (const id of targets) expect(html).toMatch(new RegExp(`<h[23] id="${id}">`))
  const short = [made({ slug: 'short', body: '<h2>One</h2><p>Only.</p>' })]
  expect(await draw('short', {}, short)).not.toContain('aria-label="Contents"')
})

test('is passed on by links with its whole address, without a script of anybody', async () => {
  const html = await draw('indigo')
  const address = encodeURIComponent('https://aangan.example/blog/indigo')
  expect(html).toContain(`https://wa.me/?text=How%20indigo%20is%20made%20${address}`)
  expect(html).not.toContain('<script')
  expect(await draw('indigo', { showShare: false })).not.toContain('wa.me')
})

test('others of its category follow it, and never itself', async () => {
  const others = [...somePosts, made({ title: 'The warp', slug: 'warp' })]
  const html = await draw('indigo', {}, others)
  expect(html).toContain('href="/blog/warp"')
  expect(html).not.toContain('href="/blog/indigo"')
  expect(html).not.toContain('href="/blog/korma"')
})

test('a post that is not there shows nothing', async () => {
  expect(await draw('nowhere')).toBe('')
})
