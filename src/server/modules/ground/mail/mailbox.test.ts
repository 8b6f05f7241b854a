import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { postMail } from '../../../../../tests/support/post-mail.ts'

const { one, two, owner } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['settings'] })
const list = async (query: Record<string, string> = {}) =>
  (await one.call('GET', '/api/v1/mails', { token, query })).body
const mail = (subject: string) => ({ language: 'en', subject, blocks: ['Hello'] })

await postMail(await one.ctx(), 'a', 'asha@example.com', mail('Order 1001'))
await postMail(await one.ctx(), 'b', 'ravi@example.com', mail('Order 1002'))
await postMail(await two.ctx(), 'c', 'other@example.com', mail('Order 7'))
await owner.query("update mails set sent_at = now() where once_key = 'a'")

test('the mailbox shows the mails of its site, the newest first', async () => {
  expect(await list()).toEqual({
    total: 2,
    data: [
      {
        _id: expect.any(String),
        recipient: 'ravi@example.com',
        subject: 'Order 1002',
        created: expect.any(String),
        sent: null,
      },
      expect.objectContaining({ recipient: 'asha@example.com', sent: expect.any(String) }),
    ],
  })
})

test('the mailbox is searched, and shows what was sent or what stayed', async () => {
  expect((await list({ q: 'RAVI' })).total).toBe(1)
  expect((await list({ q: '1001' })).total).toBe(1)
  expect((await list({ sent: 'no' })).data).toMatchObject([{ subject: 'Order 1002' }])
  expect((await list({ sent: 'yes' })).data).toMatchObject([{ subject: 'Order 1001' }])
})

test('a mail is read as it was written', async () => {
  const { data } = await list({ q: 'asha' })
  const { body } = await one.call('GET', `/api/v1/mails/${data[0]._id}`, { token })
  expect(body.data).toMatchObject({
    subject: 'Order 1001',
    text: 'Hello\n\nSite one',
    html: expect.stringContaining('Hello'),
  })
})

test('staff without the permission cannot read it', async () => {
  const { data } = await list()
  const stranger = await two.signIn({ userType: 'ADMIN' })
  const other = await one.signIn({ userType: 'STAFF', permissions: ['orders', 'customers'] })
  expect((await two.call('GET', `/api/v1/mails/${data[0]._id}`, { token: stranger.token })).status).toBe(404)
  expect((await one.call('GET', `/api/v1/mails/${data[0]._id}`, { token: other.token })).status).toBe(403)
  expect((await one.call('GET', '/api/v1/mails/nonsense', { token })).status).toBe(400)
})
