import { expect, test } from 'vitest'
import { blogReads, post as made, somePosts } from '../../../tests/support/blog.ts'
import { fixtureReads } from '../../../tests/support/reads.ts'
import { renderLoaded } from '../../../tests/support/screens/render.tsx'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { post } from './post.tsx'

const draw = (slug: string, props = {}, posts = somePosts) =>
  renderLoaded(
    post,
    props,
    { ...fixtureReads(), ...blogReads(posts) },
    { path: `/blog/${slug}`, params: { path: slug } },
  )

// Shows R7.
test('a post is read with its title, author, date, text and tags', async () => {
  const html = await draw('indigo')
  expect(html).toMatch(/<h1[^>]*>How indigo is made<\/h1>/)
  for (const text of [
    'Asha Rao',
    'Weaver, Kota',
    '>11-21-2026</time>',
    'It is picked at dawn.',
    'href="/blog/tag/dye"',
    'href="/blog/category/weaving"',
    'href="/blog/author/asha-rao"',
  ])
    expect(html).toContain(text)
})

// Shows B87.
test('the table of contents links to the headings, where there are several', async () => {
  const html = await draw('indigo')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(3)
  for (const id of targets) expect(html).toMatch(new RegExp(`<h[23] id="${id}">`))
  const short = [made({ slug: 'short', body: '<h2>One</h2><p>Only.</p>' })]
  expect(await draw('short', {}, short)).not.toContain('aria-label="Contents"')
})

// Shows B87.
test('the share links carry the post’s whole URL and need no third-party script', async () => {
  const html = await draw('indigo')
  const address = encodeURIComponent('https://aangan.example/blog/indigo')
  expect(html).toContain(`https://wa.me/?text=How%20indigo%20is%20made%20${address}`)
  expect(html).not.toContain('<script')
  expect(await draw('indigo', { showShare: false })).not.toContain('wa.me')
})

// Shows B130.
test('those that its writer chose follow it in their order; where the public sees none of them, others of its category', async () => {
  const [one, two, three] = [made({ title: 'One' }), made({ title: 'Two' }), made({ title: 'Three' })]
  const read = (relatedIds: string[], related = 1) =>
    draw('read', { related }, [made({ title: 'Read', slug: 'read', relatedIds }), one, two, three])
  const after = (html: string) =>
    [...html.slice(html.indexOf('<aside')).matchAll(/>(One|Two|Three)</g)].map(([, name]) => name)
  expect(after(await read([three._id, one._id]))).toEqual(['Three', 'One'])
  expect(after(await read(['draft']))).toEqual(['One'])
  expect(await read([three._id], 0)).not.toContain('<aside')
})

// Shows B87.
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

const body = `<p>Before.</p><figure data-picture="pictureofloom" data-alt="A loom" data-caption="In Kota"></figure>
<table><tbody><tr><th>Dye</th><th>Colour</th></tr><tr><td>Indigo</td><td>Blue</td></tr></tbody></table>
<figure data-video="https://youtu.be/abcdefghijk" data-caption="At the vat"></figure>
<figure data-picture="pictureisgone" data-alt="Gone" data-caption="Lost"></figure><p>After.</p>`
const pictures = { pictureofloom: { width: 1200, height: 800, colour: '#aabbcc' } }

// Shows B111.
test('pictures of its text come in many widths with their size, description and caption; one that is gone does not', async () => {
  const html = await draw('figures', {}, [made({ slug: 'figures', body, pictures })])
  const [image = ''] = html.match(/<img[^>]*pictureofloom[^>]*>/) ?? []
  for (const text of ['240w', '1200w', 'width="1200"', 'height="800"', 'alt="A loom"', 'loading="lazy"'])
    expect(image).toContain(text)
  expect(html).toMatch(/<figcaption[^>]*>In Kota</)
  expect(html).not.toMatch(/pictureisgone|Lost/)
  expect(html).toMatch(/Before.*In Kota.*Indigo.*At the vat.*After/s)
})

// Shows B111.
test('a table scrolls in its own box, and its video makes no third-party request', async () => {
  const html = await draw('figures', {}, [made({ slug: 'figures', body, pictures })])
  expect(html).toMatch(/role="region" aria-label="Table" tabindex="0"><table>.*<\/table><\/div>/s)
  expect(html).toMatch(/Play At the vat/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
  expect(html).not.toMatch(/<iframe|<video/)
})

// Shows B111.
test('a product of its text has its name, picture and the price of today; one that is not for sale shows nothing', async () => {
  const reads = { ...fixtureReads(), ...blogReads([made({ slug: 'sold', body: productBody })]) }
  const [item] = (await reads.products({ sort: 'created', page: 0, size: 1 })).items
  if (!item) throw new Error('the fixture has no product')
  const named = made({ slug: 'sold', body: productBody.replace('PATH', item.path) })
  const asked: unknown[] = []
  const withOne = {
    ...reads,
    ...blogReads([named]),
    firstProducts: async (query: { paths?: string[] }) => {
      asked.push(query)
      return query.paths?.includes(item.path) ? [{ ...item, price: 123_400, mrp: 123_400 }] : []
    },
  }
  const html = await renderLoaded(post, {}, withOne, { path: '/blog/sold', params: { path: 'sold' } })
  expect(html).toContain(item.name)
  expect(html).toMatch(/1,234/)
  expect(asked[0]).toEqual({ paths: [item.path, 'gone'], sort: 'created', size: 2 })
  expect(html).toContain(`href="${addressOf('product', item.path)}"`)
  expect(html.match(/<aside class="relative/g)).toHaveLength(1)
})

const productBody = '<figure data-product="PATH"></figure><p>And</p><figure data-product="gone"></figure>'

// Shows B111.
test('buttons that follow each other stand in a row, and a text between two parts them', async () => {
  const button = (text: string, look: string) =>
    `<figure data-button="${text}" data-href="/c/${text}" data-look="${look}"></figure>`
  const body = `${button('One', 'primary')}${button('Two', 'plain')}<p>Words.</p>${button('Three', 'primary')}`
  const html = await draw('indigo', {}, [made({ ...somePosts[0], body })])
  const rows = [...html.matchAll(/<div class="flex flex-wrap gap-3 text-base">(.*?)<\/div>/g)]
  expect(rows.map(([, row = '']) => [...row.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))).toEqual([
    ['/c/One', '/c/Two'],
    ['/c/Three'],
  ])
})
