import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { mails } from '../../../modules.ts'
import { addressLeftMail } from '../../people/own-email/address-left-mail.ts'

const parts = await testApp()
const { one, platform, owner, services } = parts

/** Subjects of the mails that this job, queued by an older server, sends; ordered by address. */
async function sentBy(site: typeof one, queue: string, data: object): Promise<string[]> {
  const ctx = await site.ctx()
  await services.jobs.send(ctx.db, queue, { siteId: site.id, once: crypto.randomUUID(), ...data })
  await owner.query('delete from mails')
  await doJobs(parts, new Date(8_640_000_000_000))
  const { rows } = await owner.query('select recipient, subject from mails order by recipient')
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`)
}

test('no two mails have one name', () => {
  const names = mails.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a job from before its queue told several mails apart sends each of them', async () => {
  const change = { firstName: 'Asha', from: 'a@example.com', to: 'b@example.com', at: '2026-11-22T10:35:00Z' }
  expect(await sentBy(one, 'own-email.changed', change)).toEqual([
    'a@example.com: Your email for Site one was changed',
    'b@example.com: This is your email for Site one now',
  ])
})

test('a job of a shared queue sends its own mail and no other', async () => {
  const change = { firstName: 'Asha', from: 'a@example.com', to: 'b@example.com', at: '2026-11-22T10:35:00Z' }
  await addressLeftMail.later(await one.ctx(), change)
  await owner.query('delete from mails')
  await doJobs(parts, new Date(8_640_000_000_000))
  const { rows } = await owner.query('select recipient from mails')
  expect(rows).toEqual([{ recipient: 'a@example.com' }])
})

test('a job of an older server tells owners of a suspension or of its end', async () => {
  const told = { email: 'ravi@example.com', name: 'Lamp House', origin: 'http://lamp-house.localhost' }
  expect(await sentBy(platform, 'operator.suspension', { ...told, reason: 'Unpaid' })).toEqual([
    'ravi@example.com: Lamp House is suspended',
  ])
  expect(await sentBy(platform, 'operator.suspension', { ...told, reason: null })).toEqual([
    'ravi@example.com: Lamp House is open again',
  ])
})
