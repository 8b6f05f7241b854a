import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { postMail } from '../../../../../tests/support/post-mail.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import type { SendMail } from '../../../platform/mail.ts'
import type { SpokenLetter } from './letter.ts'

const { one, two, owner, services, directory } = await testApp({ jobs: true })
const asha = 'asha@example.com'
const mail: SpokenLetter = { language: 'en', subject: 'Hello', blocks: ['Good day.'] }

async function stored(key: string) {
  return (await owner.query('select site_id, sent_at from mails where once_key = $1 order by site_id', [key])).rows
}

test('without an SMTP server a mail stays in the mailbox of its site', async () => {
  await postMail(await one.ctx(), 'a', asha, mail)
  await postMail(await two.ctx(), 'a', asha, mail)
  expect(await stored('a')).toEqual([
    { site_id: one.id, sent_at: null },
    { site_id: two.id, sent_at: null },
  ])
})

test('a mail is kept and sent once, however often its job runs', async () => {
  const send = vi.fn<SendMail>(async () => true)
  services.mail = send
  const ctx = await one.ctx()
  await Promise.all([1, 2, 3].map(() => postMail(ctx, 'b', asha, mail)))
  await postMail(ctx, 'b', asha, mail)
  expect(send).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledWith('"Site one" <no-reply@one.localhost>', expect.any(String), {
    recipient: asha,
    subject: 'Hello',
    text: 'Good day.\n\nSite one',
    html: expect.stringContaining('Good day.'),
  })
  expect(await stored('b')).toEqual([{ site_id: one.id, sent_at: expect.any(Date) }])
})

// Shows B76.
test.each([
  ['Utsav & Co., “श्री” 🪔', '', '"Utsav & Co., “श्री” 🪔" <no-reply@one.localhost>'],
  ['Back\\slash" \\', '', '"Backslash" <no-reply@one.localhost>'],
  ['Shop', 'hello@example.com', 'hello@example.com'],
  ['Shop', 'Saree: Silk, Cotton (Delhi); <hello@example.com>', '"Saree: Silk, Cotton (Delhi);" <hello@example.com>'],
])('the sender of the site %s with the setting %j is %s', async (name, mailFrom, from) => {
  const send = vi.fn<SendMail>(async () => true)
  services.mail = send
  const ctx = await one.ctx()
  const site = { ...ctx.site, name, settings: { ...ctx.site.settings, mailFrom } }
  await postMail({ ...ctx, site }, `from ${from}`, asha, mail)
  expect(send.mock.calls[0]?.[0]).toBe(from)
})

test('a mail that the server did not take is kept, and sent by the next run', async () => {
  services.mail = vi.fn<SendMail>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(true)
  const ctx = await one.ctx()
  await expect(postMail(ctx, 'c', asha, mail)).rejects.toThrow('no answer')
  expect(await stored('c')).toEqual([{ site_id: one.id, sent_at: null }])
  await postMail(ctx, 'c', asha, mail)
  expect(await stored('c')).toEqual([{ site_id: one.id, sent_at: expect.any(Date) }])
})

test('the mailbox stores another text for a mail with a secret, unless there is no mail server', async () => {
  const secret: SpokenLetter = { ...mail, blocks: [{ code: '123456' }], kept: 'A code.' }
  const kept = async (key: string) =>
    (await owner.query('select body_text, body_html from mails where once_key = $1', [key])).rows[0]
  const ctx = await one.ctx()
  services.mail = vi.fn<SendMail>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(true)
  await expect(postMail(ctx, 'd', asha, secret)).rejects.toThrow('no answer')
  expect(await kept('d')).toEqual({ body_text: 'A code.', body_html: 'A code.' })
  await postMail(ctx, 'd', asha, secret)
  const brought = { recipient: asha, text: expect.stringContaining('123456'), html: expect.stringContaining('123456') }
  expect(services.mail).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.any(String),
    expect.objectContaining(brought),
  )
  expect(await kept('d')).toEqual({ body_text: 'A code.', body_html: 'A code.' })
  services.mail = async () => false
  await postMail(ctx, 'e', asha, secret)
  expect(await kept('e')).toEqual({
    body_text: expect.stringContaining('123456'),
    body_html: expect.stringContaining('123456'),
  })
})

test('a customer gets the order confirmation a moment later, from the workers', async () => {
  services.mail = async () => false
  const { person } = await shopperWith(one)
  const { body } = await person.init('cod')
  await expect.poll(() => stored(`order:${body.data.orderId}:placed`), { timeout: 10_000 }).toHaveLength(1)
})

describe('a mail', () => {
  const button = { text: 'See <it>', href: 'https://one.example/a?b=1&c=2' }
  const sent = async (letter: SpokenLetter) => {
    const send = vi.fn<SendMail>(async () => true)
    services.mail = send
    await postMail(await one.ctx(), crypto.randomUUID(), asha, letter)
    return send.mock.calls[0]?.[2] ?? { text: '', html: '' }
  }
  const settings = (changes: object) =>
    owner.query('update sites set settings = settings || $1, revision = revision + 1 where id = $2', [changes, one.id])

  // Shows B41.
  test('is in the colours of the site, under its logo, and its button leads where its text says', async () => {
    await settings({
      logo: { id: 'abcdefghijkl', alt: '' },
      theme: { buttons: { primary: { backgroundColor: '#aa0000', textColor: '#fff', borderRadius: 3 } } },
      business: {
        legalName: 'One Private Limited',
        email: 'hello@one.example',
        address: { line1: '1 Lake Road', city: 'Pune' },
      },
    })
    const ctx = { ...(await one.ctx()), site: (await directory.byId(one.id)) ?? (await one.ctx()).site }
    const send = vi.fn<SendMail>(async () => true)
    services.mail = send
    await postMail(ctx, 'themed', asha, {
      language: 'en',
      subject: 'Hello',
      blocks: ['Good day.', { sums: [['Lamp', '₹10.00']] }],
      button,
    })
    const mail = send.mock.calls[0]?.[2]
    expect(mail?.html).toContain(`<img src="${ctx.site.origin}/media/abcdefghijkl/240" alt="Site one"`)
    expect(mail?.html).toMatch(
      /<a href="https:\/\/one.example\/a\?b=1&amp;c=2" style="[^"]*background:#aa0000;color:#ffffff[^"]*">See &lt;it&gt;<\/a>/,
    )
    expect(mail?.text).toBe(
      'Good day.\n\nLamp: ₹10.00\n\nSee <it>: https://one.example/a?b=1&c=2\n\nSite one\n\nOne Private Limited\n1 Lake Road, Pune\nhello@one.example',
    )
    await settings({ logo: null, business: {} })
  })

  // Shows B41.
  test('has the link that ends such mails below its button', async () => {
    const quiet = { text: 'Stop these mails', href: 'https://one.example/leave' }
    const { text, html } = await sent({ language: 'en', subject: 'Hello', blocks: ['Good day.', { quiet }], button })
    for (const form of [text, html]) expect(form.indexOf(quiet.href)).toBeGreaterThan(form.indexOf('a?b=1'))
  })

  // Shows B41.
  test('escapes markup in every text', async () => {
    const evil = '<img src=x onerror=alert(1)>"\''
    const { html } = await sent({
      language: 'en',
      subject: evil,
      blocks: [evil, { lines: [evil] }, { sums: [[evil, evil]] }, { code: evil }],
    })
    expect(html).not.toContain('<img src=x')
    expect(html.match(/&lt;img src=x/g)).toHaveLength(5)
  })
})
