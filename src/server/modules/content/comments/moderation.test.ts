import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { commentsOf } from '../../../../../tests/support/commenting.ts'
import { changesInOrder } from '../../../../../tests/support/lock-waits.ts'
import type { Ctx } from '../../../platform/context.ts'
import { forgetComments } from './comments.ts'
import { deleteComments, setState } from './staff-comments.ts'

const parts = await testApp()
const { one, two, owner } = parts
const { token: staff } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
const { token, id: userId } = await one.signIn()
const { write, add, all, texts } = commentsOf(one, { staff, writer: token })

/** Calls of staff about comments. */
const path = '/api/v1/comments'
const list = (query: Record<string, string> = {}, by: string | undefined = staff, site = one) =>
  site.call('GET', path, { token: by, query })
const move = (state: string, ids: string[], by = staff, site = one) =>
  site.call('POST', `${path}/state`, { token: by, body: { ids, state } })
const remove = (ids: string[], by = staff, site = one) =>
  site.call('POST', `${path}/delete`, { token: by, body: { ids } })
const written = async (comment: string, by = token) => {
  const post = await write()
  const { body } = await add(post, comment, { token: by })
  return { post, id: body.data._id as string }
}
const stateOf = async (id: string) =>
  (await owner.query('select state from comments where id = $1', [id])).rows[0]?.state
const { token: keeper } = await one.signIn({ userType: 'STAFF', permissions: ['settings'] })
async function moderate(moderation: string): Promise<void> {
  const { revision } = (await one.call('GET', '/api/v1/settings', { token: keeper })).body.data
  const body = { comments: { moderation }, revision }
  expect((await one.call('PATCH', '/api/v1/settings', { token: keeper, body })).status).toBe(200)
}

describe('a new comment', () => {
  const send = async (body: object, by = token) => {
    const post = await write()
    const answer = await one.call('POST', '/api/io/crm/cuser/website/blog/comments/add', {
      token: by,
      query: { blogId: post },
      body: { blogId: post, comment: 'Hello', ...body },
    })
    return { told: answer.body.data.state, kept: await stateOf(answer.body.data._id), shown: texts(await all(post)) }
  }

  test.each([
    ['links to two pages', { comment: 'https://a.in and www.b.in' }],
    ['links to two pages with www', { comment: 'https://www.a.in and http://WWW.b.in' }],
    ['was written in its time', { seconds: 3 }],
    ['comes from a client that tells no time', {}],
  ])('that %s is shown at once', async (_, body) => {
    expect(await send(body)).toMatchObject({ told: 'SHOWN', kept: 'SHOWN', shown: [expect.any(String)] })
  })

  // Shows B94.
  test.each([
    ['links to three pages', { comment: 'HTTPS://a.in http://b.in www.c.in' }, 'WAITING'],
    ['links to three pages with www', { comment: 'https://www.a.in http://www.b.in www.c.in' }, 'WAITING'],
    ['was there faster than anybody types', { seconds: 2.9 }, 'WAITING'],
    ['filled what people do not see', { website: 'https://spam.example' }, 'SPAM'],
  ])('that %s is hidden, and its writer is told that it waits', async (_, body, kept) => {
    expect(await send(body)).toEqual({ told: 'WAITING', kept, shown: [] })
  })

  test('waits where the owner checks all of them, though not one of staff', async () => {
    await moderate('ALL')
    try {
      expect(await send({})).toMatchObject({ told: 'WAITING', shown: [] })
      expect(await send({}, staff)).toMatchObject({ told: 'SHOWN', shown: ['Hello'] })
    } finally {
      await moderate('OFF')
    }
  })

  // Shows B94.
  test('waits where the owner checks first ones, until one of the same writer has been shown', async () => {
    await moderate('FIRST')
    try {
      const newcomer = await one.signIn()
      const first = await written('First', newcomer.token)
      const second = await written('Second', newcomer.token)
      expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['WAITING', 'WAITING'])
      await move('SHOWN', [first.id])
      expect(await stateOf((await written('Third', newcomer.token)).id)).toBe('SHOWN')
    } finally {
      await moderate('OFF')
    }
  })
})

describe('staff', () => {
  test('see who wrote what below which post, the newest first, and find it by its words and its state', async () => {
    const { id } = await written('A word about 50% off_silk')
    await written('Another about cotton')
    const { body } = await list()
    expect(texts({ body: body.data }).slice(0, 2)).toEqual(['Another about cotton', 'A word about 50% off_silk'])
    expect(body.data[1]).toMatchObject({
      _id: id,
      state: 'SHOWN',
      writer: { _id: userId, isBlocked: false },
      post: { path: expect.any(String) },
      reports: [],
      answers: [],
    })
    expect(texts({ body: (await list({ order: 'ascend', s: '1' })).body.data })).not.toContain('Another about cotton')
    expect((await list({ q: '50% OFF_' })).body).toMatchObject({ total: 1, data: [{ _id: id }] })
    await move('HIDDEN', [id])
    const hidden = { q: '50% OFF_', state: 'HIDDEN' }
    expect((await list(hidden)).body).toMatchObject({ total: 1, data: [{ _id: id, state: 'HIDDEN' }] })
    expect((await list({ ...hidden, state: 'SHOWN' })).body.total).toBe(0)
  })

  test('count by state what fits a search, and see spam only where they ask for it', async () => {
    const ids = []
    for (const word of ['one', 'two', 'three', 'four']) ids.push((await written(`chanderi ${word}`)).id)
    await move('SPAM', ids.slice(0, 1))
    await move('HIDDEN', ids.slice(1, 2))
    const counts = await one.call('GET', `${path}/counts`, { token: staff, query: { q: 'chanderi' } })
    expect(counts.body.data).toEqual({ by: { SHOWN: 2, WAITING: 0, HIDDEN: 1, SPAM: 1 }, reported: 0 })
    expect((await list({ q: 'chanderi' })).body.total).toBe(3)
    expect((await list({ q: 'chanderi', state: 'SPAM' })).body.total).toBe(1)
  })

  test('hide several comments from visitors and show them again, and delete them for good: all of them or none', async () => {
    const [here, there] = [await written('Out of place'), await written('As much')]
    const ids = [here.id, there.id]
    expect((await move('HIDDEN', ids)).body.data).toEqual({ count: 2 })
    expect(texts(await all(here.post))).toEqual([])
    await move('SHOWN', ids)
    expect(texts(await all(here.post))).toEqual(['Out of place'])
    expect((await move('GONE', ids)).body.errors[0]).toMatchObject({
      field: 'state',
      defaultMessage: 'Choose a state.',
    })
    const unknown = '01999999-9999-7999-8999-999999999999'
    expect((await move('HIDDEN', [...ids, unknown])).status).toBe(404)
    expect((await remove([...ids, unknown])).status).toBe(404)
    expect(texts(await all(here.post))).toEqual(['Out of place'])
    expect((await remove(ids)).body.data).toEqual({ count: 2 })
    expect([...texts(await all(here.post)), ...texts(await all(there.post))]).toEqual([])
    expect((await remove(ids)).status).toBe(404)
  })

  // Shows B94.
  test('answer a comment in the name of the site, and one that waited is shown then', async () => {
    const { post, id } = await written('What is madder?')
    await move('WAITING', [id])
    const answer = (comment: string, to = id) =>
      one.call('POST', `${path}/${to}/answers`, { token: staff, body: { comment } })
    expect((await answer('  ')).body.errors[0]).toMatchObject({ field: 'comment' })
    expect((await answer('A root that dyes red.')).status).toBe(200)
    await answer('And brown, with iron.')
    const [shown] = (await all(post)).body
    const { rows } = await owner.query('select name from sites where id = $1', [one.id])
    expect(shown.comment).toBe('What is madder?')
    expect(shown.answers).toEqual(
      ['A root that dyes red.', 'And brown, with iron.'].map((comment) => ({
        _id: expect.any(String),
        comment,
        created: expect.stringMatching(/Z$/),
        $card_data: { userId: [{ thumb: null, title: rows[0].name, subtitles: [] }] },
      })),
    )
    expect((await list({ q: 'And brown' })).body.total).toBe(0)
    expect((await answer('No answer to an answer.', shown.answers[0]._id)).status).toBe(404)
    await remove([shown.answers[0]._id])
    expect((await all(post)).body[0].answers).toHaveLength(1)
    await remove([id])
    expect((await owner.query('select from comments where post_id = $1', [post])).rowCount).toBe(0)
  })

  // Shows B94.
  test('read what people report, once each, until they show or hide it', async () => {
    const { post, id } = await written('Buy my soap')
    const report = (reason: string, by?: string) =>
      one.call('POST', `${path}/${id}/reports`, { token: by, body: { reason } })
    const [other, third] = [await one.signIn(), await one.signIn()]
    expect((await report('SPAM')).status).toBe(401)
    expect((await report('UGLY', other.token)).body.errors[0]).toMatchObject({ field: 'reason' })
    await report('SPAM', other.token)
    await report('RUDE', other.token)
    await report('SPAM', third.token)
    const reported = async () => (await list({ reported: 'yes', q: 'Buy my soap' })).body.data
    expect(await reported()).toMatchObject([{ _id: id, state: 'SHOWN', reports: [{ reason: 'SPAM', count: 2 }] }])
    expect(texts(await all(post))).toEqual(['Buy my soap'])
    await move('SHOWN', [id])
    expect(await reported()).toEqual([])
    await move('HIDDEN', [id])
    expect((await report('SPAM', other.token)).status).toBe(404)
  })

  test('hide an answer of the site too, and show it again', async () => {
    const { post, id } = await written('Do you ship to Goa?', (await one.signIn()).token)
    const { body } = await one.call('POST', `${path}/${id}/answers`, { token: staff, body: { comment: 'Yes, we do.' } })
    const answers = async () => (await all(post)).body[0].answers.length
    const answerId = body.data._id
    expect(await answers()).toBe(1)
    expect((await move('HIDDEN', [answerId])).status).toBe(200)
    expect(await answers()).toBe(0)
    await move('SHOWN', [answerId])
    expect(await answers()).toBe(1)
  })

  // Shows B94.
  test('block a writer, with all they wrote if they want, and let them write again', async () => {
    const writer = await one.signIn()
    const { post, id } = await written('First of many', writer.token)
    const [waiting, spam] = [await written('Second of many', writer.token), await written('Third', writer.token)]
    await move('WAITING', [waiting.id])
    await move('SPAM', [spam.id])
    const block = (body: object, by = staff, whom = writer.id) =>
      one.call('POST', `${path}/writers/${whom}`, { token: by, body })
    expect((await block({ isBlocked: true })).status).toBe(200)
    const refused = await add(post, 'Again', { token: writer.token })
    expect([refused.status, texts(await all(post))]).toEqual([403, ['First of many']])
    expect((await list({ q: 'First of many' })).body.data).toMatchObject([{ writer: { isBlocked: true } }])
    await block({ isBlocked: true, hides: true })
    const states = await Promise.all([id, waiting.id, spam.id].map(stateOf))
    expect([states, texts(await all(post))]).toEqual([['HIDDEN', 'HIDDEN', 'SPAM'], []])
    await block({ isBlocked: false })
    expect((await add(post, 'Again', { token: writer.token })).status).toBe(200)
    const colleague = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    expect((await block({ isBlocked: true }, staff, colleague.id)).status).toBe(404)
    expect((await block({ isBlocked: true }, writer.token)).status).toBe(403)
  })

  // Shows B94.
  test('take on a customer who is blocked, who may write while they work there, and not afterwards', async () => {
    const hired = await one.signIn()
    const { post } = await written('Before all that', hired.token)
    const body = { isBlocked: true }
    expect((await one.call('POST', `${path}/writers/${hired.id}`, { token: staff, body })).status).toBe(200)
    const become = (type: string) => owner.query('update users set user_type = $2 where id = $1', [hired.id, type])
    await become('STAFF')
    expect((await add(post, 'As staff', { token: hired.token })).status).toBe(200)
    const seen = (await list({ q: 'Before all that' })).body.data
    expect(seen).toMatchObject([{ writer: { isBlocked: false, isStaff: true } }])
    await become('CUSTOMER')
    expect((await add(post, 'As a customer', { token: hired.token })).status).toBe(403)
  })

  // Shows B94.
  test('hide with a blocked writer no answer that they gave for the site when they worked there', async () => {
    const { post, id } = await written('Do you ship to Leh?')
    const former = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    await one.call('POST', `${path}/${id}/answers`, { token: former.token, body: { comment: 'Yes, in a week.' } })
    const own = await written('My own words', former.token)
    await owner.query("update users set user_type = 'CUSTOMER' where id = $1", [former.id])
    const body = { isBlocked: true, hides: true }
    expect((await one.call('POST', `${path}/writers/${former.id}`, { token: staff, body })).status).toBe(200)
    expect(await stateOf(own.id)).toBe('HIDDEN')
    expect((await all(post)).body[0].answers).toMatchObject([{ comment: 'Yes, in a week.' }])
  })

  test('reach those of their own site alone; who may look changes none, and customers see no list', async () => {
    const { id } = await written('Ours')
    const { token: theirs } = await two.signIn({ userType: 'STAFF', permissions: ['content'] })
    expect((await list({}, theirs, two)).body.total).toBe(0)
    expect((await remove([id], theirs, two)).status).toBe(404)
    expect((await move('HIDDEN', [id], theirs, two)).status).toBe(404)
    const { token: viewer } = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
    expect((await list({}, viewer)).status).toBe(200)
    expect((await move('HIDDEN', [id], viewer)).status).toBe(403)
    expect((await list({}, token)).status).toBe(403)
  })
})

// Shows B94.
test.each([
  ['given a state', (ctx: Ctx, ids: string[]) => setState(ctx, ids, 'HIDDEN')],
  ['deleted', deleteComments],
])('comments that two members of staff choose at once are %s one after the other', async (_, change) => {
  const { token: by } = await one.signIn()
  const ids = [(await written('One', by)).id, (await written('Two', by)).id]
  expect(await changesInOrder(parts, 'comments', ids, (ctx) => change(ctx, ids))).toBe(2)
})

// Shows B94.
test('comments of a customer who is deleted go one after the other', async () => {
  const { token: by, id } = await one.signIn()
  const ids = [(await written('One', by)).id, (await written('Two', by)).id]
  await changesInOrder(parts, 'comments', ids, (ctx) => forgetComments(ctx, id))
  expect(await Promise.all(ids.map(stateOf))).toEqual([undefined, undefined])
})
