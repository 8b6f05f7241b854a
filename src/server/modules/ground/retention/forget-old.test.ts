import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { forgetOld } from '../../../../../tests/support/forget-old.ts'
import { postMail } from '../../../../../tests/support/post-mail.ts'
import { shopperWith, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'
import { openBrowser } from '../../../../../tests/support/signing-in.ts'
import { modules } from '../../../modules.ts'
import { markNow } from '../../../platform/change-log.ts'

const start = new Date('2026-03-10T12:00:00Z')
let time = start
const app = await testApp({ now: () => time })
const { services, one, two, owner } = app
const days = (count: number) => new Date(start.getTime() + count * 24 * 3_600_000)

const subjects = async () =>
  (await owner.query('select subject from mails order by subject')).rows.map(({ subject }) => subject)

async function post(site: typeof one, subject: string): Promise<void> {
  await postMail(await site.ctx(), subject, 'asha@example.com', { language: 'en', subject, blocks: ['Thank you.'] })
}

beforeEach(async () => {
  time = start
  await owner.query('truncate mails')
})

describe('mails', () => {
  test('that were sent go after ninety days, of every site; others stay', async () => {
    services.mail = async () => true
    await post(one, 'sent')
    await post(two, 'sent elsewhere')
    services.mail = async () => false
    await post(one, 'kept in the mailbox')
    services.mail = () => Promise.reject(new Error('no server'))
    await post(one, 'failed').catch(() => undefined)
    services.mail = async () => true
    time = days(60)
    await post(one, 'sent later')
    time = new Date(days(90).getTime() - 1_000)
    await forgetOld(services)
    expect(await subjects()).toEqual(['failed', 'kept in the mailbox', 'sent', 'sent elsewhere', 'sent later'])
    time = new Date(days(90).getTime() + 1_000)
    await forgetOld(services)
    expect(await subjects()).toEqual(['failed', 'kept in the mailbox', 'sent later'])
  })

  test('go after as many days as the settings say', async () => {
    services.mail = async () => true
    await post(one, 'sent')
    time = days(8)
    await forgetOld({ ...services, config: { ...services.config, mailDays: 7 } })
    expect(await subjects()).toEqual([])
  })

  test('go in small parts, however many they are', async () => {
    await owner.query(
      `insert into mails (site_id, recipient, subject, body_text, body_html, sent_at)
       select $1, 'a@example.com', 'Old', '', '', $2 from generate_series(1, 2500)`,
      [one.id, start],
    )
    time = days(91)
    let largest = 0
    const query: typeof services.database.query = async (statement) => {
      const answer = await services.database.query(statement)
      largest = Math.max(largest, answer.rows[0].counts.mails)
      return answer
    }
    await forgetOld({ ...services, database: { ...services.database, query } })
    expect({ left: await subjects(), largest }).toEqual({ left: [], largest: 1_000 })
  })
})

test('expired sessions and preview links and the locks of editors that are gone go; others stay', async () => {
  const editor = await openEditor(one)
  const page = await editor.publish('/about', [words('About')])
  const { body: post } = await editor.call('POST', '/posts', { title: 'Indigo', path: 'indigo' })
  for (const thing of [`/pages/${page._id}`, `/posts/${post.data._id}`])
    await editor.call('POST', `${thing}/preview-links`)
  await editor.call('PUT', `/pages/${page._id}/lock`, { editor: 'tab-number-1' })
  const left = async () => {
    const { rows } = await owner.query(`select (select count(*) from sessions)::int as sessions,
      (select count(*) from preview_links)::int as links, (select count(*) from edit_locks)::int as locks`)
    return rows[0]
  }
  const all = await left()
  expect(all.sessions).toBeGreaterThan(0)
  expect(all).toMatchObject({ links: 2, locks: 1 })
  await forgetOld(services)
  expect(await left()).toEqual(all)
  time = days(1)
  await forgetOld(services)
  expect(await left()).toEqual({ ...all, locks: 0 })
  time = days(8)
  await forgetOld(services)
  expect(await left()).toEqual({ sessions: all.sessions, links: 0, locks: 0 })
  time = days(31)
  await forgetOld(services)
  expect(await left()).toEqual({ sessions: 0, links: 0, locks: 0 })
})

test('checkouts go after a day, unless their order is on its way or waits for its payment', async () => {
  const left = async () =>
    (
      await owner.query(
        'select distinct o.status from checkouts c join orders o on o.site_id = c.site_id and o.id = c.order_id order by 1',
      )
    ).rows.map(({ status }) => status)
  for (const site of [one, two]) {
    const placed = await shopperWith(site)
    await placed.person.init('cod')
    await waitingAtBank(site)
    const lapsed = await waitingAtBank(site)
    await owner.query("update orders set status = 'LAPSED' where id = $1", [lapsed.orderId])
  }
  const all = await left()
  expect(all).toEqual(['LAPSED', 'PENDING_PAYMENT', 'PLACED'])
  time = new Date(time.getTime() + 24 * 3_600_000)
  await forgetOld(services)
  expect(await left()).toEqual(all)
  time = new Date(time.getTime() + 1)
  await forgetOld(services)
  expect(await left()).toEqual(['PENDING_PAYMENT', 'PLACED'])
})

test('unused browsers and expired codes are deleted', async () => {
  const browser = openBrowser(one)
  const { email } = await one.signIn()
  await browser.signIn(email)
  await browser.askForCode(email)
  const left = async () => {
    const { rows } = await owner.query(
      'select (select count(*) from sign_in_devices)::int as devices, (select count(*) from sign_in_codes)::int as codes',
    )
    return rows[0]
  }
  const all = await left()
  expect(all).toMatchObject({ devices: expect.any(Number), codes: 2 })
  time = new Date(days(1).getTime() - 1_000)
  await forgetOld(services)
  expect(await left()).toEqual(all)
  time = new Date(days(1).getTime() + 1_000)
  await forgetOld(services)
  expect(await left()).toEqual({ ...all, codes: 0 })
  time = new Date(days(180).getTime() + 1_000)
  await forgetOld(services)
  expect(await left()).toEqual({ devices: 0, codes: 0 })
})

test('a subscription unconfirmed for thirty days is deleted, but a former unsubscription is kept', async () => {
  await owner.query(
    `insert into newsletter_subscribers (site_id, email, status, unsubscribe_reason, changed_at) values
       ($1, 'silent@example.com', 'PENDING', null, $3), ($2, 'returning@example.com', 'PENDING', 'Too many', $3),
       ($1, 'reader@example.com', 'SUBSCRIBED', null, $3)`,
    [one.id, two.id, start],
  )
  const left = async () => {
    const { rows } = await owner.query('select email, status from newsletter_subscribers order by email')
    return rows.map(({ email, status }) => `${email} ${status}`)
  }
  time = days(30)
  await forgetOld(services)
  expect(await left()).toHaveLength(3)
  time = new Date(days(30).getTime() + 1_000)
  await forgetOld(services)
  expect(await left()).toEqual(['reader@example.com SUBSCRIBED', 'returning@example.com UNSUBSCRIBED'])
})

test('the role that serves requests forgets by this alone: it sees no other site of its own accord', async () => {
  services.mail = async () => true
  await post(one, 'sent')
  expect((await services.database.query('select * from mails')).rows).toEqual([])
})

test('announcements that no saved page needs any more go after two days, and so do the marks of saves', async () => {
  await owner.query('truncate bus.announcements, bus.saved_caches')
  await services.bus.announce((await one.ctx()).db, one.id, ['page:1'])
  await markNow(services.database)
  await owner.query('update bus.announcements set made_at = $1', [start])
  await owner.query('update bus.saved_caches set made_at = $1', [start])
  const left = async () => {
    const { rows } = await owner.query(`select (select count(*) from bus.announcements)::int as announcements,
      (select count(*) from bus.saved_caches)::int as saves`)
    return rows[0]
  }
  time = days(2)
  await forgetOld(services)
  expect(await left()).toEqual({ announcements: 1, saves: 1 })
  time = new Date(days(2).getTime() + 1)
  await forgetOld(services)
  expect(await left()).toEqual({ announcements: 0, saves: 0 })
})

test('every function of the database that deletes what has expired is stated by a module, none of them twice', async () => {
  const { rows } = await owner.query(
    "select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.proname like 'forget\\_%' and n.nspname in ('public', 'bus')",
  )
  const stated = modules.flatMap(({ expire = [] }) => expire.map(({ function: name }) => name))
  const arguments_ = '(timestamp with time zone,integer)'
  expect(stated.map((name) => name + arguments_).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
