import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { one, two, owner } = await testApp()
const { token: staff } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
const { token, id: userId } = await one.signIn()

let count = 0
async function write(status = 'PUBLISHED'): Promise<string> {
  const path = `post-${++count}`
  const { body } = await one.call('POST', '/api/v1/posts', { token: staff, body: { title: path, path, status } })
  return body.data._id
}

const add = (blogId: string, comment: unknown, given: { token?: string; inBody?: string } = { token }) =>
  one.call('POST', '/api/io/crm/cuser/website/blog/comments/add', {
    token: given.token,
    query: { blogId },
    body: { blogId: given.inBody ?? blogId, comment, meta: {} },
  })
const all = (blogId: string, body: object = { p: 0, s: 100 }, site = one) =>
  site.call('POST', '/api/io/crm/admin/public/website/blog/comments/all', { query: { blogId }, body })
const texts = ({ body }: { body: { comment: string }[] }) => body.map(({ comment }) => comment)

describe('comments on a post', () => {
  test('are taken trimmed, as text, and read by anybody as a bare list, the newest first', async () => {
    const post = await write()
    expect((await add(post, '  <b>Lovely</b> नमस्ते ')).status).toBe(200)
    await add(post, 'Second')
    const answer = await all(post)
    expect({ status: answer.status, texts: texts(answer) }).toEqual({
      status: 200,
      texts: ['Second', '<b>Lovely</b> नमस्ते'],
    })
    const { rows } = await owner.query('select first_name, last_name from users where id = $1', [userId])
    expect(answer.body[0]).toEqual({
      _id: expect.any(String),
      comment: 'Second',
      created: expect.stringMatching(/Z$/),
      $card_data: {
        userId: [{ thumb: null, title: `${rows[0].first_name} ${rows[0].last_name}`.trim(), subtitles: [] }],
      },
    })
  })

  test.each(['', '  \n ', undefined])('are not %j', async (comment) => {
    const { status, body } = await add(await write(), comment)
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      expect.objectContaining({ field: 'comment', defaultMessage: 'Comment cannot be empty' }),
    ])
  })

  test('have up to 5,000 characters', async () => {
    const post = await write()
    expect((await add(post, 'x'.repeat(5_000))).status).toBe(200)
    const { status, body } = await add(post, 'x'.repeat(5_001))
    expect(status).toBe(400)
    expect(body.errors[0].defaultMessage).toBe('Please enter up to 5,000 characters.')
  })

  test('name the same post in the query and in the body', async () => {
    const [post, other] = [await write(), await write()]
    const { status } = await add(post, 'Which one?', { token, inBody: other })
    expect([status, texts(await all(post)), texts(await all(other))]).toEqual([400, [], []])
  })

  test('are neither taken nor shown where no post is, or none that is published', async () => {
    for (const post of ['01999999-9999-7999-8999-999999999999', await write('DRAFT')]) {
      expect((await add(post, 'Hello')).status).toBe(404)
      expect((await all(post)).status).toBe(404)
    }
    expect((await all(await write(), {}, two)).status).toBe(404)
  })

  test('are written by who is signed in alone', async () => {
    const post = await write()
    expect((await add(post, 'Hello', {})).status).toBe(401)
    expect(texts(await all(post))).toEqual([])
  })

  test('come 100 a page, each on one page', async () => {
    const post = await write()
    await owner.query(
      `insert into comments (site_id, post_id, user_id, comment, created_at)
       select $1, $2, $3, 'c' || n, timestamptz '2026-01-01' + (n / 10) * interval '1 minute'
       from generate_series(1, 130) n`,
      [one.id, post, userId],
    )
    const [first, second] = [texts(await all(post, {})), texts(await all(post, { p: 1, s: 100 }))]
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([100, 30, 130])
    expect((await all(post, { s: 101 })).status).toBe(400)
  })
})

describe('staff', () => {
  const path = '/api/v1/comments'
  const list = (query: Record<string, string> = {}, by: string | undefined = staff, site = one) =>
    site.call('GET', path, { token: by, query })
  const written = async (comment: string) => {
    const post = await write()
    const { body } = await add(post, comment)
    return { post, id: body.data._id as string }
  }

  test('see who wrote what below which post, the newest first, and find it by its words and its state', async () => {
    const { id } = await written('A word about 50% off_silk')
    await written('Another about cotton')
    const { body } = await list()
    expect(texts({ body: body.data }).slice(0, 2)).toEqual(['Another about cotton', 'A word about 50% off_silk'])
    expect(body.data[1]).toMatchObject({
      _id: id,
      state: 'SHOWN',
      writer: { _id: userId },
      post: { path: expect.any(String) },
    })
    expect(texts({ body: (await list({ order: 'ascend', s: '1' })).body.data })).not.toContain('Another about cotton')
    expect((await list({ q: '50% OFF_' })).body).toMatchObject({ total: 1, data: [{ _id: id }] })
    await one.call('PATCH', `${path}/${id}`, { token: staff, body: { state: 'HIDDEN' } })
    expect((await list({ state: 'HIDDEN' })).body).toMatchObject({ total: 1, data: [{ _id: id, state: 'HIDDEN' }] })
    expect(texts({ body: (await list({ state: 'SHOWN' })).body.data })).not.toContain('A word about 50% off_silk')
  })

  test('hide a comment from visitors and show it again, and delete it for good', async () => {
    const { post, id } = await written('Out of place')
    const move = (state: string) => one.call('PATCH', `${path}/${id}`, { token: staff, body: { state } })
    await move('HIDDEN')
    expect(texts(await all(post))).toEqual([])
    await move('SHOWN')
    expect(texts(await all(post))).toEqual(['Out of place'])
    expect((await move('GONE')).body.errors[0]).toMatchObject({
      field: 'state',
      defaultMessage: 'Please say SHOWN or HIDDEN.',
    })
    expect((await one.call('DELETE', `${path}/${id}`, { token: staff })).status).toBe(200)
    expect(texts(await all(post))).toEqual([])
    expect((await one.call('DELETE', `${path}/${id}`, { token: staff })).status).toBe(404)
    expect((await move('HIDDEN')).status).toBe(404)
  })

  test('reach those of their own site alone; who may look changes none, and customers see no list', async () => {
    const { id } = await written('Ours')
    const { token: theirs } = await two.signIn({ userType: 'STAFF', permissions: ['content'] })
    expect((await list({}, theirs, two)).body.total).toBe(0)
    expect((await two.call('DELETE', `${path}/${id}`, { token: theirs })).status).toBe(404)
    const { token: viewer } = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
    expect((await list({}, viewer)).status).toBe(200)
    expect((await one.call('PATCH', `${path}/${id}`, { token: viewer, body: { state: 'HIDDEN' } })).status).toBe(403)
    expect((await list({}, token)).status).toBe(403)
  })
})
