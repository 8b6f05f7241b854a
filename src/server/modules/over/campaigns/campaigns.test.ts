import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { campaignsOf, campaign as letter } from '../../../../../tests/support/campaigning.ts'
import { openMailer } from '../../../platform/mail.ts'
import { campaignJobs } from './send-campaign.ts'

const parts = await testApp()
const { one, two, owner, services } = parts
const {
  act,
  add,
  call,
  email: staffEmail,
  mailer,
  read,
  recipients,
  smtp,
  subscribe,
  work,
} = await campaignsOf(parts, one)
afterAll(() => smtp.close())

beforeEach(async () => {
  services.mail = mailer
  smtp.taken.length = 0
  await owner.query('delete from campaigns')
  await owner.query('delete from newsletter_subscribers')
})

describe('a campaign', () => {
  // Shows B105.
  test('goes once to every subscriber, as HTML and text, with their own unsubscribe link', async () => {
    await subscribe('a@example.com', 'b@example.com')
    await owner.query(
      "insert into newsletter_subscribers (site_id, email, status) values ($1, 'asked@example.com', 'PENDING')",
      [one.id],
    )
    const id = await add()
    expect((await act(id, 'schedule')).body.data.state).toBe('SCHEDULED')
    await work()
    expect(recipients()).toEqual(['a@example.com', 'b@example.com'])
    const [first, second] = smtp.taken
    expect(first?.html).toContain('दीपावली &lt;Lamps&gt;')
    expect(first?.html).toContain(`href="http://${one.host}:3000/lamps"`)
    expect(first?.text).toContain('First line\nsecond line\n\nAnother paragraph\n\n----\n\nSee them: http')
    const link = (mail = first) => /\/newsletter\/leave\?id=\S+/.exec(mail?.text ?? '')?.[0]
    expect(link()).not.toBe(link(second))
    expect(first?.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining(String(link())) } })
    expect(first?.messageId).toContain(id)
    expect(await read(id)).toMatchObject({ state: 'SENT', mails: { waiting: 0, uncertain: 0, sent: 2 } })
    await work()
    expect(smtp.taken).toHaveLength(2)
  })

  // Shows B124.
  test('is in the language of each reader, as far as it is translated', async () => {
    await subscribe('reader@example.com', 'hindi@example.com')
    await owner.query("update newsletter_subscribers set language = 'hi-IN' where email = 'hindi@example.com'")
    const speak = (languages: string[]) =>
      owner.query('update sites set settings = settings || $1, revision = revision + 1 where id = $2', [
        { languages },
        one.id,
      ])
    await speak(['hi-IN'])
    services.bus.tell(one.id, ['site'])
    const options = [{ name: 'Size', values: ['Small', 'Large'] }]
    const variants = options[0]?.values.map((Size, at) => ({
      ...{ sku: `LAMP-${at}`, options: { Size }, price: 10_000 * (at + 1), mrp: 20_000, stock: 1 },
    }))
    await one.product({ name: 'Lamp', path: 'lamp', options, variants })
    const id = await add({ parts: [...letter.parts, { kind: 'products', paths: ['lamp'] }] })
    const words = [{ of: 'Diwali', text: 'दिवाली', place: 'Subject' }]
    await owner.query(
      "insert into translations (site_id, language, kind, item, words) values ($1, 'hi-IN', 'campaign', $2, $3)",
      [one.id, id, JSON.stringify(words)],
    )
    await act(id, 'schedule')
    await work()
    const of = (email: string) => smtp.taken.find(({ to }) => [to].flat()[0]?.text === email)
    expect(of('reader@example.com')).toMatchObject({ subject: 'Diwali', text: expect.stringContaining('Unsubscribe:') })
    const hindi = of('hindi@example.com')
    expect(hindi).toMatchObject({ subject: 'दिवाली', text: expect.stringContaining('सदस्यता छोड़ें:') })
    expect(hindi?.text).toContain('/hi/lamps')
    expect(hindi?.text).toContain('Another paragraph')
    expect(of('reader@example.com')?.text).toContain('From ₹100')
    expect(hindi?.text).toContain('₹100 से')
    expect(hindi?.text).not.toContain('From')
    expect(hindi?.html).toContain(`href="http://${one.host}:3000/hi"`)
    await speak([])
    services.bus.tell(one.id, ['site'])
  })

  // Shows B105.
  test('does not go to who leaves after its recipients were fixed, and stops while it is paused', async () => {
    await subscribe('a@example.com', 'b@example.com', 'c@example.com')
    const id = await add()
    services.mail = async (...mail) => {
      await act(id, 'pause')
      return mailer(...mail)
    }
    await act(id, 'schedule')
    await work()
    expect(await read(id)).toMatchObject({ state: 'PAUSED', mails: { sent: 1, waiting: 2 } })
    await subscribe('late@example.com')
    await owner.query("update newsletter_subscribers set status = 'UNSUBSCRIBED' where email = 'c@example.com'")
    services.mail = mailer
    await act(id, 'resume')
    await work()
    expect(await read(id)).toMatchObject({ state: 'SENT', mails: { sent: 2, leftOut: 1 } })
    expect(recipients()).toEqual(['a@example.com', 'b@example.com'])
  })

  // Shows B105.
  test('is changed while it is a draft, by who saw the last change; then only its state is', async () => {
    const id = await add()
    expect((await call('PUT', `/${id}`, { ...letter, subject: 'Holi', revision: 1 })).body.data.subject).toBe('Holi')
    expect((await call('PUT', `/${id}`, { ...letter, revision: 1 })).status).toBe(409)
    expect((await act(id, 'pause')).status).toBe(409)
    await act(id, 'schedule', '2099-01-01T00:00:00Z')
    expect((await call('PUT', `/${id}`, { ...letter, revision: 2 })).status).toBe(409)
    expect((await call('DELETE', `/${id}`)).status).toBe(409)
    await act(id, 'unschedule')
    expect((await call('DELETE', `/${id}`)).status).toBe(200)
    expect((await call('GET', `/${id}`)).status).toBe(404)
  })

  test.each([
    ['subject', { subject: ' ' }],
    ['parts', { parts: [] }],
    ['href', { parts: [{ kind: 'button', text: 'x', href: 'javascript:alert(1)' }] }],
    ['href', { parts: [{ kind: 'button', text: 'x', href: '//elsewhere.example' }] }],
    ['since', { segment: { who: 'bought', since: 'May' } }],
    ['since', { segment: { who: 'bought', since: '0000-01-01' } }],
    ['rate', { rate: 0 }],
  ])('names the field %s that is wrong', async (field, given) => {
    const { status, body } = await call('POST', '', { ...letter, ...given })
    expect(status).toBe(400)
    expect(JSON.stringify(body.errors)).toContain(field)
  })

  // Shows B105.
  test('is seen before, and mailed to oneself', async () => {
    const id = await add()
    const { subject, preview, parts } = letter
    expect((await call('POST', '/preview', { subject, preview, parts })).body.data.html).toContain('Lamps and more')
    expect((await call('POST', `/${id}/test`)).body.data).toEqual({ email: staffEmail })
    expect(smtp.taken[0]?.subject).toBe('Test: Diwali')
  })

  test('belongs to its site', async () => {
    const id = await add()
    const other = await two.signIn({ userType: 'STAFF', permissions: ['customers'] })
    expect((await two.call('GET', `/api/v1/campaigns/${id}`, { token: other.token })).status).toBe(404)
  })
})

describe('a mail of a campaign', () => {
  // Shows B105.
  test('that the server refuses for good is told with its words; the others go', async () => {
    await subscribe('a@example.com', 'b@example.com')
    services.mail = async (from, id, mail) => {
      if (mail.recipient === 'b@example.com') return mailer(from, id, mail)
      throw Object.assign(new Error(), {
        ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 No such user' },
      })
    }
    const id = await add()
    await act(id, 'schedule')
    await work()
    expect(await read(id)).toMatchObject({ state: 'SENT', mails: { sent: 1, refused: 1 } })
    const { body } = await call('GET', `/${id}/faults`)
    expect(body.data).toMatchObject([{ email: 'a@example.com', state: 'REFUSED', answer: '550 No such user' }])
  })

  // Shows B105.
  test('that the server puts off, as for a full mailbox, keeps no other waiting, is sent later, and is refused after a day', async () => {
    await subscribe('a@example.com', 'b@example.com', 'c@example.com')
    const full = new Set(['a@example.com', 'b@example.com'])
    services.mail = async (from, id, mail) => {
      if (!full.has(mail.recipient)) return mailer(from, id, mail)
      throw Object.assign(new Error(), {
        ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452, response: '452 Mailbox full' },
      })
    }
    const id = await add()
    await act(id, 'schedule')
    await work()
    expect(recipients()).toEqual(['c@example.com'])
    expect(await read(id)).toMatchObject({ state: 'SENDING', mails: { waiting: 2, sent: 1 } })
    full.delete('a@example.com')
    const quarter = async (days = 0) => {
      const ago = "- interval '16 minutes'"
      await owner.query(`update campaign_mails set claimed_at = claimed_at ${ago}`)
      await owner.query(`update jobs.job set start_after = start_after ${ago} where name = 'newsletter.campaign'`)
      await owner.query('update campaigns set started_at = started_at - make_interval(days => $1)', [days])
      await work()
    }
    await quarter()
    expect(recipients()).toEqual(['a@example.com', 'c@example.com'])
    expect(await read(id)).toMatchObject({ state: 'SENDING', mails: { waiting: 1, sent: 2 } })
    await quarter(2)
    expect(await read(id)).toMatchObject({ state: 'SENT', mails: { sent: 2, refused: 1 } })
    const { body } = await call('GET', `/${id}/faults`)
    expect(body.data).toMatchObject([{ email: 'b@example.com', state: 'REFUSED', answer: '452 Mailbox full' }])
  })

  // Shows B105.
  test('that the server puts off while another process finds no more to send is sent later', async () => {
    await subscribe('a@example.com')
    const [job] = campaignJobs
    const id = await add()
    services.mail = async () => {
      await job?.run(await one.ctx(), { siteId: one.id, id } as never)
      throw Object.assign(new Error(), {
        ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452, response: '452 Mailbox full' },
      })
    }
    await act(id, 'schedule')
    await work()
    expect(await read(id)).toMatchObject({ state: 'SENDING', mails: { waiting: 1 } })
    services.mail = mailer
    await owner.query("update campaign_mails set claimed_at = claimed_at - interval '16 minutes'")
    await owner.query("update jobs.job set start_after = now() where name = 'newsletter.campaign'")
    await work()
    expect(recipients()).toEqual(['a@example.com'])
    expect(await read(id)).toMatchObject({ state: 'SENT', mails: { sent: 1 } })
  })

  // Shows B105.
  test('waits with all others while the server puts off one after the other', async () => {
    await subscribe(...'abcdefgh'.split('').map((name) => `${name}@example.com`))
    let asked = 0
    services.mail = async () => {
      asked++
      throw Object.assign(new Error(), { code: 'EMESSAGE', command: 'DATA', responseCode: 451, response: '451 Later' })
    }
    const id = await add()
    await act(id, 'schedule')
    await work()
    expect(asked).toBe(5)
    expect(await read(id)).toMatchObject({ state: 'SENDING', mails: { waiting: 8 } })
  })

  // Shows B105.
  test('waits when no server is reached, and is never sent again by itself when the connection broke', async () => {
    await subscribe('a@example.com')
    const id = await add()
    await act(id, 'schedule')
    services.mail = openMailer('smtp://127.0.0.1:1')
    await expect(work()).rejects.toThrow('ECONNREFUSED')
    expect(await read(id)).toMatchObject({ state: 'SENDING', mails: { waiting: 1 } })
    services.mail = async () => {
      throw Object.assign(new Error('closed'), { code: 'ESOCKET', command: 'CONN' })
    }
    await act(id, 'pause')
    await act(id, 'resume')
    await expect(work()).rejects.toThrow('closed')
    services.mail = mailer
    await act(id, 'pause')
    await act(id, 'resume')
    await work()
    expect(smtp.taken).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'SENT', mails: { uncertain: 1 } })
    // Its SMTP conversation may still be running.
    expect((await call('GET', `/${id}/faults`)).body.data).toEqual([])
    await owner.query("update campaign_mails set claimed_at = claimed_at - interval '6 minutes'")
    const [{ subscriberId, state }] = (await call('GET', `/${id}/faults`)).body.data
    expect(state).toBe('UNCERTAIN')
    await call('POST', `/${id}/uncertain/${subscriberId}`, { sent: false })
    await work()
    expect(await read(id)).toMatchObject({ state: 'SENT', mails: { uncertain: 0, sent: 1 } })
    expect((await call('POST', `/${id}/uncertain/${subscriberId}`, { sent: false })).status).toBe(409)
  })

  test('stays where no server is set up, and the campaign pauses', async () => {
    await subscribe('a@example.com')
    services.mail = openMailer(undefined)
    const id = await add()
    await act(id, 'schedule')
    await work()
    expect(await read(id)).toMatchObject({ state: 'PAUSED', mails: { waiting: 1 } })
    expect((await call('POST', `/${id}/test`)).status).toBe(409)
  })

  // Shows B105.
  test('stays in a campaign that is ended meanwhile, which is not paused where no server is set up', async () => {
    await subscribe('a@example.com')
    const id = await add()
    services.mail = async () => {
      await act(id, 'cancel')
      return false
    }
    await act(id, 'schedule')
    await work()
    expect(await read(id)).toMatchObject({ state: 'CANCELLED', mails: { waiting: 1 } })
  })
})
