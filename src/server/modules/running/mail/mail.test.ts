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

test('of a mail that brings a secret the mailbox keeps other words, unless it is all that there is', async () => {
  const secret = { ...mail, text: '123456', html: '<b>123456</b>', kept: 'A code.' }
  const kept = async (key: string) =>
    (await owner.query('select body_text, body_html from mails where once_key = $1', [key])).rows[0]
  const ctx = await one.ctx()
  services.mail = vi.fn<SendMail>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(true)
  await expect(postMail(ctx, 'd', secret)).rejects.toThrow('no answer')
  expect(await kept('d')).toEqual({ body_text: 'A code.', body_html: 'A code.' })
  await postMail(ctx, 'd', secret)
  expect(services.mail).toHaveBeenLastCalledWith(expect.any(String), expect.any(String), secret)
  expect(await kept('d')).toEqual({ body_text: 'A code.', body_html: 'A code.' })
  services.mail = async () => false
  await postMail(ctx, 'e', secret)
  expect(await kept('e')).toEqual({ body_text: '123456', body_html: '<b>123456</b>' })
})

test('who orders has the confirmation a moment later, from the workers', async () => {
  services.mail = async () => false
  const { person } = await shopperWith(one)
  const { body } = await person.init('cod')
  await expect.poll(() => stored(`order:${body.data.orderId}:placed`), { timeout: 10_000 }).toHaveLength(1)
})
