import { describe, expect, test } from 'vitest'
import { blogReads, post, somePosts } from '../../../tests/support/blog.ts'
import { fixtureReads } from '../../../tests/support/reads.ts'
import { renderLoaded } from '../../../tests/support/screens/render.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { PostQuery } from '../define/reads.ts'
import type { BlogList } from './blog-list.schema.ts'
import { blogList } from './blog-list.tsx'

type Props = Partial<BlogList>
type At = Partial<Pick<PageInfo, 'path' | 'query' | 'params'>>

const draw = (
  props: Props,
  at: At = {},
  posts = somePosts,
  asked: PostQuery[] = [],
  place = { id: 'one', leads: true },
) => renderLoaded(blogList, props, { ...fixtureReads(), ...blogReads(posts, asked) }, at, 'a-blog', place)

const many = (length: number) => Array.from({ length }, (_, index) => post({ title: `Number ${index + 1}.` }))
const links = (html: string) =>
  [...html.matchAll(/href="(\/[a-z]*\?[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const at = (category: string) => ({ path: `/blog/category/${category}`, params: { path: category } })
const cards = (html: string) => html.match(/<article/g)?.length ?? 0

describe('a list of blog posts', () => {
  // Shows S18, S19, S20, S21, S22, K10.
  test.each(['cards', 'images', 'overlay', 'stacked', 'featured'] as const)(
    'as %s leads to each post, and tells its date as MM-DD-YYYY in the time of the site, and its author',
    async (layout) => {
      const html = await draw({ layout })
      expect(cards(html)).toBe(3)
      expect(html).toContain('href="/blog/indigo"')
      expect(html).toContain('>11-21-2026</time>')
      expect(html).toContain('Asha Rao')
    },
  )

  // Shows S24.
  test('without posts says so', async () => {
    expect(await draw({ heading: 'Journal' }, {}, [])).toContain('Blog Not Found')
    expect(await draw({}, { path: '/blog', query: { q: 'nothing has this' } })).toContain('Blog Not Found')
  })

  // Shows X8.
  test('whose posts, or categories, cannot be read stays with what it has, and says nothing that is not so', async () => {
    const lost = async () => {
      throw new Error('not today')
    }
    const reads = { ...fixtureReads(), ...blogReads(somePosts) }
    const props = { heading: 'Journal', search: true, tabs: true }
    const withoutPosts = await renderLoaded(blogList, props, { ...reads, posts: lost })
    expect(withoutPosts).toContain('Journal')
    expect(withoutPosts).toContain('<search')
    expect(withoutPosts).toContain('.category=weaving#list-a-blog-list"')
    expect(withoutPosts).not.toContain('Blog Not Found')
    expect(cards(withoutPosts)).toBe(0)
    const withoutTabs = await renderLoaded(blogList, props, { ...reads, blogCategories: lost })
    expect(cards(withoutTabs)).toBe(3)
    expect(withoutTabs).not.toContain('<nav')
  })

  // Shows K4.
  test('has the posts of a page while paging is on, else all that it may have', async () => {
    const settings = { cardPerSection: 4, totalCardsToShow: 6 }
    const html = await draw({ ...settings, enablePaging: true }, {}, many(9))
    expect(cards(html)).toBe(4)
    expect(links(html)).toContain('/?one.p=2#list-one')
    const whole = await draw({ ...settings, enablePaging: false }, {}, many(9))
    expect(cards(whole)).toBe(6)
    expect(links(whole)).toEqual([])
  })

  // Shows S23.
  test('shows the page that the address names, and the last one past the end', async () => {
    const settings = { cardPerSection: 4, enablePaging: true }
    expect(await draw(settings, { path: '/blog', query: { p: '1' } }, many(9))).toContain('Number 5.')
    const last = await draw(settings, { path: '/blog', query: { p: '99' } }, many(9))
    expect(last).toContain('Number 9.')
    expect(cards(last)).toBe(1)
  })

  // Shows S23.
  test('has tabs of the categories that have posts, and a search box, where the owner wants them', async () => {
    const plain = await draw({})
    expect(plain).not.toContain('<nav')
    expect(plain).not.toContain('<search')
    const html = await draw({ tabs: true, search: true }, at('weaving'))
    expect(html).toContain('href="/blog/category/khan-paan"')
    expect(html).toMatch(/aria-current="true"[^>]*>Weaving</)
    expect(html).toMatch(/<form[^>]* action="\/blog\/category\/weaving"/)
    expect(html).not.toContain('कोरमा')
    const others = await draw({ tabs: true }, {}, [post({ categories: [] })])
    expect(others).not.toContain('<nav')
  })

  // Shows B87.
  test('asks for what the address of the blog asks, and elsewhere for nothing', async () => {
    const query = { q: 'number', tag: 'dye', author: 'a-asha' }
    const asked: PostQuery[] = []
    const html = await draw({}, { path: '/blog', query }, many(2), asked)
    expect(asked).toMatchObject([{ text: 'number', tag: 'dye', author: 'a-asha' }])
    expect(html).toContain('“number”, Tag: dye, By Asha Rao')
    const other: PostQuery[] = []
    await draw({ category: 'weaving' }, { path: '/blog', query }, many(2), other)
    await draw({}, { path: '/blog', query }, many(2), other, { id: 'two', leads: false })
    expect(other).toMatchObject([{ category: 'weaving' }, {}])
    for (const { text, tag } of other) expect([text, tag]).toEqual([undefined, undefined])
  })

  // Shows B128.
  test('on the page of a category, a tag or an author has its posts, and goes on there', async () => {
    const asked: PostQuery[] = []
    const settings = { enablePaging: true, cardPerSection: 2, search: true }
    const on = async (address: string) =>
      draw(settings, { path: address, query: { q: 'number', p: '1' } }, many(9), asked)
    for (const address of ['/blog/category/weaving', '/blog/tag/dye', '/blog/author/asha-rao']) {
      const html = await on(address)
      expect(html).toContain(`href="${address}?q=number&amp;p=2"`)
      expect(html).toContain(`action="${address}"`)
      expect(html).toMatch(new RegExp(`href="${address}"[^>]*>Show all posts`))
    }
    const filters = asked.map(({ category, tag, author, text, page }) => ({ category, tag, author, text, page }))
    const rest = { text: 'number', page: 1 }
    expect(filters).toEqual([
      { category: 'weaving', ...rest },
      { tag: 'dye', ...rest },
      { author: 'a-asha', ...rest },
    ])
  })

  // Shows S23, K4.
  test('on any other page turns its pages there, in its own size, so that each post is reached', async () => {
    const props = { cardPerSection: 2, enablePaging: true }
    const asked: PostQuery[] = []
    const html = await draw(props, { path: '/about' }, many(9), asked)
    expect(links(html)).toContain('/about?one.p=4#list-one')
    expect(html).toContain('id="list-one"')
    const third = await draw(props, { path: '/about', query: { 'one.p': '2' } }, many(9), asked)
    expect(third).toMatch(/Number 5\..*Number 6\./)
    expect(asked.map(({ page, size }) => [page, size])).toEqual([
      [0, 2],
      [2, 2],
    ])
    expect(await draw(props, { path: '/about', query: { 'one.p': '99' } }, many(9))).toContain('Number 9.')
  })

  // Shows S23.
  test('moves no other list of its page: what that shows is kept by every link and by the search', async () => {
    const props = { cardPerSection: 2, enablePaging: true, search: true, tabs: true, category: 'khan-paan' }
    const query = { 'two.p': '1', 'two.q': 'dye', 'one.category': 'weaving', p: '3', q: 'other' }
    const asked: PostQuery[] = []
    const html = await draw(props, { path: '/about', query }, many(9), asked)
    expect(asked).toMatchObject([{ category: 'weaving', text: undefined, page: 0 }])
    expect(links(html)).toContain('/about?two.p=1&two.q=dye&one.category=weaving&one.p=1#list-one')
    expect(links(html)).toContain('/about?two.p=1&two.q=dye#list-one')
    expect(html).toMatch(/one\.category=weaving#list-one" aria-current="true"[^>]*>Weaving</)
    expect(html).toMatch(/<form[^>]* action="\/about#list-one".*name="two\.p" value="1".*name="one\.q"/)
    expect(html).toMatch(/<input type="hidden" name="one\.category" value="weaving"/)
  })

  // Shows S23.
  test('beside another one on a page of the blog leaves the address to the first', async () => {
    const props = { cardPerSection: 2, enablePaging: true }
    const on = { path: '/blog', query: { p: '1' } }
    expect(links(await draw(props, on, many(9)))).toContain('/blog?p=2')
    const second = await draw(props, on, many(9), [], { id: 'two', leads: false })
    expect(second).toContain('Number 1.')
    expect(links(second)).toContain('/blog?two.p=1#list-two')
  })
})
