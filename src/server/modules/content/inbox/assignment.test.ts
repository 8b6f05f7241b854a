import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { mailsTo } from '../../../../../tests/support/signing-in.ts'

const parts = await testApp()
const { one, two, owner } = parts
const boss = await one.signIn({ userType: 'ADMIN' })
const ravi = await one.signIn({ userType: 'STAFF', permissions: ['customers'] })
const writer = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
const viewer = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
const stranger = await two.signIn({ userType: 'ADMIN' })
const path = '/api/v1/messages'

const [bossId, raviId, writerId, strangerId] = [boss.id, ravi.id, writer.id, stranger.id]

async function add(site: { id: number }, name: string) {
  const { rows } = await owner.query(
    `insert into messages (site_id, kind, name, mobile_number, email) values ($1, 'CONTACT', $2, '', '') returning id`,
    [site.id, name],
  )
  return rows[0].id as string
}

let zarina = ''
let yamini = ''

beforeEach(async () => {
  await owner.query('delete from messages')
  await owner.query('delete from mails')
  await owner.query("update users set user_type = 'STAFF', permissions = '{customers}' where id = $1", [raviId])
  zarina = await add(one, 'Zarina')
  yamini = await add(one, 'Yamini')
})

const assign = (ids: string[], assignee: string | null, token = boss.token) =>
  one.call('POST', `${path}/assign`, { token, body: { ids, assignee } })
const read = async (id: string) => (await one.call('GET', `${path}/${id}`, { token: boss.token })).body.data
const names = async (assigned: string, token = boss.token) =>
  (await one.call('GET', path, { token, query: { assigned, sort: 'name', order: 'ascend' } })).body.data.map(
    ({ name }: { name: string }) => name,
  )
const told = async (email: string) => {
  await doJobs(parts, new Date(Date.now() + 1_000))
  return mailsTo(parts, one, email)
}

describe('a message', () => {
  // Shows B118.
  test('is assigned to who works with the inbox, shown with it, and found by it', async () => {
    expect((await assign([zarina], raviId)).body.data).toEqual({ count: 1 })
    expect((await read(zarina)).assignee).toEqual({ _id: raviId, name: expect.stringMatching(/\S/) })
    expect((await read(yamini)).assignee).toBeNull()
    expect(await names('me', ravi.token)).toEqual(['Zarina'])
    expect(await names('me')).toEqual([])
    expect(await names(raviId)).toEqual(['Zarina'])
    expect(await names('nobody')).toEqual(['Yamini'])
    const counts = await one.call('GET', `${path}/counts`, { token: ravi.token, query: { assigned: 'me' } })
    expect(counts.body.data.all).toBe(1)
    const { body } = await one.call('GET', `${path}.csv`, { token: boss.token, query: { assigned: raviId } })
    expect(body).toContain('Zarina')
    expect(body).not.toContain('Yamini')
    await assign([zarina], null)
    expect((await read(zarina)).assignee).toBeNull()
  })

  // Shows B118.
  test('is refused for a user without access to the inbox, and by a viewer', async () => {
    for (const id of [writerId, strangerId]) {
      const { status, body } = await assign([zarina], id)
      expect([status, body.errors[0].field]).toEqual([409, 'assignee'])
    }
    expect((await assign([zarina], raviId, viewer.token)).status).toBe(403)
    expect((await read(zarina)).assignee).toBeNull()
    const people = (await one.call('GET', `${path}/assignees`, { token: viewer.token })).body.data
    const ids = people.map(({ _id }: { _id: string }) => _id)
    expect(ids).toContain(raviId)
    expect(ids).toContain(bossId)
    expect(ids).not.toContain(writerId)
    expect(ids).not.toContain(strangerId)
  })

  // Shows B118.
  test('a message is unassigned once its assignee may no longer see the inbox', async () => {
    await assign([zarina], raviId)
    await owner.query("update users set permissions = '{content}' where id = $1", [raviId])
    expect((await read(zarina)).assignee).toBeNull()
    expect(await names('nobody')).toEqual(['Yamini', 'Zarina'])
    expect(await names(raviId)).toEqual([])
  })

  // Shows B118.
  test('is assigned with others, all or none, and the entry names the caller', async () => {
    const foreign = await add(two, 'Dev')
    expect((await assign([zarina, foreign], raviId)).status).toBe(404)
    expect((await read(zarina)).assignee).toBeNull()
    expect((await assign([zarina, yamini], raviId)).body.data).toEqual({ count: 2 })
    const { rows } = await owner.query(
      "select actor_id, changes from audit_entries where act = 'message.assign' order by number desc",
    )
    expect(rows[0].actor_id).toBe(bossId)
    expect(JSON.stringify(rows[0].changes)).toContain(raviId)
  })
})

describe('an assignee', () => {
  // Shows B118.
  test('is told by mail, once for all of them, and of nothing that they had already', async () => {
    await assign([zarina], raviId)
    const [mail] = await told(ravi.email)
    expect(mail?.subject).toMatch(/ assigned you a message · Site one$/)
    expect(mail?.text).toContain(`/admin/inbox/${zarina}`)
    expect(mail?.text).not.toContain('Zarina')
    await assign([zarina], raviId)
    expect(await told(ravi.email)).toHaveLength(1)
    await assign([zarina, yamini, await add(one, 'Chitra')], raviId)
    const mails = await told(ravi.email)
    expect(mails).toHaveLength(2)
    expect(mails.map(({ subject }) => subject).join()).toContain('assigned you 2 messages')
  })

  // Shows B118.
  test('by themselves, or loses them before the mail goes, is told nothing', async () => {
    await assign([zarina], raviId, ravi.token)
    await assign([yamini], raviId)
    await assign([yamini], null)
    expect(await told(ravi.email)).toEqual([])
  })
})
