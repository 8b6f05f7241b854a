import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { type Body, blogDesk } from '../../../../../tests/support/blog-desk.ts'

const { one } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
const { ask, write, read, change, add } = blogDesk(one, token)

describe('tags', () => {
  const tags = async () => (await ask('GET', '/blog-tags')).body.data as Body[]
  const named = async (title: string) => (await tags()).find((tag) => tag.title === title)

  // Shows B129.
  test('get an address by themselves when a post is saved, each another one', async () => {
    await write({ tags: ['Block print', 'block-print', 'रंग', '!!'] })
    const paths = await Promise.all(['Block print', 'block-print', 'रंग', '!!'].map(named))
    expect(paths.map((tag) => tag?.path)).toEqual(['block-print', 'block-print-2', 'रंग', 'tag'])
    expect((await named('रंग'))?.posts).toBe(1)
  })

  // Shows B129.
  test('are renamed on all posts, and an open editor of one is told', async () => {
    const id = await write({ tags: ['first', 'old name', 'last'] })
    const before = await read(id)
    const tag = (await named('old name')) as Body
    expect((await ask('PUT', `/blog-tags/${tag._id}`, { ...tag, title: 'new name', path: 'new-name' })).status).toBe(
      200,
    )
    expect((await read(id)).tags).toEqual(['first', 'new name', 'last'])
    expect((await ask('PUT', `/posts/${id}`, before)).status).toBe(409)
    const twice = await ask('PUT', `/blog-tags/${tag._id}`, { ...tag, title: 'first', revision: 2 })
    expect({ status: twice.status, field: twice.body.errors?.[0]?.field }).toEqual({ status: 409, field: 'title' })
    expect((await ask('PUT', `/blog-tags/${tag._id}`, tag)).status).toBe(409)
  })

  // Shows B129.
  test('that are deleted are taken off their posts', async () => {
    const id = await write({ tags: ['keep', 'drop'] })
    await ask('DELETE', `/blog-tags/${(await named('drop'))?._id}`)
    expect((await read(id)).tags).toEqual(['keep'])
    expect(await named('drop')).toBeUndefined()
  })
})

describe('an author', () => {
  test('has the address of their name, and another one where that is taken', async () => {
    for (const title of ['Ravi Das', 'Ravi  Das']) await add('authors', { title })
    const rows: Body[] = (await ask('GET', '/blog-authors')).body.data
    expect(
      rows
        .filter(({ title }) => String(title).startsWith('Ravi'))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['ravi-das', 'ravi-das-2'])
    const taken = await ask('POST', '/blog-authors', { title: 'Somebody', path: 'ravi-das' })
    expect({ status: taken.status, field: taken.body.errors?.[0]?.field }).toEqual({ status: 409, field: 'path' })
  })
})

// Shows B86.
test('an author with posts stays, and one without goes; a category goes and its posts stay', async () => {
  const authorId = await add('authors', { title: 'Ravi' })
  const categoryId = await add('categories', { title: 'Soon gone', path: 'soon-gone' })
  const id = await write({ authorId, categoryIds: [categoryId] })
  expect((await ask('DELETE', `/blog-authors/${authorId}`)).status).toBe(409)
  await change(id, { authorId: null })
  expect((await ask('DELETE', `/blog-authors/${authorId}`)).status).toBe(200)
  expect((await ask('DELETE', `/blog-categories/${categoryId}`)).status).toBe(200)
  expect((await read(id)).categoryIds).toEqual([])
})
