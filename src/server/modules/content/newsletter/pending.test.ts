import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { linksTo, openLink } from '../../../../../tests/support/newsletter.ts'
import { setSettings } from '../../../../../tests/support/reviewing.ts'

const app = await testApp()
const { one, owner } = app
await setSettings(app, one, { newsletter: { confirm: true } })

const post = (path: string, body: object) => one.call('POST', `/api/io/crm/admin/public/newsletter${path}`, { body })

async function statusOf(email: string): Promise<string> {
  const { rows } = await owner.query('select status from newsletter_subscribers where site_id = $1 and email = $2', [
    one.id,
    email,
  ])
  return rows[0]?.status
}

/** Enters an address, as somebody may whose it is not, and does not confirm it. @returns the link that was mailed */
async function asked(email: string) {
  await post('', { email, status: 'SUBSCRIBED' })
  expect(await statusOf(email)).toBe('PENDING')
  const [confirm] = await linksTo(app, one, email)
  return confirm
}

test('an address that is not confirmed yet unsubscribes on the page, and its link confirms nothing any more', async () => {
  const email = 'entered-by-another@example.com'
  const confirm = await asked(email)
  await post('/change-status', { email, unsubscribeReason: 'It was not me', status: 'UNSUBSCRIBED' })
  expect(await statusOf(email)).toBe('UNSUBSCRIBED')
  expect((await openLink(one, confirm, 'POST')).status).toBe(404)
})

test('an address that is not confirmed yet is taken off in the account of its owner too', async () => {
  const { token, id, email } = await one.signIn()
  await owner.query('update users set proven_at = now() where id = $1', [id])
  await asked(email)
  const { status } = await one.call('POST', '/api/v1/consents/newsletter', { token, body: { wanted: false } })
  expect([status, await statusOf(email)]).toEqual([200, 'UNSUBSCRIBED'])
})
