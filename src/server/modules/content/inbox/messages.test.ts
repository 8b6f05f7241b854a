import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { changesInOrder, untilWaiting } from '../../../../../tests/support/lock-waits.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { messageMail } from './message-mail.ts'
import { deleteMessages, setState } from './messages.ts'
import { moveMessages } from './senders.ts'

const parts = await testApp()
const { one, two, owner } = parts
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['customers'] })
const viewer = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
const path = '/api/v1/messages'

async function add(site: { id: number }, name: string, more: { kind?: string; state?: string; body?: string } = {}) {
  const { rows } = await owner.query(
    `insert into messages (site_id, kind, state, name, mobile_number, email, body)
     values ($1, $2, $3, $4, '9876500000', lower($4) || '@example.com', $5) returning id`,
    [site.id, more.kind ?? 'CONTACT', more.state ?? 'NEW', name, more.body ?? ''],
  )
  return rows[0].id as string
}

const asha = await add(one, 'Asha', { body: '=SUM(A1) is 100% mine' })
const bina = await add(one, 'Bina', { kind: 'ENQUIRY', state: 'OPEN' })
const chitra = await add(one, 'Chitra', { state: 'SPAM' })
const foreign = await add(two, 'Dev')

const names = async (query: Record<string, string>) => {
  const { body } = await one.call('GET', path, { token, query })
  return body.data.map(({ name }: { name: string }) => name)
}
const post = (verb: string, body: object, as = token) => one.call('POST', `${path}/${verb}`, { token: as, body })
const stateOf = async (id: string) =>
  (await owner.query('select state from messages where id = $1', [id])).rows[0]?.state

describe('the inbox', () => {
  // Shows B98.
  test('shows the newest first, of this site alone, and spam where it is asked for', async () => {
    expect(await names({})).toEqual(['Bina', 'Asha'])
  })

  // Shows B98, B175.
  test.each([
    [{ state: 'NEW' }, ['Asha']],
    [{ state: 'SPAM' }, ['Chitra']],
    [{ kind: 'ENQUIRY' }, ['Bina']],
    [{ q: 'BIN' }, ['Bina']],
    [{ q: 'chitra@ex', state: 'SPAM' }, ['Chitra']],
    [{ q: 'chitra@ex' }, []],
    [{ q: '98765', sort: 'name', order: 'ascend' }, ['Asha', 'Bina']],
    [{ q: '98765', sort: 'name', order: 'ascend', s: '1', p: '1' }, ['Bina']],
    [{ q: '+91 98765-00000', state: 'NEW' }, ['Asha']],
    [{ q: '०९८७६५ ०००००', state: 'OPEN' }, ['Bina']],
    [{ q: '100%' }, ['Asha']],
    [{ q: '_' }, []],
  ])('is filtered, searched, sorted and paged: %j', async (query, found) => {
    expect(await names(query)).toEqual(found)
  })

  // Shows B98.
  test('is counted by state beside the filters', async () => {
    const counts = async (query: Record<string, string>) =>
      (await one.call('GET', `${path}/counts`, { token, query })).body.data
    expect(await counts({})).toEqual({ all: 2, by: { NEW: 1, OPEN: 1, DONE: 0, SPAM: 1 } })
    expect(await counts({ state: 'SPAM', kind: 'ENQUIRY' })).toEqual({
      all: 1,
      by: { NEW: 0, OPEN: 1, DONE: 0, SPAM: 0 },
    })
    expect((await counts({ q: 'Chitra' })).by.SPAM).toBe(1)
  })

  test('opens one message, and none of another site', async () => {
    const { body } = await one.call('GET', `${path}/${bina}`, { token })
    expect(body.data).toMatchObject({ _id: bina, kind: 'ENQUIRY', state: 'OPEN', email: 'bina@example.com' })
    expect((await one.call('GET', `${path}/${foreign}`, { token })).status).toBe(404)
  })

  // Shows B98.
  test('is exported without formulas', async () => {
    const { status, body } = await one.call('GET', `${path}.csv`, { token, query: { state: 'NEW' } })
    expect(status).toBe(200)
    expect(body).toContain("'=SUM(A1) is 100% mine")
    expect(body).not.toContain('Bina')
  })

  // Shows B98.
  test('is changed by who sees customers, and only read by who may look', async () => {
    expect((await one.call('GET', path, { token: viewer.token })).status).toBe(200)
    expect((await post('state', { ids: [asha], state: 'DONE' }, viewer.token)).status).toBe(403)
    expect((await post('delete', { ids: [asha] }, viewer.token)).status).toBe(403)
    expect((await one.call('GET', path)).status).toBe(401)
  })
})

describe('several messages', () => {
  // Shows B98.
  test('are given a state, all or none', async () => {
    expect((await post('state', { ids: [asha, chitra], state: 'DONE' })).body.data).toEqual({ count: 2 })
    expect([await stateOf(asha), await stateOf(chitra)]).toEqual(['DONE', 'DONE'])
    expect((await post('state', { ids: [asha, foreign], state: 'OPEN' })).status).toBe(404)
    expect([await stateOf(asha), await stateOf(foreign)]).toEqual(['DONE', 'NEW'])
  })

  test('are refused by the name of the field', async () => {
    const { status, body } = await post('state', { ids: [], state: 'DONE' })
    expect([status, body.errors[0].field]).toEqual([400, 'ids'])
    expect((await post('state', { ids: [asha], state: 'LOST' })).body.errors[0].field).toBe('state')
  })

  // Shows B98.
  test('are deleted, all or none', async () => {
    expect((await post('delete', { ids: [asha, foreign] })).status).toBe(404)
    expect(await stateOf(asha)).toBe('DONE')
    expect((await post('delete', { ids: [asha, chitra] })).body.data).toEqual({ count: 2 })
    expect([await stateOf(asha), await stateOf(foreign)]).toEqual([undefined, 'NEW'])
  })
})

// Shows B98.
test.each([
  ['given a state', (ctx: Ctx, ids: string[]) => setState(ctx, ids, 'DONE')],
  ['deleted', deleteMessages],
])('messages that two members of staff choose at once are %s one after the other', async (_, change) => {
  const ids = [await add(one, 'Esha'), await add(one, 'Firoz')]
  expect(await changesInOrder(parts, 'messages', ids, (ctx) => change(ctx, ids))).toBe(2)
})

// Shows B98.
test('messages of a sender whose email changes get the new one, one after the other', async () => {
  const ids = [await add(one, 'Indu'), await add(one, 'Indu')]
  const change = { id: crypto.randomUUID(), from: 'indu@example.com', to: 'indu@example.in', isProven: true }
  await changesInOrder(parts, 'messages', ids, (ctx) => moveMessages(ctx, change))
  expect(await names({ q: 'indu@example.in' })).toEqual(['Indu', 'Indu'])
})

// Shows B98.
test('a mail about a message that is being deleted is written no more', async () => {
  await owner.query(
    `update sites set settings = settings || '{"business": {"email": "shop@example.com"}}' where id = $1`,
    [one.id],
  )
  parts.services.bus.tell(one.id, ['site'])
  const id = await add(one, 'Gauri', { body: 'My secret' })
  const ctx = await one.ctx()
  let mailing: Promise<void> | undefined
  await transaction(ctx, async (ctx) => {
    await deleteMessages(ctx, [id])
    mailing = messageMail.job?.post(await one.ctx(), { siteId: one.id, messageId: id } as never)
    await untilWaiting(parts, mailing)
  })
  await mailing
  const { rows } = await owner.query("select 1 from mails where strpos(body_text, 'My secret') > 0")
  expect(rows).toEqual([])
  // One that is not being deleted is mailed.
  const other = await add(one, 'Hari', { body: 'My question' })
  await messageMail.job?.post(await one.ctx(), { siteId: one.id, messageId: other } as never)
  const { rows: kept } = await owner.query("select 1 from mails where strpos(body_text, 'My question') > 0")
  expect(kept).toHaveLength(1)
})
