import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

// Lists of names stand in the order of people, and names that differ in capitals alone are one.

const { one, owner } = await testApp()
const { token } = await one.signIn({ userType: 'ADMIN' })

type Body = Record<string, unknown>
const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: Body) =>
  one.call(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
const titlesOf = (body: { data: Body[] }) => body.data.map(({ title, name }) => String(title ?? name))

const inOrder = ['anokhi', 'banjara', 'Éclat', 'Zari House', 'कला', 'रंग']
const mixed = ['Zari House', 'रंग', 'banjara', 'Éclat', 'anokhi', 'कला']

for (const name of mixed) {
  await one.product({ brand: name, category: 'all' })
  await ask('POST', '/blog-categories', { title: name, path: `b-${mixed.indexOf(name)}`, position: 0 })
}

describe('names', () => {
  // Shows B177.
  test.each(['brand', 'blog_category'])('stand in the order of people in the search of a %s', async (model) => {
    const { body } = await one.call('GET', `/api/io/crm/search/model/${model}`, { query: { query: '' } })
    expect(titlesOf(body).filter((title) => inOrder.includes(title))).toEqual(inOrder)
  })

  // Shows B177.
  test('stand so in the lists of staff', async () => {
    for (const path of ['/brands?s=100', '/blog-categories'])
      expect(titlesOf((await ask('GET', path)).body).filter((title) => inOrder.includes(title))).toEqual(inOrder)
  })

  // Shows B177.
  test('stand so among the brands by which a list is narrowed', async () => {
    const { facetsOf, readFacetSource } = await import('../../src/server/modules/selling/search/facets.ts')
    const source = await readFacetSource(await one.ctx(), { category: 'all' })
    expect(facetsOf(source, {}, []).brands.map(({ name }) => name)).toEqual(inOrder)
  })
})

// Shows B177.
test('no list of the server is sorted by the codes of letters', () => {
  const byCodes = /\b(?:asc|desc)\((?:\w+\.)*(?:title|name|family|subject|firstName|lastName|fileName)\)/
  const found = globSync('src/server/**/*.ts', { exclude: (name) => String(name).endsWith('.test.ts') }).flatMap(
    (file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => byCodes.test(line))
        .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

describe('tags that differ in capitals alone', () => {
  const write = async (tags: string[], path: string) => {
    const { body } = await ask('POST', '/posts', { title: path, path, tags, status: 'PUBLISHED' })
    return (await ask('GET', `/posts/${body.data._id}`)).body.data.tags
  }

  // Shows B177.
  test('are one tag of a post and of the blog, as it was written first', async () => {
    expect(await write(['Diwali', 'diwali', ' Diwali '], 'first')).toEqual(['Diwali'])
    expect(await write(['DIWALI', 'Lamps'], 'second')).toEqual(['Diwali', 'Lamps'])
    const tags = titlesOf((await ask('GET', '/blog-tags')).body)
    expect(tags.filter((tag) => tag.toLowerCase() === 'diwali')).toEqual(['Diwali'])
    const again = await ask('POST', '/blog-tags', { title: 'diwali' })
    expect({ status: again.status, field: again.body.errors[0].field }).toEqual({ status: 409, field: 'title' })
  })

  // Shows B177.
  test('find the same posts', async () => {
    const { listShown } = await import('../../src/server/modules/content/posts/index.ts')
    for (const tag of ['Diwali', 'diwali', 'DIWALI'])
      expect((await listShown(await one.ctx(), { tag, page: 0, size: 10 })).total).toBe(2)
  })

  // Shows B177.
  test('are one tag although several posts bring them at once', async () => {
    const writings = [['Holi'], ['holi'], ['HOLI'], ['C#'], ['C++']]
    await Promise.all(writings.map((tags, at) => write(tags, `at-once-${at}`)))
    await Promise.all(['Onam', 'ONAM'].map((title) => ask('POST', '/blog-tags', { title })))
    const tags = titlesOf((await ask('GET', '/blog-tags')).body).filter((tag) => /^(holi|onam|c\W)/i.test(tag))
    expect(tags.map((tag) => tag.toLowerCase())).toEqual(['c#', 'c++', 'holi', 'onam'])
  })

  // Shows B177.
  test('are one tag of the library although several pictures get them at once', async () => {
    const { rows } = await owner.query(
      `insert into media (site_id, id, file_name, content_type, bytes, width, height, alt, checksum)
       select $1, 'atoncepicture' || at, 'a.jpg', 'image/jpeg', 1, 1, 1, '', at::text from generate_series(1, 4) at returning id`,
      [one.id],
    )
    const given = ['Brass', 'brass', 'BRASS', 'bRass']
    await Promise.all(
      rows.map(({ id }, at) =>
        at < 2
          ? ask('PATCH', `/media/${id}`, { tags: [given[at]] })
          : ask('POST', '/media/arrange', { ids: [id], addTags: [given[at]], removeTags: [] }),
      ),
    )
    const { tags } = (await ask('GET', '/media/labels')).body.data
    expect(tags).toMatchObject([{ count: 4 }])
  })

  // Shows B177.
  test('are renamed in their capitals', async () => {
    const { data } = (await ask('GET', '/blog-tags')).body
    const tag = data.find(({ title }: Body) => title === 'Lamps')
    expect((await ask('PUT', `/blog-tags/${tag._id}`, { ...tag, title: 'LAMPS' })).status).toBe(200)
  })
})
