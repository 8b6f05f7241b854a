import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { commentsOf } from '../../../../../tests/support/commenting.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'

const { one, two, owner } = await testApp()
const { token: staff } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
const { token, id: userId } = await one.signIn()

const { write, add, all, texts } = commentsOf(one, { staff, writer: token })

describe('comments on a post', () => {
  // Shows E8, B131.
  test('show the picture of a writer who made it public, and no other pictures', async () => {
    const post = await write()
    const writer = await one.signIn()
    const { body } = await upload(one, {
      ...writer,
      bytes: await photo(900, 600).jpeg().toBuffer(),
      path: '/api/io/crm/uploadFile',
    })
    await one.call('POST', '/api/io/crm/cuser/profile/pic', { token: writer.token, body: { pictureId: body.data._id } })
    await add(post, 'Lovely', { token: writer.token })
    const thumb = async () => (await all(post)).body[0].$card_data.userId[0].thumb
    expect(await thumb()).toBeNull()
    const show = (isShown: boolean) =>
      one.call('PUT', '/api/v1/profile-pictures/shown', { token: writer.token, body: { isShown } })
    await show(true)
    expect(await thumb()).toEqual({ url: `/api/v1/profile-pictures/${body.data._id}/shown`, alt: '' })
    expect((await one.call('GET', (await thumb()).url)).status).toBe(200)
    await show(false)
    expect(await thumb()).toBeNull()
  })

  // Shows B93.
  test('are at most twenty of one person in ten minutes', async () => {
    const post = await write()
    const { token } = await one.signIn()
    for (let at = 1; at <= 20; at++) expect((await add(post, `Comment ${at}`, { token })).status).toBe(200)
    const { status, headers } = await add(post, 'One too many', { token })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await add(post, 'Of another user', { token: (await one.signIn()).token })).status).toBe(200)
    expect((await all(post)).body).toHaveLength(21)
  })

  // Shows E8, V4, C29, C48.
  test('are stored trimmed, as text, and listed for every visitor, newest first', async () => {
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
      answers: [],
    })
  })

  // Shows E8.
  test('of staff name the site that they write for', async () => {
    const post = await write()
    await add(post, 'We have more on Monday', { token: staff })
    const [{ $card_data }] = (await all(post)).body
    const { name } = (await one.ctx()).site
    expect($card_data.userId[0].subtitles).toEqual([name])
  })

  // Shows C60.
  test('are at most a hundred at once, and are neither filtered nor sorted', async () => {
    const post = await write()
    await add(post, 'Lovely')
    const list = (body: object) =>
      one.call('POST', '/api/io/crm/admin/public/website/blog/comments/all', { query: { blogId: post }, body })
    expect(await list({ s: 101 })).toMatchObject({ status: 200, body: [{ comment: 'Lovely' }] })
    const filtered = await list({ filters: { comment: [{ operator: 'EQUALS', value: 'Lovely' }] } })
    expect(filtered).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'filters.comment', code: 'list.field' }] },
    })
    const sorted = await list({ sort: { field: 'created', order: 'ascend' } })
    expect(sorted).toMatchObject({ status: 400, body: { errors: [{ field: 'sort.created' }] } })
  })

  // Shows V4.
  test.each(['', '  \n ', undefined])('are not %j', async (comment) => {
    const { status, body } = await add(await write(), comment)
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      expect.objectContaining({ field: 'comment', defaultMessage: 'Comment cannot be empty' }),
    ])
  })

  // Shows B93.
  test('have up to 5,000 characters', async () => {
    const post = await write()
    expect((await add(post, 'x'.repeat(5_000))).status).toBe(200)
    const { status, body } = await add(post, 'x'.repeat(5_001))
    expect(status).toBe(400)
    expect(body.errors[0].defaultMessage).toBe('Enter up to 5,000 characters.')
  })

  // Shows C56.
  test('name the same post in the query and in the body', async () => {
    const [post, other] = [await write(), await write()]
    const { status } = await add(post, 'Which one?', { token, inBody: other })
    expect([status, texts(await all(post)), texts(await all(other))]).toEqual([400, [], []])
  })

  // Shows C56.
  test('are neither taken nor shown where no post is, or none that is published', async () => {
    for (const post of ['01999999-9999-7999-8999-999999999999', await write('DRAFT')]) {
      expect((await add(post, 'Hello')).status).toBe(404)
      expect((await all(post)).status).toBe(404)
    }
    expect((await all(await write(), {}, two)).status).toBe(404)
  })

  // Shows C28.
  test('are written by who is signed in alone', async () => {
    const post = await write()
    expect((await add(post, 'Hello', {})).status).toBe(401)
    expect(texts(await all(post))).toEqual([])
  })
})
