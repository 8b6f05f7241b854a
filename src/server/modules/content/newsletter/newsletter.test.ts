import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { linksTo, newsletterOf, openLink } from '../../../../../tests/support/newsletter.ts'
import { mailsTo } from '../../../../../tests/support/signing-in.ts'
import { linkId } from './newsletter-link.ts'

const parts = await testApp()
const { one, two } = parts
const { post, subscribe, leave, leavingLink, statusOf } = newsletterOf(parts)

describe('the newsletter', () => {
  // Shows E9, P1.
  test('takes an address, in small letters and trimmed', async () => {
    const { status, body } = await subscribe(' Asha@Example.com ')
    expect(status).toBe(200)
    expect(body.data).toEqual({
      _id: expect.any(String),
      email: 'asha@example.com',
      status: 'SUBSCRIBED',
      unsubscribeReason: null,
    })
  })

  // Shows C15.
  test('says so when an address is subscribed already, and nothing more', async () => {
    await subscribe('twice@example.com')
    const { status, body } = await subscribe('TWICE@example.com')
    expect({ status, body }).toEqual({ status: 409, body: { msg: 'Email is not unique' } })
  })

  test('is subscribed to once when the button is pressed many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('eager@example.com')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  // Shows V1, V2.
  test.each(['', '   ', 'asha', 'asha @example.com', 'asha@example', undefined])('does not take %j', async (email) => {
    const { status, body } = await post(one, '', { email, status: 'SUBSCRIBED' })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      expect.objectContaining({ field: 'email', defaultMessage: 'Please enter a valid email address.' }),
    ])
  })

  // Shows E9, T1.
  test('lets a subscriber go, with the reason, and back again', async () => {
    await subscribe('wavering@example.com')
    const { id } = await leavingLink('wavering@example.com')
    const left = await leave('wavering@example.com', ' Not for me ', { email: 'wavering@example.com', id })
    expect(left.body.data).toMatchObject({ status: 'UNSUBSCRIBED', unsubscribeReason: 'Not for me' })
    expect(await statusOf('wavering@example.com')).toEqual({ status: 'UNSUBSCRIBED', reason: 'Not for me' })
    const back = await subscribe('wavering@example.com')
    expect(back.body.data).toMatchObject({ _id: left.body.data._id, status: 'SUBSCRIBED', unsubscribeReason: null })
    expect(await statusOf('wavering@example.com')).toEqual({ status: 'SUBSCRIBED', reason: null })
  })

  // Shows V3.
  test.each(['', '  ', undefined])('asks for a reason when it is %j', async (reason) => {
    await subscribe('reasons@example.com')
    const { status, body } = await post(one, '/change-status', {
      email: 'reasons@example.com',
      unsubscribeReason: reason,
      status: 'UNSUBSCRIBED',
    })
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ field: 'unsubscribeReason', defaultMessage: 'Please enter a reason' })
  })

  // Shows B16, C16, T1.
  test('without the id of the link unsubscribes the address too, and mails it one press to undo that', async () => {
    await subscribe('kept@example.com')
    const asked = await leave('kept@example.com', 'A stranger')
    expect(asked).toMatchObject({ status: 200, body: { data: { status: 'UNSUBSCRIBED' } } })
    expect(await statusOf('kept@example.com')).toEqual({ status: 'UNSUBSCRIBED', reason: 'A stranger' })
    expect(await mailsTo(parts, one, 'kept@example.com')).toEqual([
      {
        subject: 'You are unsubscribed from the newsletter · Site one',
        text: expect.stringContaining('/newsletter/undo?id='),
      },
    ])
    const [undo] = await linksTo(parts, one, 'kept@example.com')
    expect((await openLink(one, undo, 'GET')).body).toContain('One press brings it back.')
    expect(await statusOf('kept@example.com')).toMatchObject({ status: 'UNSUBSCRIBED' })
    expect((await openLink(one, undo, 'POST')).body).toContain('Subscription successful!')
    expect(await statusOf('kept@example.com')).toEqual({ status: 'SUBSCRIBED', reason: null })
    expect((await openLink(one, undo, 'GET')).body).toContain('Subscription successful!')
  })

  // Shows B16.
  test('tells after that was undone when and where the address had agreed, and until then when and where it left', async () => {
    await parts.owner.query(
      `insert into newsletter_subscribers (site_id, email, status, source, source_note, created_at, changed_at)
       values ($1, 'fair@example.com', 'SUBSCRIBED', 'IMPORT', 'At the fair', '2026-01-03', '2026-01-03')`,
      [one.id],
    )
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const shown = async () =>
      (await one.call('GET', '/api/v1/newsletter/subscribers', { token, query: { q: 'fair@', sort: 'changed' } })).body
        .data[0]
    const agreed = await shown()
    expect(agreed).toMatchObject({ changed: '2026-01-03T00:00:00.000Z', source: 'IMPORT', sourceNote: 'At the fair' })
    await leave('fair@example.com', 'A stranger')
    const left = await shown()
    expect(left).toMatchObject({ status: 'UNSUBSCRIBED', source: 'FORM', sourceNote: '' })
    expect(left.changed > agreed.changed).toBe(true)
    const [undo] = await linksTo(parts, one, 'fair@example.com')
    await openLink(one, undo, 'POST')
    expect(await shown()).toEqual(agreed)
  })

  // Shows B16.
  test('is not come back to by the link of a former time, nor told to an address that had left', async () => {
    await subscribe('twice-left@example.com')
    await leave('twice-left@example.com')
    const [undo] = await linksTo(parts, one, 'twice-left@example.com')
    await leave('twice-left@example.com', 'Once more')
    expect(await mailsTo(parts, one, 'twice-left@example.com')).toHaveLength(1)
    expect(await statusOf('twice-left@example.com')).toMatchObject({ reason: 'Too many mails' })
    await openLink(one, undo, 'POST')
    const { id } = await leavingLink('twice-left@example.com')
    await leave('twice-left@example.com', 'For good', { email: '', id })
    expect((await openLink(one, undo, 'POST')).status).toBe(404)
    expect(await statusOf('twice-left@example.com')).toEqual({ status: 'UNSUBSCRIBED', reason: 'For good' })
  })

  // Shows C16.
  test('answers alike for an address that is on the list, was on it, and never was', async () => {
    for (const email of ['here@example.com', 'gone@example.com']) await subscribe(email)
    const { id } = await leavingLink('gone@example.com')
    await leave('gone@example.com', 'x', { email: '', id })
    const answers = []
    for (const name of ['here', 'gone', 'none']) {
      const { status, body } = await leave(`${name}@example.com`, 'Too many', { email: '', id: '' })
      answers.push(JSON.stringify([status, body]).replace(name, 'name').replace(body.data._id, 'id'))
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    const [known, fresh] = [await subscribe('gone@example.com'), await subscribe('fresh@example.com')]
    const shape = ({ body }: typeof known) => body.data._id.replace(/[0-9a-f]/g, 'x')
    expect(shape(known)).toBe(shape(fresh))
    expect(await mailsTo(parts, one, 'none@example.com')).toEqual([])
  })

  // Shows C16.
  test('accepts the id of the link in the mail, and no other', async () => {
    const { body } = await subscribe('link@example.com')
    await subscribe('other@example.com')
    await subscribe('link@example.com', two)
    const { id } = await leavingLink('link@example.com')
    const others = await leavingLink('other@example.com')
    const elsewhere = await leavingLink('link@example.com', two)
    const { rows } = await parts.owner.query(
      'select id from newsletter_subscribers where email = $1 and site_id = $2',
      ['link@example.com', one.id],
    )
    const [row = '', signature = ''] = id.split('.')
    const confirming = linkId(await one.ctx(), 'confirm', row)
    const none = [
      body.data._id,
      rows[0].id,
      row,
      others.id,
      elsewhere.id,
      confirming,
      `${others.id.split('.')[0]}.${signature}`,
    ]
    for (const wrong of [...none, `${row}.${'A'.repeat(43)}`, `${id}A`, id.slice(1), 'nonsense', `.${signature}`]) {
      const refused = await leave('link@example.com', 'x', { email: 'link@example.com', id: wrong })
      expect({ wrong, ...refused }).toMatchObject({
        wrong,
        status: 404,
        body: { msg: 'This link isn’t valid for this email.' },
      })
    }
    expect(await leave('nobody@example.com', 'x', { email: 'link@example.com', id })).toMatchObject({ status: 404 })
    expect(await statusOf('link@example.com')).toMatchObject({ status: 'SUBSCRIBED' })
    expect((await leave('link@example.com', 'x', { email: 'link@example.com', id })).status).toBe(200)
    expect((await leave('link@example.com', 'again', { email: 'link@example.com', id })).status).toBe(200)
    expect(await statusOf('link@example.com')).toEqual({ status: 'UNSUBSCRIBED', reason: 'x' })
    expect((await subscribe('link@example.com', two)).status).toBe(409)
  })

  // Shows B16.
  test('is left three times an hour for one address, however often and from wherever that is asked', async () => {
    await subscribe('bombed@example.com')
    // All within one millisecond.
    const now = vi.spyOn(parts.services, 'now').mockReturnValue(new Date())
    const answers = await Promise.all(
      ['bombed@example.com', 'BOMBED@example.com', ' Bombed@Example.com '].flatMap((email) =>
        Array.from({ length: 4 }, () => leave(email)),
      ),
    )
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    now.mockRestore()
    expect([count(200), count(429)]).toEqual([3, 9])
    expect(await linksTo(parts, one, 'bombed@example.com')).toHaveLength(1)
    const unknown = await Promise.all(Array.from({ length: 4 }, () => leave('bombed-nobody@example.com')))
    expect(unknown.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
  })

  // Shows B184.
  test('is left by the person of an address though another machine has left for it as often as it may', async () => {
    const leaveFrom = (machine: string) =>
      one.call('POST', '/api/io/crm/admin/public/newsletter/change-status', {
        body: { email: 'crowded-out@example.com', unsubscribeReason: 'Too many mails', status: 'UNSUBSCRIBED' },
        headers: { 'x-forwarded-for': machine },
      })
    const strangers = []
    for (let index = 0; index < 5; index++) strangers.push((await leaveFrom('10.2.0.2')).status)
    expect(strangers).toEqual([200, 200, 429, 429, 429])
    await subscribe('crowded-out@example.com')
    expect((await leaveFrom('10.2.0.3')).status).toBe(200)
  })

  test('is separate for another site', async () => {
    await subscribe('two-sites@example.com')
    expect((await subscribe('two-sites@example.com', two)).status).toBe(200)
    const { id } = await leavingLink('two-sites@example.com')
    await leave('two-sites@example.com', 'x', { email: '', id })
    expect((await subscribe('two-sites@example.com', two)).status).toBe(409)
  })

  test('throttles a machine that tries one address too often, and no other machine', async () => {
    const body = { email: 'hammer@example.com', unsubscribeReason: 'Too many mails', status: 'UNSUBSCRIBED' }
    const hammer = () =>
      one.call('POST', '/api/io/crm/admin/public/newsletter/change-status', {
        body,
        headers: { 'x-forwarded-for': '10.2.0.1' },
      })
    const tries = []
    for (let index = 0; index < 32; index++) tries.push(await hammer())
    expect(tries.at(-1)?.status).toBe(429)
    expect((await leave('hammered@example.com')).status).toBe(200)
  })
})

describe('the page of a link', () => {
  // Shows V3, X2.
  test('asks why, says so when nothing is said, and takes off who says', async () => {
    await subscribe('reader@example.com')
    const link = await leavingLink('reader@example.com')
    const opened = await openLink(one, link, 'GET')
    expect(opened.body).toMatch(/<h1[^>]*>Unsubscribe from the newsletter<\/h1>/)
    expect(opened.body).toMatch(/<input[^>]* name="reason"/)
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    const blank = await openLink(one, link, 'POST', 'reason=+%20')
    expect({ status: blank.status, asks: blank.body.includes('Please enter a reason') }).toEqual({
      status: 400,
      asks: true,
    })
    expect(await statusOf('reader@example.com')).toMatchObject({ status: 'SUBSCRIBED' })
    const left = await openLink(one, link, 'POST', 'reason=Too%00+much%3Cb%3E')
    expect(left.body).toContain('Unsubscription successful!')
    expect(await statusOf('reader@example.com')).toEqual({ status: 'UNSUBSCRIBED', reason: 'Too much<b>' })
    const again = await openLink(one, link, 'GET')
    expect(again.body).toContain('Unsubscription successful!')
    expect(again.body).not.toContain('<form')
  })

  // Shows B173.
  test('is good with a blank after it, as a message brings it along', async () => {
    await subscribe('blank@example.com')
    const { act, id } = await leavingLink('blank@example.com')
    expect((await openLink(one, { act, id: `${id}%20` }, 'GET')).body).toContain('<form')
    expect((await openLink(one, { act, id: `${id}%0A` }, 'POST', 'reason=x')).status).toBe(200)
    expect(await statusOf('blank@example.com')).toMatchObject({ status: 'UNSUBSCRIBED' })
  })

  test('says that a link is not valid, whatever is wrong with it', async () => {
    await subscribe('valid@example.com')
    const link = await leavingLink('valid@example.com')
    for (const [site, act, id] of [
      [two, 'leave', link.id],
      [one, 'confirm', link.id],
      [one, 'leave', ''],
      [one, 'leave', '%00'],
      [one, 'leave', `${link.id.slice(0, -1)}${link.id.endsWith('A') ? 'B' : 'A'}`],
    ] as const) {
      const opened = await openLink(site, { act, id }, 'GET')
      const followed = await openLink(site, { act, id }, 'POST', 'reason=x')
      expect([opened.status, followed.status].every((status) => status === 404 || status === 400)).toBe(true)
    }
    expect(await statusOf('valid@example.com')).toMatchObject({ status: 'SUBSCRIBED' })
  })
})
