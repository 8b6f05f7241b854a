import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor } from '../../../tests/support/editing.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'

const { app, one, owner } = await testApp()
const get = await overHttp(app)
const { token, publish } = await openEditor(one)
type Body = Record<string, unknown>
const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) => {
  const answer = await one.call(method, `/api/v1${path}`, { token, body })
  expect({ path, status: answer.status, msg: answer.body.msg }).toMatchObject({ status: 200 })
  return answer.body.data
}
const change = async (id: string, given: Body) =>
  ask('PUT', `/posts/${id}`, { ...(await ask('GET', `/posts/${id}`)), ...given })

/** Publishes a page with these sections; `read` returns its HTML for visitors. */
async function page(path: string, sections: { type: string; props: Body }[]) {
  const { _id } = await publish(
    path,
    sections.map((section, index) => ({ id: `s-${index}`, ...section })),
  )
  const visit = () => get(one.host, path)
  return { id: _id, visit, read: async () => (await visit()).text }
}

// Shows B91.
test('a section that names a post is drawn anew when the post is changed, moved, taken back and deleted', async () => {
  const post = await ask('POST', '/posts', { title: 'Indigo', path: 'indigo', status: 'DRAFT' })
  const { id, read } = await page('/questions', [
    { type: 'faq', props: { items: [{ question: 'Why?' }], blogId: 'indigo' } },
  ])
  expect(await read()).not.toContain('/blog/indigo')
  await change(post._id, { status: 'PUBLISHED' })
  expect(await read()).toMatch(/href="\/blog\/indigo"[^>]*>Indigo</)
  await change(post._id, { title: 'Indigo, once more' })
  expect(await read()).toContain('Indigo, once more')
  await change(post._id, { path: 'blue' })
  expect(await read()).toMatch(/href="\/blog\/blue"[^>]*>Indigo, once more</)
  await change(post._id, { status: 'DRAFT' })
  expect(await read()).not.toContain('Indigo')
  expect(await read()).toContain('Why?')
  expect(JSON.stringify(await ask('GET', `/pages/${id}/findings`))).toContain(
    'There is no blog post “indigo” on this site that visitors can open.',
  )
  await change(post._id, { status: 'PUBLISHED' })
  await ask('DELETE', `/posts/${post._id}`)
  expect(await read()).not.toContain('Indigo')
})

// Shows X8.
test('a blog list that cannot be read keeps its heading and its search, and is whole again before long, in no shared cache till then', async () => {
  await ask('POST', '/posts', { title: 'Madder', path: 'madder', status: 'PUBLISHED' })
  const list = { type: 'blog-list', props: { heading: 'Journal', search: true } }
  const { visit, read } = await page('/journal', [list])
  await owner.query('alter table post_categories rename to post_categories_away')
  const { text: broken, headers } = await visit()
  await owner.query('alter table post_categories_away rename to post_categories')
  expect(broken).toContain('Journal')
  expect(broken).toContain('Search the blog')
  expect(broken).not.toContain('Blog Not Found')
  expect(headers['cache-control']).toBe('no-store')
  await expect.poll(read, { timeout: 10_000 }).toContain('Madder')
  expect((await visit()).headers['cache-control']).toContain('s-maxage')
})

// Shows X8.
test('a blog list whose posts and tabs can no longer be read shows those it had, in a search too', async () => {
  const { _id } = await ask('POST', '/blog-categories', { title: 'Dyes', path: 'dyes' })
  const post = { title: 'Weld', path: 'weld', status: 'PUBLISHED', categoryIds: [_id] }
  await ask('POST', '/posts', post)
  const { visit } = await page('/dye-notes', [
    { type: 'blog-list', props: { heading: 'Notes', search: true, tabs: true, cardPerSection: 1 } },
  ])
  const read = async (query: string) => (await get(one.host, `/dye-notes${query}`)).text
  const searched = '?s-0.q=weld'
  await visit()
  expect(await read(searched)).toContain('/blog/weld')
  // Nothing of before is cached any more once another post is announced.
  await ask('POST', '/posts', { title: 'Sorrel', path: 'sorrel', status: 'PUBLISHED' })
  await owner.query('alter table post_categories rename to post_categories_away')
  const pages = [await read(''), await read(searched)]
  await owner.query('alter table post_categories_away rename to post_categories')
  for (const text of pages) {
    expect(text).toContain('/blog/weld')
    expect(text).toContain('Dyes')
  }
})

// Shows S23, K4.
test('two lists of posts on one page are each turned and searched there, without the other', async () => {
  for (const name of ['Lac', 'Kumkum', 'Jute'])
    await ask('POST', '/posts', { title: name, path: name.toLowerCase(), status: 'PUBLISHED' })
  const list = (heading: string) => ({ type: 'blog-list', props: { heading, search: true, cardPerSection: 1 } })
  await page('/reading', [list('First'), list('Second')])
  const titles = async (query: string) => {
    const { text } = await get(one.host, `/reading${query}`)
    return [...text.matchAll(/<article.*?href="\/blog\/([a-z]+)"/gs)].map(([, path]) => path)
  }
  const [newest] = await titles('')
  expect(await titles('')).toEqual([newest, newest])
  const [turned, kept] = await titles('?s-0.p=1')
  expect([turned === newest, kept]).toEqual([false, newest])
  expect(await titles('?s-0.q=lac&s-1.q=jute')).toEqual(['lac', 'jute'])
  const { text } = await get(one.host, '/reading?s-0.p=1')
  expect(text).toContain('href="/reading?s-0.p=1&amp;s-1.p=1#list-s-1"')
  expect(text).toMatch(/<link rel="canonical" href="[^"?]*\/reading"/)
})
