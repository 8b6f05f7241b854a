import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { sampleFiles } from '../../../../../tests/support/files/files.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { newMachine } from '../../../../../tests/support/signing-in.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, two, owner } = parts

const fields = [
  { key: 'who', type: 'name', label: 'Your name', required: true },
  { key: 'plan', type: 'file', label: 'Drawing', max: 2 },
]
const png = await sampleFiles.png()
const megabyte = 1024 * 1024

async function newForm(site: typeof one): Promise<string> {
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const { body } = await site.call('POST', '/api/v1/forms', { token, body: { name: 'Order', definition: { fields } } })
  return body.data._id
}
const form = await newForm(one)

beforeEach(async () => {
  await owner.query('delete from message_files')
})

type Sending = { name?: string; machine?: string; token?: string; site?: typeof one; id?: string }

async function send({ name = 'a.png', machine = newMachine(), token, site = one, id = form }: Sending = {}) {
  const given = new FormData()
  given.set('field', 'plan')
  given.set('file', new File([png], name))
  const sent = new Request('http://x', { method: 'POST', body: given })
  const headers = { 'x-forwarded-for': machine, 'content-type': sent.headers.get('content-type') ?? '' }
  const { status, body } = await site.call('POST', `/api/v1/forms/${id}/files`, {
    ...{ body: await sent.blob(), token, headers },
  })
  return { status, code: body.errors?.[0]?.code as string | undefined, claim: body.data?.claim as string }
}

/** Sends a file and has it count as one of this many megabytes. */
async function sendLarge(megabytes: number, sending: Sending) {
  await send(sending)
  const last = 'select id from message_files order by id desc limit 1'
  await owner.query(`update message_files set size = $1 where id = (${last})`, [megabytes * megabyte])
}

const answer = (plan: string, more: object = {}) =>
  one.call('POST', `/api/v1/forms/${form}/answers`, {
    body: { answers: { who: 'Asha', plan }, ...more },
    headers: { 'x-forwarded-for': newMachine() },
  })

const kept = async () => (await owner.query('select name from message_files order by id')).rows.map(({ name }) => name)
const full = { status: 507, code: 'file.room' }

describe('a file for a form', () => {
  // Shows B116.
  test('is taken sixty times an hour from one machine', async () => {
    const machine = newMachine()
    const answers = []
    for (let count = 0; count < 61; count++) answers.push((await send({ machine })).status)
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })

  // Shows B116, B183.
  test('is taken sixty times an hour from one account, from however many machines', async () => {
    const { token } = await one.signIn()
    const answers = []
    for (let count = 0; count < 61; count++) answers.push((await send({ token })).status)
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })

  // Shows B116.
  test('that was never sent with its form goes after twelve hours, and one that was stays', async () => {
    await answer((await send({ name: 'stays.png' })).claim)
    await send({ name: 'goes.png' })
    time += 11 * 3_600_000
    await doJobs(parts, new Date(time))
    expect(await kept()).toEqual(['stays.png', 'goes.png'])
    time += 2 * 3_600_000
    await doJobs(parts, new Date(time))
    expect(await kept()).toEqual(['stays.png'])
  })

  // Shows B116.
  test('of a message that the hidden field tells to be spam goes like one that was never sent', async () => {
    const { claim } = await send({ name: 'spam.png' })
    expect((await answer(claim, { website: 'https://spam.example' })).status).toBe(200)
    time += 13 * 3_600_000
    await doJobs(parts, new Date(time))
    expect(await kept()).toEqual([])
  })
})

describe('the room for files of visitors', () => {
  // Shows B116.
  test('that one machine has used up is still there for others', async () => {
    const machine = newMachine()
    await sendLarge(100, { machine })
    expect(await send({ machine })).toMatchObject(full)
    expect((await send()).status).toBe(200)
  })

  // Shows B116.
  test('of a machine is free again once the form is sent', async () => {
    const machine = newMachine()
    const { claim } = await send({ machine })
    await owner.query('update message_files set size = $1', [100 * megabyte])
    expect(await send({ machine })).toMatchObject(full)
    expect((await answer(claim)).status).toBe(200)
    expect((await send({ machine })).status).toBe(200)
    expect((await owner.query('select from message_files where machine is null')).rowCount).toBe(1)
  })

  // Shows B116.
  test('that is full of files that wait is made by the oldest of the machine with most of them', async () => {
    const most = newMachine()
    await sendLarge(60, { machine: most, name: 'oldest.png' })
    await sendLarge(40, { machine: most, name: 'second.png' })
    for (let count = 0; count < 12; count++) await sendLarge(77, { name: `other-${count}.png` })
    expect((await send({ name: 'new.png' })).status).toBe(200)
    const names = await kept()
    expect([names.includes('oldest.png'), names.includes('second.png'), names.includes('new.png')]).toEqual([
      ...[false, true, true],
    ])
    expect(names).toHaveLength(14)
  })

  // Shows B116.
  test('that messages fill is there on no machine, and on other sites as before', async () => {
    const elsewhere = await newForm(two)
    for (const name of ['one', 'two', 'three']) await answer((await send({ name: `${name}.png` })).claim)
    await owner.query('update message_files set size = $1', [2_000 * megabyte])
    expect(await send()).toMatchObject(full)
    expect((await send({ site: two, id: elsewhere })).status).toBe(200)
  })
})
