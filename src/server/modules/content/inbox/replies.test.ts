import { describe, expect, test, vi } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import type { Mail, SendMail } from '../../../platform/mail.ts'

const parts = await testApp()
const { one, two, owner, services } = parts
const shop = 'shop@example.com'
await owner.query('update sites set settings = $2 where id = $1', [
  one.id,
  { ...testSettings, business: { email: shop } },
])
services.bus.tell(one.id, ['site'])
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['customers'] })
const viewer = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
const withoutServer: SendMail = async () => false

async function add(site: { id: number }, state = 'NEW') {
  const { rows } = await owner.query(
    `insert into messages (site_id, kind, state, name, mobile_number, email, body, answers)
     values ($1, 'ENQUIRY', $2, 'Asha', '9876500000', 'asha@example.com', 'Is it free?\nOn Sunday?', $3) returning id`,
    [site.id, state, JSON.stringify([{ label: 'City', value: 'Pune' }])],
  )
  return rows[0].id as string
}

const path = (id: string, rest = '') => `/api/v1/messages/${id}${rest}`
const read = async (id: string) => (await one.call('GET', path(id), { token })).body.data
const answer = (id: string, reply: string, as = token) =>
  one.call('POST', path(id, '/replies'), { token: as, body: { reply } })
const states = async (id: string) => (await read(id)).replies.map(({ state }: { state: string }) => state)
const mailJobs = () => doJobs(parts, new Date(8_640_000_000_000))

describe('a reply', () => {
  // Shows B98.
  test('is mailed to who wrote, with what they wrote, and answered to the site', async () => {
    const send = vi.fn<SendMail>(async () => true)
    services.mail = send
    const id = await add(one)
    const { status, body } = await answer(id, ' It is.\nUntil ten. ')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ state: 'OPEN', replies: [{ text: 'It is.\nUntil ten.', state: 'WAITING' }] })
    expect(body.data.replies[0].by).not.toBe('')
    await mailJobs()
    const mail = send.mock.calls.at(-1)?.[2] as Mail
    expect(mail).toMatchObject({
      recipient: 'asha@example.com',
      subject: 'Re: your message to Site one',
      replyTo: shop,
    })
    expect(mail.text).toContain('It is.\nUntil ten.')
    expect(mail.text).toMatch(/You wrote on .+:\nIs it free\?\nOn Sunday\?\nCity: Pune/)
    expect(await states(id)).toEqual(['SENT'])
  })

  // Shows B98.
  test('stands between words in the language of the page that the message came from', async () => {
    const send = vi.fn<SendMail>(async () => true)
    services.mail = send
    const id = await add(one)
    await owner.query("update messages set language = 'hi-IN' where id = $1", [id])
    await owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [one.id])
    services.bus.tell(one.id, ['site'])
    await answer(id, 'हाँ, मुफ़्त है।')
    await mailJobs()
    const mail = send.mock.calls.at(-1)?.[2] as Mail
    expect(mail.subject).not.toContain('your message')
    expect(mail.text).toMatch(/[\u0900-\u097f]+.*:\nIs it free\?/)
  })

  // Shows B98.
  test('that the mail server does not take is shown as failed, and as sent once it is', async () => {
    const id = await add(one, 'DONE')
    services.mail = vi.fn<SendMail>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(true)
    await answer(id, 'It is.')
    const { rows } = await owner.query("select data from jobs.job where name = 'inbox.reply' and state = 'created'")
    await expect(mailJobs()).rejects.toThrow('no answer')
    expect(await read(id)).toMatchObject({ state: 'DONE', replies: [{ state: 'FAILED' }] })
    await services.jobs.send(services.database.platform, 'inbox.reply', rows[0].data)
    await mailJobs()
    expect(await states(id)).toEqual(['SENT'])
  })

  test('is kept in the mailbox where there is no mail server, and stands in the order of writing', async () => {
    services.mail = withoutServer
    const id = await add(one)
    await answer(id, 'First')
    await answer(id, 'Second')
    await mailJobs()
    expect((await read(id)).replies).toMatchObject([
      { text: 'First', state: 'KEPT' },
      { text: 'Second', state: 'KEPT' },
    ])
  })

  test('is refused by its field when it is blank, and to who may only look', async () => {
    const id = await add(one)
    const { status, body } = await answer(id, ' ')
    expect([status, body.errors[0].field, body.errors[0].defaultMessage]).toEqual([400, 'reply', 'Write a reply.'])
    expect((await answer(id, 'Hello', viewer.token)).status).toBe(403)
    expect((await answer(await add(two), 'Hello')).status).toBe(404)
    expect((await read(id)).replies).toEqual([])
  })

  test('goes with its message, and so does its mail', async () => {
    services.mail = withoutServer
    const id = await add(one)
    await answer(id, 'Soon gone')
    await mailJobs()
    const mails = async () =>
      (await owner.query("select count(*)::int as found from mails where body_text like '%Soon gone%'")).rows[0].found
    expect(await mails()).toBe(1)
    await one.call('POST', '/api/v1/messages/delete', { token, body: { ids: [id] } })
    expect(await mails()).toBe(0)
    expect((await owner.query('select 1 from message_replies where message_id = $1', [id])).rows).toEqual([])
  })
})

describe('a note', () => {
  test('is written and deleted by staff, the newest first, and read by who may look', async () => {
    const id = await add(one)
    const write = (note: string, as = token) => one.call('POST', path(id, '/notes'), { token: as, body: { note } })
    await write('Called her')
    const { body } = await write('Calls again on Monday')
    expect(body.data.notes).toMatchObject([{ note: 'Calls again on Monday' }, { note: 'Called her' }])
    const gone = await one.call('DELETE', path(id, `/notes/${body.data.notes[0]._id}`), { token })
    expect(gone.body.data.notes).toMatchObject([{ note: 'Called her' }])
    expect((await one.call('GET', path(id), { token: viewer.token })).body.data.notes).toHaveLength(1)
    expect((await write('Mine', viewer.token)).status).toBe(403)
    expect((await write(' ')).body.errors[0].field).toBe('note')
  })

  test('is of this site’s messages alone', async () => {
    const foreign = await add(two)
    const { status } = await one.call('POST', path(foreign, '/notes'), { token, body: { note: 'Hello' } })
    expect(status).toBe(404)
  })
})
