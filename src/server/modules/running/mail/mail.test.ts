import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { shopperWith } from '../../../../../tests/support/shopping.ts'
import type { SendMail } from '../../../platform/mail.ts'
import { postMail } from './index.ts'

const { one, two, owner, services } = await testApp({ jobs: true })
const mail = { recipient: 'asha@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

async function stored(key: string) {
  return (await owner.query('select site_id, sent_at from mails where once_key = $1 order by site_id', [key])).rows
}

test('without an SMTP server a mail stays in the mailbox of its site', async () => {
  await postMail(await one.ctx(), 'a', mail)
  await postMail(await two.ctx(), 'a', mail)
  expect(await stored('a')).toEqual([
    { site_id: one.id, sent_at: null },
    { site_id: two.id, sent_at: null },
  ])
})

test('a mail is kept and sent once, however often its job runs', async () => {
  const send = vi.fn<SendMail>(async () => true)
  services.mail = send
  const ctx = await one.ctx()
  await Promise.all([1, 2, 3].map(() => postMail(ctx, 'b', mail)))
  await postMail(ctx, 'b', mail)
  expect(send).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledWith('"Site one" <no-reply@one.localhost>', expect.any(String), mail)
  expect(await stored('b')).toEqual([{ site_id: one.id, sent_at: expect.any(Date) }])
})

test('a mail that the server did not take is kept, and sent by the next run', async () => {
  services.mail = vi.fn<SendMail>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(true)
  const ctx = await one.ctx()
  await expect(postMail(ctx, 'c', mail)).rejects.toThrow('no answer')
  expect(await stored('c')).toEqual([{ site_id: one.id, sent_at: null }])
  await postMail(ctx, 'c', mail)
  expect(await stored('c')).toEqual([{ site_id: one.id, sent_at: expect.any(Date) }])
})

test('who orders has the confirmation a moment later, from the workers', async () => {
  services.mail = async () => false
  const { person } = await shopperWith(one)
  const { body } = await person.init('cod')
  await expect.poll(() => stored(`order:${body.data.orderId}:placed`), { timeout: 10_000 }).toHaveLength(1)
})
