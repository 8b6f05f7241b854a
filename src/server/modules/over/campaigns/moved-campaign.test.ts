import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openSmtpServer } from '../../../../../tests/support/outside/smtp.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { openMailer } from '../../../platform/mail.ts'

const minute = 60_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, owner, services } = app
const smtp = await openSmtpServer()
afterAll(() => smtp.close())
services.mail = openMailer(smtp.url)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['customers'] })

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  one.call(method, `/api/v1/campaigns${path}`, { token, body })

async function wait(minutes: number): Promise<number> {
  passed += minutes * minute
  await doJobs(app, now())
  return smtp.taken.length
}

test('a campaign that is moved to a later time is sent then, once, and not at its first time', async () => {
  await owner.query(
    `insert into newsletter_subscribers (site_id, email, status) values ($1, 'asha@example.com', 'SUBSCRIBED')`,
    [one.id],
  )
  const letter = { subject: 'Diwali', preview: '', parts: [{ kind: 'heading', text: 'Lamps' }], rate: 6_000 }
  const { body } = await call('POST', '', { ...letter, segment: { who: 'all' } })
  const act = (act: string, minutes?: number) =>
    call('POST', `/${body.data._id}/state`, {
      act,
      ...(minutes && { at: new Date(now().getTime() + minutes * minute).toISOString() }),
    })
  await act('schedule', 60)
  await act('unschedule')
  await act('schedule', 120)
  expect(await wait(61)).toBe(0)
  expect((await call('GET', `/${body.data._id}`)).body.data.state).toBe('SCHEDULED')
  expect(await wait(60)).toBe(1)
  expect(await wait(60)).toBe(1)
  expect((await call('GET', `/${body.data._id}`)).body.data.state).toBe('SENT')
})
