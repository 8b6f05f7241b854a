import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openSmtpServer } from '../../../../../tests/support/outside/smtp.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { openMailer } from '../../../platform/mail.ts'

const parts = await testApp()
const { app, one, two, owner, services } = parts
const smtp = await openSmtpServer()
afterAll(() => smtp.close())
services.mail = openMailer(smtp.url)

let serial = 0
let leave = ''

/** Where a mail program unsubscribes, from the head of a mail that it got. */
beforeEach(async () => {
  await owner.query('delete from newsletter_subscribers')
  // Mails per address are limited, so each test uses a new one.
  const email = `reader-${serial++}@example.com`
  await one.call('POST', '/api/io/crm/admin/public/newsletter', { body: { email, status: 'SUBSCRIBED' } })
  await one.call('POST', '/api/io/crm/admin/public/newsletter/change-status', {
    body: { email, status: 'UNSUBSCRIBED', unsubscribeReason: 'x' },
  })
  await doJobs(parts, new Date(8_640_000_000_000))
  const head = smtp.taken.at(-1)?.headerLines.map(({ line }) => line.replace(/\r?\n\s+/g, ' ')) ?? []
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  leave = head.find((line) => line.startsWith('List-Unsubscribe:'))?.match(/<(\S+)>$/)?.[1] ?? ''
  expect(leave).toContain(`${one.host}:3000/newsletter/leave?id=`)
  await one.call('POST', '/api/io/crm/admin/public/newsletter', { body: { email, status: 'SUBSCRIBED' } })
})

/** Posts as a mail client does: from anywhere, without a session. */
function post(body: string, type: string, url = leave) {
  const { hostname: host } = new URL(url)
  return app.request(url, { method: 'POST', body, headers: { host, 'content-type': type } })
}

async function statusNow() {
  const { rows } = await owner.query('select status, unsubscribe_reason as reason from newsletter_subscribers')
  return rows[0]
}

const form = 'application/x-www-form-urlencoded'
const parts8058 = '--b7\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b7--\r\n'

// Shows B107.
test.each([
  ['a form', 'List-Unsubscribe=One-Click', form],
  ['a form of parts', parts8058, 'multipart/form-data; boundary=b7'],
])('a mail program takes its reader off by one POST of %s', async (_, body, type) => {
  expect((await post(body, type)).status).toBe(200)
  expect(await statusNow()).toEqual({ status: 'UNSUBSCRIBED', reason: 'Unsubscribed in the mail program' })
  expect((await post(body, type)).status).toBe(200)
})

// Shows B107.
test('nothing else than that one click leaves without a reason, and no other link', async () => {
  expect((await post('List-Unsubscribe=Maybe', form)).status).toBe(400)
  expect((await app.request(leave, { headers: { host: one.host } })).status).toBe(200)
  const elsewhere = leave.replace(one.host, two.host)
  expect((await post('List-Unsubscribe=One-Click', form, elsewhere)).status).toBe(404)
  expect((await post('List-Unsubscribe=One-Click', form, `${leave.slice(0, -1)}_`)).status).toBe(404)
  expect((await post('List-Unsubscribe=One-Click', form, leave.replace('/leave', '/confirm'))).status).toBe(404)
  expect(await statusNow()).toMatchObject({ status: 'SUBSCRIBED' })
})
