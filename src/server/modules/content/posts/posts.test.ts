import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { type Body, blogDesk } from '../../../../../tests/support/blog-desk.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { apiPath } from '../../../../shared/api/api-path.ts'
import { listBlog } from './posts.contract.ts'
import { publishDue } from './posts.ts'
import { findBlogCategories, listFirst } from './shown-posts.ts'
import { findPostByPath } from './whole-post.ts'

const { one, two } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'media'] })
const { ask, write, read, change, add } = blogDesk(one, token)
const shown = (body: object = {}, site = one) => site.call('POST', apiPath(listBlog.path), { body })

const titles = (answer: { body: Body }) => (answer.body.data as { title: string }[]).map(({ title }) => title)

describe('related posts', () => {
  // Shows B130.
  test('are kept in the order that was chosen, without the post itself and without what is deleted', async () => {
    const [first, second, gone] = [await write(), await write({ status: 'DRAFT' }), await write()]
    const id = await write({ relatedIds: [second, first, gone] })
    expect((await read(id)).relatedIds).toEqual([second, first, gone])
    await change(id, { relatedIds: [gone, id, second, first] })
    await ask('DELETE', `/posts/${gone}`)
    expect((await read(id)).relatedIds).toEqual([second, first])
    const page = await findPostByPath(await one.ctx(), (await read(id)).path)
    expect(page?.relatedIds).toEqual([second, first])
    const shown = await listFirst(await one.ctx(), { ids: [second, first], size: 2 })
    expect(shown.map(({ _id }) => _id)).toEqual([first])
  })

  // Shows B130.
  test('of another site, or of none, are refused by their field', async () => {
    const { body, status } = await ask('POST', '/posts', {
      ...{ title: 'Alone', path: 'alone', relatedIds: ['00000000-0000-4000-8000-000000000000'] },
    })
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 404, field: 'relatedIds' })
  })

  test('are looked up by their ids in the table of posts', async () => {
    const [first, second] = [await write(), await write({ status: 'DRAFT' })]
    const { body } = await ask('GET', `/posts?ids=${second},${first}`)
    expect(body.data.map(({ _id }: { _id: string }) => _id).sort()).toEqual([first, second].sort())
    expect((await ask('GET', '/posts?ids=none')).status).toBe(400)
  })
})

describe('the list of the blog', () => {
  // Shows E7, C48.
  test('has a post with its picture, its categories and its author, as data and total', async () => {
    const { body: sent } = await upload(one, { token, bytes: await photo(900, 600).png().toBuffer() })
    const mediaId = sent.data._id
    const weaving = await add('categories', { title: 'Weaving', path: 'weaving' })
    const authorId = await add('authors', { title: 'Asha Rao', subtitle: 'Weaver, Kota', mediaId })
    const given = { shortDescription: 'Blue from a leaf.', tags: ['dye'], mediaId, authorId, categoryIds: [weaving] }
    const id = await write({ title: 'Indigo', path: 'indigo', publishAt: '2026-01-02T03:04:05Z', ...given })
    const { body } = await shown({ filters: { category: [{ operator: 'IN', value: ['weaving'] }] }, width: 1440 })
    const { origin } = (await one.ctx()).site
    const url = `${origin}/media/${mediaId}/960`
    const picture = expect.objectContaining({ id: mediaId, width: 900, height: 600, url })
    expect(body).toEqual({
      data: [
        {
          ...{ _id: id, title: 'Indigo', slug: 'indigo', path: '/blog/indigo', date: '2026-01-02T03:04:05.000Z' },
          ...{ shortDescription: 'Blue from a leaf.', tags: ['dye'], image: picture },
          categories: [{ _id: weaving, title: 'Weaving', path: 'weaving' }],
          $card_data: {
            author: [
              { _id: authorId, path: 'asha-rao', title: 'Asha Rao', subtitles: ['Weaver, Kota'], thumb: picture },
            ],
          },
        },
      ],
      total: 1,
    })
  })

  // Shows C14, C27.
  test('is filtered by id, path or title of a category, searched, sorted and paged', async () => {
    const dyes = await add('categories', { title: 'Plant dyes', path: 'plant-dyes' })
    for (const title of ['Madder', 'Turmeric', 'Pomegranate']) await write({ title, categoryIds: [dyes] })
    const filters = (value: string) => ({ category: [{ operator: 'IN', value: [value] }] })
    for (const value of [dyes, 'plant-dyes', 'Plant dyes'])
      expect((await shown({ filters: filters(value) })).body.total).toBe(3)
    const listed = { filters: filters(dyes), sort: { field: 'title', order: 'ascend' } }
    expect(titles(await shown(listed))).toEqual(['Madder', 'Pomegranate', 'Turmeric'])
    expect(titles(await shown({ ...listed, p: 1, s: 2 }))).toEqual(['Turmeric'])
    expect(titles(await shown({ ...listed, q: 'pomeg' }))).toEqual(['Pomegranate'])
    const search = await one.call('GET', '/api/io/crm/search/model/blog_category', { query: { query: 'plant' } })
    expect(search.body).toMatchObject({ data: [{ _id: dyes, title: 'Plant dyes', path: 'plant-dyes' }], total: 1 })
  })

  // Shows C27.
  test('has the category at a path alone, although the title of another one is the same', async () => {
    const batik = await add('categories', { title: 'Wax', path: 'batik' })
    const other = await add('categories', { title: 'batik', path: 'resist' })
    await write({ title: 'Of wax', categoryIds: [batik] })
    await write({ title: 'Of resist', categoryIds: [other] })
    const found = async (...value: string[]) =>
      titles(
        await shown({ filters: { category: [{ operator: 'IN', value }] }, sort: { field: 'title', order: 'ascend' } }),
      )
    expect(await found('batik')).toEqual(['Of wax'])
    expect(await found('resist', 'batik')).toEqual(['Of resist', 'Of wax'])
    expect(await found('Wax')).toEqual(['Of wax'])
    const moved = { title: 'Wax', path: 'wax', revision: 1 }
    expect((await ask('PUT', `/blog-categories/${batik}`, moved)).status).toBe(200)
    expect(await found('batik')).toEqual(['Of wax'])
    expect((await ask('DELETE', `/blog-categories/${batik}`)).status).toBe(200)
    expect(await found('batik')).toEqual(['Of resist'])
  })

  test('is counted for each of its categories once it is published', async () => {
    const [ikat, chikan] = [
      await add('categories', { title: 'Ikat', path: 'ikat' }),
      await add('categories', { title: 'Chikan', path: 'chikan' }),
    ]
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await write({ categoryIds: [ikat, chikan] })
    await write({ categoryIds: [ikat] })
    await write({ categoryIds: [ikat, chikan], status: 'DRAFT' })
    await write({ categoryIds: [chikan], status: 'SCHEDULED', publishAt })
    await add('categories', { title: 'Ikat of old', path: 'ikat-of-old' })
    const counts = async (query: string) =>
      Object.fromEntries((await findBlogCategories(await one.ctx(), query)).map(({ title, posts }) => [title, posts]))
    expect({ ...(await counts('ikat')), ...(await counts('chikan')) }).toEqual({ Ikat: 2, Chikan: 1, 'Ikat of old': 0 })
  })

  test('is searched by the beginnings of words, in title, summary and text, in any script', async () => {
    await write({
      title: 'Walnut husks',
      shortDescription: 'A brown from Kashmir',
      body: '<p>Soak <b>overnight</b>, then simmer.</p>',
    })
    await write({ title: 'मंजिष्ठा की जड़', shortDescription: 'लाल रंग', body: '<p>सर्दियों में खोदी जाती है</p>' })
    for (const q of ['waln', 'HUSKS walnut', 'kashm', 'overnight simmer', 'husks brown overn'])
      expect([q, titles(await shown({ q }))]).toEqual([q, ['Walnut husks']])
    for (const q of ['मंजिष्ठा', 'सर्दियों', 'लाल रंग'])
      expect([q, titles(await shown({ q }))]).toEqual([q, ['मंजिष्ठा की जड़']])
    for (const q of ['walnut madder', 'strong', "'", '&|!:*'])
      expect([q, (await shown({ q })).body.total]).toEqual([q, 0])
  })

  test('has the posts of its own site alone', async () => {
    await write({ title: 'Only of site one' })
    expect((await shown({}, two)).body).toEqual({ data: [], total: 0 })
  })
})

describe('a post', () => {
  // Shows B86.
  test('is hidden from visitors as a draft, and once it is deleted', async () => {
    const id = await write({ title: 'Not ready', status: 'DRAFT' })
    expect((await shown({ q: 'not ready' })).body.total).toBe(0)
    await change(id, { status: 'PUBLISHED' })
    expect((await shown({ q: 'not ready' })).body.total).toBe(1)
    expect((await ask('DELETE', `/posts/${id}`)).status).toBe(200)
    expect((await shown({ q: 'not ready' })).body.total).toBe(0)
    expect((await ask('GET', `/posts/${id}`)).status).toBe(404)
  })

  // Shows B86.
  test('that is scheduled comes by itself at its time, and not before', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    const id = await write({ title: 'In an hour', status: 'SCHEDULED', publishAt })
    const ctx = await one.ctx()
    const data = { siteId: one.id, id }
    await publishDue(ctx, data)
    expect((await shown({ q: 'in an hour' })).body.total).toBe(0)
    const open = await read(id)
    await publishDue({ ...ctx, now: () => new Date(publishAt) }, data)
    expect((await shown({ q: 'in an hour' })).body.data).toMatchObject([{ date: publishAt }])
    // A form that was open meanwhile does not take it back.
    expect((await ask('PUT', `/posts/${id}`, open)).status).toBe(409)
  })

  // Shows B86.
  test('that is scheduled for another time waits for that one', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const id = await write({ title: 'Moved on', status: 'SCHEDULED', publishAt: hour(1) })
    await change(id, { publishAt: hour(3) })
    const ctx = await one.ctx()
    await publishDue({ ...ctx, now: () => new Date(hour(2)) }, { siteId: one.id, id })
    expect((await read(id)).status).toBe('SCHEDULED')
  })

  // Shows B86.
  test('that is published by hand before its time bears the time of that, and keeps it until another one is given', async () => {
    const begun = Date.now()
    const publishAt = new Date(begun + 3_600_000).toISOString()
    const id = await write({ title: 'Sooner', status: 'SCHEDULED', publishAt })
    await change(id, { status: 'PUBLISHED' })
    const date = async () => (await shown({ q: 'sooner' })).body.data[0].date as string
    const published = await date()
    expect(Date.parse(published)).toBeGreaterThanOrEqual(begun)
    expect(Date.parse(published)).toBeLessThanOrEqual(Date.now())
    await change(id, { shortDescription: 'Than thought', publishAt: null })
    expect(await date()).toBe(published)
    await change(id, { publishAt: '2026-01-02T03:04:05.000Z' })
    expect(await date()).toBe('2026-01-02T03:04:05.000Z')
  })

  // Shows B86.
  test('is refused with its field where something is wrong', async () => {
    await write({ path: 'taken' })
    const nobody = '01999999-9999-7999-8999-999999999999'
    const cases: [Body, number, string][] = [
      [{ path: 'taken' }, 409, 'path'],
      [{ status: 'SCHEDULED', publishAt: '2020-01-01T00:00:00Z' }, 400, 'publishAt'],
      [{ status: 'SCHEDULED' }, 400, 'publishAt'],
      [{ status: 'DRAFT', publishAt: '0000-01-01T00:00:00Z' }, 400, 'publishAt'],
      [{ status: 'DRAFT', publishAt: '0001-01-01T00:00:00+05:30' }, 400, 'publishAt'],
      [{ publishAt: '9999-12-31T23:59:59-12:00' }, 400, 'publishAt'],
      [{ mediaId: 'nopicture12' }, 404, 'mediaId'],
      [{ authorId: nobody }, 404, 'authorId'],
      [{ categoryIds: [nobody] }, 404, 'categoryIds'],
    ]
    for (const [given, status, field] of cases) {
      const answer = await ask('POST', '/posts', { title: 'Wrong', path: 'wrong', ...given })
      expect({ given, status: answer.status, errors: answer.body.errors }).toMatchObject({
        status,
        errors: [{ field }],
      })
    }
  })

  test('keeps no markup that could harm', async () => {
    const id = await write({ body: '<h2>Dye</h2><script>alert(1)</script><p onclick="x">Blue</p>' })
    expect((await read(id)).body).toBe('<h2>Dye</h2><p>Blue</p>')
  })

  // Shows B86.
  test('is not overwritten by who saw an older one', async () => {
    const id = await write()
    const before = await read(id)
    expect((await change(id, { title: 'First' })).status).toBe(200)
    expect((await ask('PUT', `/posts/${id}`, { ...before, title: 'Second' })).status).toBe(409)
    expect((await read(id)).title).toBe('First')
  })

  test('stands in the table of staff by state, text and category', async () => {
    const id = await write({ title: 'A draft to find', status: 'DRAFT' })
    const { body } = await ask('GET', '/posts?status=DRAFT&q=to%20find')
    expect(body).toMatchObject({ data: [{ _id: id, status: 'DRAFT', publishAt: null }], total: 1 })
  })
})
