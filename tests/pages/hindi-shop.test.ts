import { beforeAll, describe, expect, test } from 'vitest'
import { fillSite, loadStarter } from '../../src/server/modules/over/starters/index.ts'
import { testApp } from '../support/app.ts'
import { sampleOf } from '../support/enumerations/sample.ts'
import { overHttp } from '../support/outside/http.ts'

/** The demonstration shop in Hindi. */

const { app, one, owner } = await testApp({ pictures: 'starters/pictures' })
const get = await overHttp(app)
const shop = await loadStarter('shop')

beforeAll(async () => {
  await fillSite(await one.ctx(), shop)
  await owner.query('delete from samples')
})

/** The text of a page that readers see or hear, without markup for programs. */
function wordsIn(html: string): string {
  const read = html.replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<head>[\s\S]*?<\/head>/, ' ')
  const spoken = [...read.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(([, text]) => text)
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  return [read.replace(/<[^>]*>/g, ' '), title, ...spoken].join(' \n ').replace(/&[#\w]+;/g, ' ')
}

/** Names of makers, and units and signs that are written alike in Hindi. */
const names = ['Site one', shop.name, ...shop.products.map(({ brand }) => brand ?? '')].flatMap((name) =>
  name.split(' '),
)
const signs =
  'A5 E27 LED BIS IS GSM GST UK XS XL XXL CTC FTGFOP1 FSSAI Wrightia tinctoria Indigofera English Google WhatsApp Facebook LinkedIn'
const alike = new Set([...names, ...signs.split(' ')].map((word) => word.replace(/\W/g, '')))
/** Text typed by users. */
const typed = /^zzzz$/

const english = (html: string) =>
  (wordsIn(html).match(/[A-Za-z][\w’'@.-]*/g) ?? []).filter((word) => {
    const bare = word.replace(/\W/g, '')
    return bare.length > 1 && !alike.has(bare) && !typed.test(bare) && !/@|\.com/.test(word)
  })

const paths = [
  ...shop.pages.filter(({ kind }) => kind === 'page').map(({ key }) => key),
  ...shop.categories.map(({ path }) => `/c/${path}`),
  ...shop.products.map(({ path }) => `/p/${path}`),
  ...shop.blog.posts.map(({ path }) => `/blog/${path}`),
  ...shop.blog.categories.map(({ path }) => `/blog/category/${path}`),
  ...[
    '/blog',
    '/search?q=',
    '/search?q=%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80',
    '/search?q=zzzz',
    '/cart',
    '/checkout',
    '/login',
    '/signup',
  ],
  ...['/reset-password', '/newsletter', '/setting/overview', '/setting/profile', '/setting/orders', '/setting/address'],
  ...['/setting/devices', '/setting/data', '/payment/success', '/payment/result', '/no-such-page'],
]

/** A page without its header and footer. */
const mainOf = ({ text }: { text: string }) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))

describe('a search', () => {
  const found = async (path: string) =>
    (await get(one.host, path)).text.match(/href="(?:\/hi)?\/p\/[a-z0-9-]+"/g)?.length ?? 0

  // Shows B125.
  test.each([
    ['साड़ी', '/hi/search'],
    ['साड़ी', '/search'],
    ['चंदेरी', '/search'],
    ['Chanderi', '/hi/search'],
    ['धीमी आँच', '/hi/search'],
  ])('for “%s” on %s finds what is called so in one language or the other', async (text, path) => {
    expect(await found(`${path}?q=${encodeURIComponent(text)}`)).toBeGreaterThan(0)
  })

  // Shows B125.
  test('for what nothing is called finds nothing', async () => {
    expect(await found(`/hi/search?q=${encodeURIComponent('ढ़ंढोळ ज़ज़ज़घ')}`)).toBe(0)
  })

  // Shows B125.
  test('suggests products and categories by what they are called, in the language of the page', async () => {
    const suggested = async (model: string, query: string, language?: string) => {
      const headers: Record<string, string> = language ? { 'x-app-language': language } : {}
      const { body } = await one.call('GET', `/api/io/crm/search/model/${model}`, { query: { query }, headers })
      return body.data.map(({ title }: { title: string }) => title)
    }
    expect(await suggested('product', 'Chanderi', 'hi')).toEqual(['अशर्फ़ी बूटियों वाली चंदेरी सिल्क-कॉटन साड़ी'])
    expect(await suggested('product', 'चंदेरी')).toEqual(['Chanderi Silk-Cotton Saree with Ashrafi Butis'])
    expect(await suggested('category', 'चूड़ियाँ', 'hi')).toEqual(['चूड़ियाँ'])
    expect(await suggested('category', 'चूड़ियाँ')).toEqual(['Bangles'])
    const [first] = await suggested('blog_category', '', 'hi')
    expect(await suggested('blog_category', first, 'hi')).toContain(first)
  })

  // Shows B125.
  test.each([
    ['Bangles', '/hi/search', '/hi/c/bangles', 'चूड़ियाँ'],
    ['चूड़ियाँ', '/search', '/c/bangles', 'Bangles'],
    ['हमारे कारीगर', '/hi/search', '/hi/makers', 'हमारे कारीगर'],
    ['Our makers', '/hi/search', '/hi/makers', 'हमारे कारीगर'],
    ['हमारे कारीगर', '/search', '/makers', 'Our makers'],
  ])('for “%s” on %s names the category or page at %s', async (text, path, address, title) => {
    const html = mainOf(await get(one.host, `${path}?q=${encodeURIComponent(text)}`))
    const places = [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>([^<]+)<\/a><\/li>/g)]
    expect(places.map(([, href, name]) => `${href} ${name}`)).toContain(`${address} ${title}`)
  })

  // Shows B125.
  test('names pages by their titles of now', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const { body } = await one.call('GET', '/api/v1/pages', { token, query: { q: '/makers' } })
    const id = body.data[0]._id
    const query = { language: 'hi-IN' }
    const search = async (q: string) => mainOf(await get(one.host, `/hi/search?q=${encodeURIComponent(q)}`))
    expect(await search('बुनने वाले')).not.toContain('href="/hi/makers"')
    const { revision } = (await one.call('GET', `/api/v1/translations/page/${id}`, { token, query })).body.data
    const words = [{ of: 'Our makers', text: 'बुनने वाले' }]
    const said = { ...query, words, revision }
    expect((await one.call('PUT', `/api/v1/translations/page/${id}`, { token, body: said })).status).toBe(200)
    expect(await search('बुनने वाले')).toMatch(/href="\/hi\/makers"[^>]*>बुनने वाले</)
  })

  test('leads to the posts that it names, in either language', async () => {
    for (const [path, prefix] of [
      ['/search?q=corridor', ''],
      ['/hi/search?q=corridor', '/hi'],
    ]) {
      const { text } = await get(one.host, path ?? '')
      const [, address = ''] = /<a [^>]*?href="([^"]*\/blog\/[^"]*a-rug-for-every-day)"/.exec(text) ?? []
      expect(address).toMatch(new RegExp(`^${prefix}/blog/[a-z-]+$`))
      expect((await get(one.host, address)).status).toBe(200)
    }
  })

  // Shows B125.
  test('in the blog finds a post by its words in either language', async () => {
    const posts = async (q: string) => {
      const body = { p: 0, s: 9, q }
      return (await one.call('POST', '/api/io/crm/admin/public/website/blog/all', { body })).body.data
    }
    expect(await posts('गलियारे')).toMatchObject([{ title: 'A dhurrie for every day' }])
    expect(await posts('corridor')).toMatchObject([{ title: 'A dhurrie for every day' }])
  })
})

// Shows B126.
test.each(sampleOf(paths, (path) => path, 3))('%s has no word of English but names', async (path) => {
  const { status, text } = await get(one.host, path === '/' ? '/hi' : `/hi${path}`)
  expect([200, 404]).toContain(status)
  expect({ path, words: english(text) }).toEqual({ path, words: [] })
})
