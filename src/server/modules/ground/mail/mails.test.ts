import { afterAll, describe, expect, test } from 'vitest'
import { password, type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { openSmtpServer } from '../../../../../tests/support/outside/smtp.ts'
import { postMail } from '../../../../../tests/support/post-mail.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { newMachine, openBrowser } from '../../../../../tests/support/signing-in.ts'
import { openMailer } from '../../../platform/mail.ts'
import { begunMail } from '../../over/sign-up/begun-mail.ts'
import { standardTemplates } from '../../over/starters/index.ts'
import { welcomeMail } from '../../people/identity/mail/welcome-mail.ts'
import { addressLeftMail } from '../../people/own-email/address-left-mail.ts'
import { addressTakenMail } from '../../people/own-email/address-taken-mail.ts'
import { invitationMail } from '../../people/staff/invitation-mail.ts'
import { letterIn } from './letter-in.ts'

const at = new Date('2026-11-22T10:35:00Z')
const parts = await testApp({ now: () => at, standardTemplates })
const { one, two, platform, owner, services } = parts
const smtp = await openSmtpServer()
afterAll(() => smtp.close())
services.mail = openMailer(smtp.url)
await owner.query('update sites set settings = settings || $1, revision = revision + 1 where id = $2', [
  { locale: 'hi-IN', business: { email: 'help@two.example' } },
  two.id,
])
services.bus.tell(two.id, ['site'])

/** Runs the jobs; returns the mails to the address, oldest first. */
async function mailsFor(email: string) {
  await doJobs(parts, new Date(8_640_000_000_000))
  return smtp.taken.filter(({ to }) => to && !Array.isArray(to) && to.text === email)
}

let serial = 0
async function signUp(site: TestSite, email = `new-${serial++}@example.com`) {
  const body = {
    ...{ firstName: 'Asha', lastName: 'Rao', email, password, mobileNumber: `98765432${10 + serial}` },
    ...{ birthDate: '1994-06-12', gender: 'FEMALE' },
  }
  const made = await site.call('POST', '/api/io/crm/admin/public/customer/create', {
    body,
    headers: { 'x-forwarded-for': newMachine() },
  })
  expect(made.status).toBe(200)
  return email
}

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36'
const onPhone = (site: TestSite, email: string) =>
  site.call('POST', '/api/io/crm/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': newMachine(), 'user-agent': phone },
  })

// Shows B76.
test('a new customer is welcomed once, in the name of the site, as text and HTML', async () => {
  const [mail, ...others] = await mailsFor(await signUp(one))
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Welcome to Site one', text: expect.stringContaining('Dear Asha,') })
  expect(mail?.from?.text).toBe('"Site one" <no-reply@one.localhost>')
  expect(mail?.html).toContain('<html lang="en">')
  expect(mail?.html).toMatch(/<a href="http:\/\/one\.localhost(:\d+)?\/setting\/overview"/)
})

// Shows B76.
test('on a site in Hindi the words are Hindi, whole also on their way through SMTP', async () => {
  const [mail] = await mailsFor(await signUp(two))
  expect(mail).toMatchObject({ subject: 'Site two में आपका स्वागत है', text: expect.stringContaining('नमस्ते Asha,') })
  expect(mail?.html).toContain('<html lang="hi">')
})

describe('a sign-in on a new device', () => {
  // Shows B76.
  test('is told with the device and the time in India, not the first one, and not one on a device that is known', async () => {
    const email = await signUp(one)
    const browser = openBrowser(one)
    await browser.signIn(email)
    await browser.signIn(email)
    expect((await mailsFor(email)).map(({ subject }) => subject)).toEqual(['Welcome to Site one'])
    expect((await onPhone(one, email)).status).toBe(200)
    const told = (await mailsFor(email)).at(-1)
    expect(told).toMatchObject({ subject: 'A new sign-in at Site one' })
    expect(told?.text).toContain('Device: Chrome on Android')
    expect(told?.text).toMatch(/Time: 22 November 2026 at 4:05\s?pm IST/)
    expect(told?.text).toMatch(/See your devices: http:\/\/one\.localhost(:\d+)?\/setting\/devices/)
    await browser.signIn(email)
    expect(await mailsFor(email)).toHaveLength(2)
  })

  test("of a member of staff links to a new password, and is not in the site's mailbox", async () => {
    const { email } = await one.signIn({ userType: 'ADMIN' })
    await onPhone(one, email)
    const told = (await mailsFor(email)).at(-1)
    expect(told?.text).toContain('/login#forgot')
    const { rows } = await owner.query('select site_id from mails where recipient = $1', [email])
    expect(rows).toEqual([{ site_id: platform.id }])
  })

  test('on ever more devices is told ten times an hour', async () => {
    const { email } = await one.signIn()
    for (let device = 0; device < 12; device++) await onPhone(one, email)
    expect(await mailsFor(email)).toHaveLength(10)
  })
})

// Shows B178.
test('the mail of a new site leads to the platform, as its owner may choose another address for the site', async () => {
  const ctx = await platform.ctx()
  await begunMail.later(ctx, { email: 'owner-of-new@example.com', firstName: 'Ravi', name: 'Lamp House', begun: 1 })
  const [mail] = await mailsFor('owner-of-new@example.com')
  expect(mail).toMatchObject({ subject: 'Your site Lamp House is ready' })
  expect(mail?.html).toContain(`href="${ctx.site.origin}/admin"`)
  const hosts = `${mail?.html}`.match(/https?:\/\/[^/"\s<]+/g)
  expect(new Set(hosts)).toEqual(new Set([ctx.site.origin]))
})

test('a change of address is mailed to both, with instructions to object in the old one', async () => {
  const change = { firstName: 'Asha', from: 'old@example.com', to: 'fresh@example.com', at: at.toISOString() }
  await addressLeftMail.later(await two.ctx(), change)
  await addressTakenMail.later(await two.ctx(), change)
  const [left, ...others] = await mailsFor(change.from)
  expect(others).toEqual([])
  expect(left?.text).toContain('fresh@example.com')
  expect(left?.text).toContain('help@two.example')
  const [taken] = await mailsFor(change.to)
  expect(taken?.text).toContain('old@example.com')
  await addressLeftMail.later(await one.ctx(), { ...change, from: 'english@example.com' })
  expect((await mailsFor('english@example.com'))[0]?.subject).toBe('Your email for Site one was changed')
})

// Shows B76.
test('no name makes a header of its own, nor markup', async () => {
  const ctx = await one.ctx()
  const evil = 'Asha\r\nBcc: everybody@example.com\u2028<img src=x onerror=alert(1)>'
  const site = { ...ctx.site, name: evil }
  const letter = letterIn(site, () =>
    invitationMail.letter({ ...ctx, site }, { by: evil, role: { name: evil, isReady: false }, token: 'x' }),
  )
  await postMail(ctx, 'evil', 'victim@example.com', letter)
  const [mail] = await mailsFor('victim@example.com')
  expect(mail?.headers.has('bcc')).toBe(false)
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.subject).toMatch(/^Asha Bcc: everybody@example\.com/)
  expect(mail?.html).not.toContain('<img src=x')
  expect(await mailsFor('everybody@example.com')).toEqual([])
})

// Shows B76.
test('dark mail programs are told the dark colours, and every word has its ground', async () => {
  const ctx = await one.ctx()
  await postMail(
    ctx,
    'dark',
    'dark@example.com',
    letterIn(ctx.site, () => welcomeMail.letter(ctx, { firstName: 'A', email: 'e' })),
  )
  const [mail] = await mailsFor('dark@example.com')
  expect(mail?.html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(mail?.html).toMatch(/@media \(prefers-color-scheme: dark\)[^<]*\.sheet \{ background: #1d2025 !important/)
})

// Shows B178.
test('a mail to an address that is not proven carries no address of the name', async () => {
  const email = 'somebody-else@example.com'
  const body = {
    ...{ firstName: 'WIN 5000 RS AT HTTP://EVIL.EXAMPLE', lastName: 'evil.example', email, password },
    ...{ mobileNumber: '9876500000', birthDate: '1994-06-12', gender: 'FEMALE' },
  }
  const headers = { 'x-forwarded-for': newMachine() }
  await one.call('POST', '/api/io/crm/admin/public/customer/create', { body, headers })
  const [mail] = await mailsFor(email)
  expect(mail?.text).toContain('Hello,')
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil/i)
})

// Shows B178.
test('every link of every mail above leads to something', async () => {
  const get = await overHttp(parts.app)
  for (const site of [one, two, platform]) await (await openEditor(site)).publish('/')
  const links = new Set(
    smtp.taken.flatMap(({ html }) => [...String(html).matchAll(/ href="(http[^"]+)"/g)].map(([, href = '']) => href)),
  )
  const hosts = [one, two, platform].map(({ host }) => host)
  const ours = [...links]
    .map((link) => new URL(link.replaceAll('&amp;', '&')))
    .filter(({ hostname }) => hosts.includes(hostname))
  expect(ours.length).toBeGreaterThan(5)
  for (const { hostname, pathname, search, href } of ours) {
    const { status } = await get(hostname, pathname + search)
    expect({ href, isThere: status < 400 }).toEqual({ href, isThere: true })
  }
})
