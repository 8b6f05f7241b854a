import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withoutMarkup } from '../../../../shared/content/texts/rich-text.ts'
import { StartError } from '../../../platform/config.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { loadStarter, readStarter } from './load-starter.ts'
import { starterNames } from './starter.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-starter-'))
afterAll(() => rm(folder, { recursive: true }))

/** The shop's starter with a change to one of its files. */
async function broken(file: string, change: (text: string) => string): Promise<string> {
  const own = await mkdtemp(path.join(folder, 'shop-'))
  await cp('starters/shop', own, { recursive: true })
  const text = await readFile(path.join(own, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`nothing was changed in ${file}`)
  await writeFile(path.join(own, file), changed)
  return own
}

test.each([
  [
    'a field that does not fit',
    'products/flames.json',
    '"hsn": "6912"',
    '"hsn": "no"',
    '0.hsn: An HSN code has 4, 6 or 8 digits.',
  ],
  ['a field that there is not', 'site.json', '"logo"', '"lgo"', ': Not known here: lgo.'],
  [
    'a picture that there is not',
    'products/flames.json',
    '"terracotta-diyas-dozen-2"',
    '"terracotta-diya-2"',
    '0.pictures.1: There is no picture "terracotta-diya-2".',
  ],
  [
    'a category that there is not',
    'products/flames.json',
    '"diyas-and-candles"',
    '"candles"',
    '0.categories.0: There is no category "candles".',
  ],
  ['the logo', 'site.json', 'aangan-mark', 'aangan', 'logo: There is no picture "aangan".'],
  [
    'the picture of a category',
    'categories.json',
    '"category-women"',
    '"category-woman"',
    '0.picture: There is no picture "category-woman".',
  ],
  [
    'a picture of a page',
    'pages/home.json',
    '$picture/hero-indigo',
    '$picture/indigo',
    'sections.0.props.slides.1.image.media: There is no picture "indigo".',
  ],
  [
    'a link to a category',
    'groups/footer.json',
    '"value": "sarees"',
    '"value": "saris"',
    'sections.0.props.columns.0.items.0.action.value: There is no category "saris".',
  ],
  [
    'the author of a post',
    'blog.json',
    '"author": "Meera Nair"',
    '"author": "Mira"',
    'posts.0.author: There is no author "Mira".',
  ],
  [
    'a section',
    'pages/home.json',
    '"type": "hero"',
    '"type": "heroes"',
    'sections.0.type: There is no section "heroes".',
  ],
  [
    'a property of a section',
    'pages/home.json',
    '"columns": "4"',
    '"columns": "40"',
    'sections.1.props.columns: Send an object.',
  ],
  [
    'a customer of the past',
    'history/orders.json',
    'arjun.desh',
    'arjun.dash',
    '0.customer: There is no customer "arjun.dash',
  ],
  [
    'a variant of the past',
    'history/orders.json',
    'NEE-KUR-05-XS',
    'NEE',
    '0.pieces.0.sku: There is no variant "NEE".',
  ],
])('%s is told with its file and its field', async (_, file, from, to, fault) => {
  const own = await broken(file, (text) => text.replace(from, to))
  const error = await readStarter(own).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(StartError)
  expect(String(error)).toContain(path.join(own, file))
  expect(String(error)).toContain(fault)
})

test('a file that is no JSON is told, and one that is missing', async () => {
  await expect(readStarter(await broken('pages/makers.json', (text) => text.slice(1)))).rejects.toThrow('makers.json: ')
  const own = await broken('site.json', (text) => text.replace('"rugs"', '"carpets"'))
  await expect(readStarter(own)).rejects.toThrow('carpets.json: ENOENT')
})

test('a starter is read once, and has the pages of its base that it brings none of its own for', async () => {
  const starter = await loadStarter('shop')
  expect(await loadStarter('shop')).toBe(starter)
  const templates = starter.pages.filter(({ kind }) => kind === 'template')
  expect(templates.map(({ key }) => key)).toContain('checkout')
  const own = templates.filter(({ key }) => key === 'product')
  expect(own).toHaveLength(1)
  expect(JSON.stringify(own)).toContain('Cash on delivery')
})

// Shows B222.
test.each(starterNames)('the home page of the starter %s is called Home', async (name) => {
  const { pages } = await loadStarter(name)
  expect(pages.find(({ kind, key }) => kind === 'page' && key === '/')?.title).toBe('Home')
})

// Shows S94, B92.
test.each(['shop', 'events'] as const)(
  'the blog of the %s has ten posts over the year, two of them in Hindi',
  async (name) => {
    const { authors, posts } = (await loadStarter(name)).blog
    expect(posts).toHaveLength(10)
    expect(posts.filter(({ title }) => /[\u0900-\u097f]/.test(title)).map(({ categories }) => categories)).toEqual([
      expect.arrayContaining(['hindi']),
      expect.arrayContaining(['hindi']),
    ])
    expect(new Set(posts.map(({ author }) => author)).size).toBe(authors.length)
    expect(new Set(posts.map(({ picture }) => picture)).size).toBe(posts.length)
    for (const { path, body, daysAgo } of posts) {
      const words = withoutMarkup(body).split(/\s+/).length
      expect({ path, isOfLength: words >= 250 && words <= 500 }).toEqual({ path, isOfLength: true })
      expect(body).toBe(sanitise(body))
      expect(body).toMatch(/<h2>.*<ul>.*<blockquote>|<h2>.*<blockquote>.*<ul>|<h2>.*<ol>/)
      expect(daysAgo).toBeLessThan(365)
    }
  },
)

// Shows B92.
test('a page of a starter leads to posts that its blog brings', async () => {
  for (const name of ['shop', 'events'] as const) {
    const { blog, pages } = await loadStarter(name)
    const named = [...JSON.stringify(pages).matchAll(/"blogId":"([^"]+)"/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(0)
    expect(blog.posts.map(({ path }) => path)).toEqual(expect.arrayContaining(named))
  }
})

// Shows B9.
test.each(starterNames)(
  '%s writes amounts in its texts as its shop shows prices, without paise that are none',
  async (name) => {
    const at = path.join('starters', name)
    const files = (await readdir(at, { recursive: true })).filter((file) => file.endsWith('.json'))
    const texts = await Promise.all(files.map((file) => readFile(path.join(at, file), 'utf8')))
    expect(texts.flatMap((text) => text.match(/₹[\d,]+\.00/g) ?? [])).toEqual([])
  },
)
