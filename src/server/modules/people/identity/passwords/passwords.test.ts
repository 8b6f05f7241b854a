import { beforeEach, describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../../tests/support/selling/shopping.ts'
import { linkFor, mailsTo, newMachine, openBrowser } from '../../../../../../tests/support/signing-in.ts'

const start = Date.now()
let time = start
const parts = await testApp({ now: () => new Date(time) })
const { one, two, platform, owner, services } = parts

beforeEach(() => {
  time = start
})

const minutes = (count: number) => count * 60_000
const fresh = 'Monsoon#71829'
const over = { status: 400, body: { errors: [{ field: 'requestId', code: 'password.linkOver' }] } }

type Link = { requestId: string; email: string }
const verifyPath = '/api/public/customer/forgot-password/verify'
const updatePath = '/api/customer/update-password'

const holds = async ({ requestId, email }: Link, site = one) =>
  (await site.call('GET', verifyPath, { query: { requestId, email } })).body.data.holds
const reset = ({ requestId, email }: Link, given = fresh, site = one) =>
  site.call('POST', '/api/public/customer/reset-password', { body: { requestId, email, password: given } })
const sessionOf = async (token: string, site = one) => (await site.call('GET', '/api/v1/session', { token })).status

/** A customer with a link in their mailbox. */
async function withLink(site = one) {
  const person = await site.signIn()
  expect((await openBrowser(site).askForLink(person.email)).status).toBe(200)
  return { ...person, link: await linkFor(parts, site, person.email) }
}

describe('a user who forgot their password', () => {
  // Shows C44.
  test('has a mail with a link, which holds, sets a new one, and signs out every other device', async () => {
    const { email, token, link } = await withLink()
    expect(link.href).toMatch(/^https?:\/\/one\.localhost(:\d+)?\/reset-password\?requestId=[\w-]{43}&email=/)
    expect(link.email).toBe(email)
    const known = openBrowser(one)
    await known.signIn(email)
    expect(await holds(link)).toBe(true)
    expect(await reset(link)).toMatchObject({ status: 200, body: { data: { email } } })
    expect(await sessionOf(token)).toBe(401)
    expect((await openBrowser(one).signIn(email)).status).toBe(401)
    expect((await openBrowser(one).signIn(email, fresh)).status).toBe(200)
    const { rows } = await owner.query(
      'select count(*)::int as count from sign_in_devices where token_hash = sha256($1)',
      [known.jar.get('haat-device')],
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  // Shows B54.
  test('is told of the change by mail', async () => {
    const { email, link } = await withLink()
    await reset(link)
    expect((await mailsTo(parts, one, email)).map(({ subject }) => subject)).toEqual([
      'A new password for Site one',
      'Your password for Site one was changed',
    ])
  })

  // Shows C51, B81.
  test('sends the link once: a second time it is over, also when it is sent twice at once', async () => {
    const { email, link } = await withLink()
    const answers = await Promise.all([reset(link), reset(link, 'Another#71829'), reset(link, 'Third#718295')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await reset(link)).toMatchObject(over)
    expect(await holds(link)).toBe(false)
    expect((await openBrowser(one).signIn(email)).status).toBe(401)
  })

  // Shows C45.
  test('has sixty minutes', async () => {
    const { link } = await withLink()
    time += minutes(60) - 1
    expect(await holds(link)).toBe(true)
    time += 1
    expect(await holds(link)).toBe(false)
    expect(await reset(link)).toMatchObject(over)
  })

  // Shows B53.
  test('reads it in Hindi where the site is in Hindi', async () => {
    await owner.query(
      `update sites set settings = settings || '{"locale":"hi-IN"}', revision = revision + 1 where id = $1`,
      [two.id],
    )
    const { email } = await two.signIn()
    await openBrowser(two).askForLink(email)
    const site = await parts.directory.byId(two.id)
    expect(site?.settings.locale).toBe('hi-IN')
    const [mail] = await mailsTo(parts, two, email)
    expect(mail?.subject).toBe('Site two के लिए नया पासवर्ड')
    expect(mail?.text).toContain('नया पासवर्ड चुनें: http://')
  })
})

describe('a link', () => {
  // Shows B53.
  test('is over once the password was changed by whichever way', async () => {
    const first = await withLink()
    await openBrowser(one).askForLink(first.email)
    const second = await linkFor(parts, one, first.email)
    expect(second.requestId).not.toBe(first.link.requestId)
    expect((await reset(second)).status).toBe(200)
    expect(await holds(first.link)).toBe(false)
    expect(await reset(first.link)).toMatchObject(over)

    const other = await withLink()
    const body = { currentPassword: password, newPassword: 'Koel@71829364', confirmPassword: 'Koel@71829364' }
    expect((await one.call('POST', updatePath, { token: other.token, body })).status).toBe(200)
    expect(await reset(other.link)).toMatchObject(over)
  })

  // Shows B53.
  test('is invalid for another site, and for another user', async () => {
    const mine = await withLink()
    const hers = await withLink()
    await two.signIn({ email: mine.email })
    expect(await holds(mine.link, two)).toBe(false)
    expect(await reset(mine.link, fresh, two)).toMatchObject(over)
    expect(await reset({ requestId: mine.link.requestId, email: hers.email })).toMatchObject(over)
    expect((await openBrowser(two).signIn(mine.email)).status).toBe(200)
    expect((await openBrowser(one).signIn(hers.email)).status).toBe(200)
  })

  test.each(['', 'x', 'A'.repeat(43), "' or true --"])('that is forged (%j) is invalid', async (requestId) => {
    const { email } = await one.signIn()
    const { status, body } = await reset({ requestId, email })
    expect([status, body.errors[0].field]).toEqual([400, 'requestId'])
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
  })

  test('stands in no table, in no job, and in the mailbox only where there is no mail server', async () => {
    const { email } = await one.signIn()
    await openBrowser(one).askForLink(email)
    const waiting = await owner.query("select data::text from jobs.job where name = 'identity.password-link'")
    const sent: string[] = []
    services.mail = async (_from, _id, { text }) => sent.push(text) > 0
    await doJobs(parts, new Date(time + minutes(600)))
    services.mail = async () => false
    const [requestId = 'none'] = /requestId=([\w-]{43})/.exec(sent.join('\n'))?.slice(1) ?? []
    expect(requestId).not.toBe('none')
    const rows = await owner.query('select l::text from password_links l')
    const kept = await owner.query('select m::text from mails m where recipient = $1', [email])
    expect(kept.rows).not.toHaveLength(0)
    expect(JSON.stringify([waiting.rows, rows.rows, kept.rows])).not.toContain(requestId)
    expect((await reset({ requestId, email })).status).toBe(200)
  })

  test('for who serves a site sets the password of their account, and its mail lies with the platform', async () => {
    const { email } = await one.signIn({ userType: 'STAFF', permissions: ['settings'] })
    await openBrowser(one).askForLink(email)
    const link = await linkFor(parts, platform, email)
    expect(await mailsTo(parts, one, email)).toEqual([])
    expect((await reset(link)).status).toBe(200)
    expect((await openBrowser(one).signIn(email, fresh)).status).toBe(200)
    expect((await openBrowser(platform).signIn(email, fresh)).status).toBe(200)
  })
})

describe('a stranger', () => {
  // Shows C44.
  test('is answered alike whether or not there is an account, and it is stored alike', async () => {
    const { email } = await one.signIn()
    const nobody = 'nobody@example.com'
    const answers = [await openBrowser(one).askForLink(email), await openBrowser(one).askForLink(nobody)]
    const shape = (address: string, { status, body }: { status: number; body: unknown }) =>
      JSON.stringify([status, body]).replaceAll(address, 'address')
    expect(shape(nobody, answers[1] as never)).toBe(shape(email, answers[0] as never))
    const { rows } = await owner.query('select email from password_links where email in ($1, $2)', [email, nobody])
    expect(rows).toHaveLength(2)
    expect(await mailsTo(parts, one, email)).toHaveLength(1)
    expect(await mailsTo(parts, one, nobody)).toEqual([])
    const made = 'B'.repeat(43)
    const tried = [await reset({ requestId: made, email }), await reset({ requestId: made, email: nobody })]
    expect(tried[1]?.body).toEqual(tried[0]?.body)
  })

  // Shows B53.
  test('who asks all the time causes at most five mails an hour, each with a valid link', async () => {
    const { email } = await one.signIn()
    for (let asked = 0; asked < 12; asked++) await openBrowser(one).askForLink(email)
    expect(await mailsTo(parts, one, email)).toHaveLength(5)
    expect((await reset(await linkFor(parts, one, email))).status).toBe(200)
  })

  test('gets thirty links an hour from one machine, for all addresses together', async () => {
    const machine = newMachine()
    const answers = []
    for (let index = 0; index < 31; index++)
      answers.push((await openBrowser(one, machine).askForLink(`victim${index}@example.com`)).status)
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(answers.at(-1)).toBe(429)
  })

  // Shows B53.
  test.each([
    'asha@example.com\r\nBcc: all@example.com',
    'asha@example.com\nSubject: x',
    'asha@example.com,all@example.com',
    'asha@example.com;all@example.com',
    '"Asha" <asha@example.com>',
    'asha@example.com\u0000',
    'asha@exam\u200bple.com',
  ])('gets nothing into the head of a mail by the address %j', async (email) => {
    const before = (await owner.query('select count(*)::int as count from password_links')).rows
    const { status, body } = await openBrowser(one).askForLink(email)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toContain('Bcc')
    expect((await owner.query('select count(*)::int as count from password_links')).rows).toEqual(before)
  })
})

describe('a new password by a link', () => {
  const rule =
    'Password must be at least 3 characters long and include at least one uppercase letter, one lowercase letter, and one digit.'

  // Shows V17.
  test.each(['Ab1!', 'abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefg12', 'Abcdefg1?'])('is not %s', async (given) => {
    const { link } = await withLink()
    const { status, body } = await reset(link, given)
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'password', defaultMessage: rule })]])
    expect(await holds(link)).toBe(true)
  })

  // Shows V17.
  test.each(['Xk7^mNq2vB', 'Kahani kal ki 7*', 'Xk7(mNq2vB&'])('may be %s, and signs in', async (given) => {
    const { email, link } = await withLink()
    expect((await reset(link, given)).status).toBe(200)
    expect((await openBrowser(one).signIn(email, given)).status).toBe(200)
  })

  // Shows B55.
  test('is not a commonly guessed one, and the link stays valid', async () => {
    const { link } = await withLink()
    expect(await reset(link, 'Password@123')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', code: 'password.common' }] },
    })
    expect((await reset(link)).status).toBe(200)
  })
})
