import { describe, expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { publishDue } from './posts.ts'

let time = new Date('2026-11-20T06:00:00Z')
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000)
}
const { one, two, owner: database } = await testApp({ now: () => time })

type Body = Record<string, unknown>

/** The calls of a writer of this name. */
async function openWriter(site: TestSite, name: string) {
  const { token, id } = await site.signIn({ userType: 'STAFF', permissions: ['content'] })
  await database.query('update users set first_name = $2 where id = $1', [id, name])
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, query?: Record<string, string>) =>
    site.call(method, `/api/v1/posts${path}`, { token, body, query })
  const read = async (id: string) => (await call('GET', `/${id}`)).body.data
  return {
    call,
    read,
    lock: (id: string, editor: string, take?: 'over') =>
      call('PUT', `/${id}/lock`, take ? { editor, take } : { editor }),
    give: (id: string, editor: string) => call('DELETE', `/${id}/lock`, undefined, { editor }),
    /** @param editor the tab that saves; a program has none */
    save: async (id: string, given: Body, editor?: string) =>
      call('PUT', `/${id}`, { ...(await read(id)), ...given, editor }),
    remove: (id: string, editor?: string) => call('DELETE', `/${id}`, undefined, editor ? { editor } : {}),
  }
}

const asha = await openWriter(one, 'Asha')
const meera = await openWriter(one, 'Meera')

let count = 0
async function write(given: Body = {}): Promise<string> {
  const body = { title: `Post ${++count}`, path: `edited-${count}`, ...given }
  return (await asha.call('POST', '', body)).body.data._id
}

const [tab, tabTwo, theirs] = ['tab-number-one', 'tab-number-two', 'tab-of-meera']
const mine = { mine: true, holder: null }
const refused = { status: 409, body: { errors: [{ field: 'editor', code: 'post.locked' }] } }

describe('the tab that edits a post', () => {
  // Shows B279.
  test('is shown with its writer and since when to other people and to other tabs of the same one', async () => {
    const id = await write()
    expect((await asha.lock(id, tab)).body.data).toEqual(mine)
    const since = time.toISOString()
    later(20)
    expect((await asha.lock(id, tab)).body.data).toEqual(mine)
    const held = { mine: false, holder: { name: 'Asha Rao', isYou: false, since } }
    const own = { mine: false, holder: { ...held.holder, isYou: true } }
    expect((await asha.lock(id, tabTwo)).body.data).toEqual(own)
    expect((await meera.lock(id, theirs)).body.data).toEqual(held)
    expect((await meera.give(id, theirs)).body.data).toEqual(held)
    await asha.give(id, tab)
    expect((await meera.lock(id, theirs)).body.data).toEqual(mine)
  })

  // Shows B279.
  test('of a colleague with the same name is told from another tab of the same user, also where a change is refused', async () => {
    const id = await write()
    await asha.lock(id, tab)
    const namesake = await openWriter(one, 'Asha')
    expect((await namesake.lock(id, theirs)).body.data.holder).toMatchObject({ name: 'Asha Rao', isYou: false })
    await asha.lock(id, tabTwo, 'over')
    const late = 'is editing this post, so your change wasn’t saved. Take over the post to continue.'
    expect((await asha.save(id, { title: 'Late' }, tab)).body.msg).toBe(`Another tab of yours ${late}`)
    expect((await namesake.save(id, { title: 'Late' }, theirs)).body.msg).toBe(`Asha Rao ${late}`)
  })

  // Shows B279.
  test('is refused every change once another has taken over, which loses nothing of what was saved', async () => {
    const id = await write()
    await asha.lock(id, tab)
    expect((await asha.save(id, { title: 'Saved in time' }, tab)).status).toBe(200)
    expect((await meera.lock(id, theirs, 'over')).body.data).toEqual(mine)
    expect((await asha.lock(id, tab)).body.data).toMatchObject({ mine: false, holder: { name: 'Meera Rao' } })
    const soon = new Date(time.getTime() + 3_600_000).toISOString()
    for (const given of [{ title: 'Too late' }, { status: 'PUBLISHED' }, { status: 'SCHEDULED', publishAt: soon }])
      expect(await asha.save(id, given, tab)).toMatchObject(refused)
    const told = await asha.remove(id, tab)
    expect(told).toMatchObject(refused)
    expect(told.body.msg).toBe(
      'Meera Rao is editing this post, so your change wasn’t saved. Take over the post to continue.',
    )
    expect(await meera.read(id)).toMatchObject({ title: 'Saved in time', status: 'DRAFT', revision: 2 })
    expect((await meera.save(id, { title: 'Theirs' }, theirs)).status).toBe(200)
    await asha.lock(id, tab, 'over')
    expect(await meera.save(id, { title: 'Too late' }, theirs)).toMatchObject(refused)
    expect((await asha.remove(id, tab)).status).toBe(200)
  })

  // Shows B279.
  test('is forgotten a minute after nothing was heard of it, and may save while no other has the post', async () => {
    const id = await write()
    await asha.lock(id, tab)
    later(59)
    expect((await meera.lock(id, theirs)).body.data.mine).toBe(false)
    later(2)
    expect((await asha.save(id, { title: 'Awake' }, tab)).status).toBe(200)
    expect((await meera.lock(id, theirs)).body.data).toEqual(mine)
    expect(await asha.save(id, { title: 'Too late' }, tab)).toMatchObject(refused)
    later(61)
    expect((await asha.save(id, { title: 'Awake again' }, tab)).status).toBe(200)
  })

  test('holds back neither a program nor the publication that was scheduled', async () => {
    const publishAt = new Date(time.getTime() + 60_000).toISOString()
    const id = await write({ status: 'SCHEDULED', publishAt })
    expect((await meera.save(id, { title: 'By a program' })).status).toBe(200)
    later(60)
    await asha.lock(id, tab)
    await publishDue(await one.ctx(), { siteId: one.id, id })
    expect(await asha.read(id)).toMatchObject({ status: 'PUBLISHED', title: 'By a program' })
    expect((await meera.remove(id)).status).toBe(200)
  })

  test('is of one site: another can neither lock the post nor learn who edits it', async () => {
    const id = await write()
    await asha.lock(id, tab)
    const foreign = await openWriter(two, 'Ravi')
    for (const asked of [
      foreign.lock(id, 'tab-of-ravi'),
      foreign.lock(id, 'tab-of-ravi', 'over'),
      foreign.give(id, tab),
    ])
      expect(await asked).toMatchObject({ status: 404, body: { msg: 'This blog post was not found.' } })
    expect((await meera.lock(id, theirs)).body.data.mine).toBe(false)
  })

  test('requires an editor id; read-only staff can read', async () => {
    const id = await write()
    const { status, body } = await asha.lock(id, 'no')
    expect([status, body.errors[0].field]).toEqual([400, 'editor'])
    const reader = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
    const asked = await one.call('PUT', `/api/v1/posts/${id}/lock`, { token: reader.token, body: { editor: tab } })
    expect(asked.status).toBe(403)
  })
})
