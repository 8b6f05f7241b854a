import { describe, expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { mailsTo } from '../../../../../tests/support/signing-in.ts'
import { messagesOf } from './senders.ts'

const parts = await testApp()
const { one, two, owner, services } = parts
const shop = 'shop@example.com'
const settings = { ...testSettings, business: { email: shop } }
await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
services.bus.tell(one.id, ['site'])

let machine = 0

/** Each call comes from another machine, so that only the test of the limit reaches it. */
const send = (
  form: 'contact' | 'enquiry',
  body: object,
  { token, address }: { token?: string; address?: string } = {},
) =>
  one.call('POST', `/api/io/crm/admin/public/${form}`, {
    body,
    token,
    headers: { 'x-forwarded-for': address ?? `10.2.0.${machine++ % 250}` },
  })

const asha = { customerName: ' Asha Rao ', customerContact: '9876543210', customerEmail: ' Asha@Example.com ' }
const contact = { ...asha, message: 'Is the bowl\nmade by hand?' }

async function stored(id: string) {
  const { rows } = await owner.query(
    'select site_id, kind, state, name, mobile_number, email, body, answers from messages where id = $1',
    [id],
  )
  return rows[0]
}

const told = async (text: string) => {
  await doJobs(parts, new Date(Date.now() + 1_000))
  return (await mailsTo(parts, one, shop)).filter((mail) => mail.text.includes(text))
}

describe('a contact message', () => {
  // Shows E10, C52, B95.
  test('is kept for the owner of this site, who is told by mail', async () => {
    const { status, body } = await send('contact', contact)
    expect(status).toBe(200)
    expect(await stored(body.data._id)).toEqual({
      ...{ site_id: one.id, kind: 'CONTACT', state: 'NEW', name: 'Asha Rao', mobile_number: '9876543210' },
      ...{ email: 'asha@example.com', body: 'Is the bowl\nmade by hand?', answers: [] },
    })
    const [mail] = await told('made by hand?')
    expect(mail?.subject).toBe('Message from Asha Rao · Site one')
    expect(mail?.text).toContain('Mobile number: 9876543210')
    expect(await mailsTo(parts, two, shop)).toEqual([])
  })

  // Shows V13, B96.
  test.each([
    ['customerName', undefined, 'Enter your name.'],
    ['customerName', '  ', 'Enter your name.'],
    ['customerContact', undefined, 'Enter a 10-digit mobile number starting with 5 to 9.'],
    ['customerContact', '4876543210', 'Enter a 10-digit mobile number starting with 5 to 9.'],
    ['customerContact', '98765432101', 'Enter a 10-digit mobile number starting with 5 to 9.'],
    ['customerEmail', undefined, 'Please enter a valid email address.'],
    ['customerEmail', 'asha@example', 'Please enter a valid email address.'],
    ['message', undefined, 'Enter a message.'],
    ['message', ' ', 'Enter a message.'],
    ['message', 'x'.repeat(5_001), 'Use at most 5000 characters.'],
  ])('is refused by the name of its field: %s of %j', async (field, value, defaultMessage) => {
    const { status, body } = await send('contact', { ...contact, [field]: value })
    expect(status).toBe(400)
    expect(body.errors).toEqual([expect.objectContaining({ field, defaultMessage })])
  })

  // Shows B95.
  test('with the honeypot filled is spam: same reply, no mail', async () => {
    const { status, body } = await send('contact', {
      ...contact,
      message: 'Cheap watches',
      website: 'http://x.example',
    })
    expect([status, Object.keys(body.data)]).toEqual([200, ['_id']])
    expect(await stored(body.data._id)).toMatchObject({ state: 'SPAM', body: 'Cheap watches' })
    expect(await told('Cheap watches')).toEqual([])
  })

  test('is kept without a mail for an owner who turned those mails off', async () => {
    const toldWith = async (mails: boolean, message: string) => {
      await owner.query('update sites set settings = $2 where id = $1', [one.id, { ...settings, inbox: { mails } }])
      services.bus.tell(one.id, ['site'])
      await expect.poll(async () => (await one.ctx()).site.settings.inbox.mails).toBe(mails)
      const { body } = await send('contact', { ...contact, message })
      expect(await stored(body.data._id)).toMatchObject({ state: 'NEW', body: message })
      return told(message)
    }
    expect(await toldWith(false, 'Are you open today?')).toEqual([])
    expect(await toldWith(true, 'Are you open tomorrow?')).toHaveLength(1)
  })

  // Shows B95.
  test('is taken thirty times an hour from one machine', async () => {
    const address = '10.3.0.1'
    for (let sent = 0; sent < 30; sent++) expect((await send('contact', contact, { address })).status).toBe(200)
    expect((await send('contact', contact, { address })).status).toBe(429)
    expect((await send('contact', contact)).status).toBe(200)
  })
})

describe('an enquiry', () => {
  // Shows S93, P1, C17, B96.
  test('is kept with what was asked of the event, by label', async () => {
    const event = { kind: 'Wedding', date: '2027-02-14', city: 'Jaipur', guests: 250 }
    const { status, body } = await send('enquiry', { ...asha, ...event })
    expect(status).toBe(200)
    expect(await stored(body.data._id)).toMatchObject({
      ...{ kind: 'ENQUIRY', body: '' },
      answers: [
        { label: 'Kind of event', value: 'Wedding' },
        { label: 'Date', value: '2027-02-14' },
        { label: 'City', value: 'Jaipur' },
        { label: 'Guests', value: '250' },
      ],
    })
    const [mail] = await told('City: Jaipur')
    expect(mail?.subject).toBe('Enquiry from Asha Rao · Site one')
  })

  // Shows B96.
  test('needs no more than who asks', async () => {
    const { status, body } = await send('enquiry', asha)
    expect([status, (await stored(body.data._id)).answers]).toEqual([200, []])
  })

  test.each([
    ['date', '2027-02-30', 'Enter a date that exists, as YYYY-MM-DD.'],
    ['date', '0000-02-29', 'Enter a date that exists, as YYYY-MM-DD.'],
    ['date', '14/02/2027', 'Enter a date that exists, as YYYY-MM-DD.'],
    ['guests', 0, 'Enter a whole number of guests, from 1 to 100,000.'],
    ['guests', 2.5, 'Enter a whole number of guests, from 1 to 100,000.'],
    ['customerContact', '123', 'Enter a 10-digit mobile number starting with 5 to 9.'],
  ])('is refused by the name of its field: %s of %j', async (field, value, defaultMessage) => {
    const { status, body } = await send('enquiry', { ...asha, [field]: value })
    expect(status).toBe(400)
    expect(body.errors).toEqual([expect.objectContaining({ field, defaultMessage })])
  })
})

describe('a user with an account', () => {
  // Shows B97.
  test('has what they sent signed in, and from an address once it is shown to be theirs', async () => {
    const { token, id, email } = await one.signIn()
    await send('contact', { ...contact, message: 'Signed in' }, { token })
    await send('contact', { ...contact, customerEmail: email, message: 'Signed out' })
    const ctx = await one.ctx()
    const texts = async (provenEmail: string | undefined) =>
      (await messagesOf(ctx, { userId: id, provenEmail })).map(({ text }) => text)
    expect(await texts(undefined)).toEqual(['Signed in'])
    expect(await texts(email)).toEqual(['Signed in', 'Signed out'])
  })

  // Shows B97.
  test('has with each message what was answered to it', async () => {
    const { token, id } = await one.signIn()
    const { token: staff } = await one.signIn({ userType: 'ADMIN' })
    const sent = async (message: string) => (await send('contact', { ...contact, message }, { token })).body.data._id
    const first = await sent('Is it blue?')
    await sent('Is it red?')
    for (const reply of ['It is blue.', 'And green.'])
      await one.call('POST', `/api/v1/messages/${first}/replies`, { token: staff, body: { reply } })
    const own = await messagesOf(await one.ctx(), { userId: id, provenEmail: undefined })
    expect(own.map(({ replies }) => replies.map(({ text }) => text))).toEqual([['It is blue.', 'And green.'], []])
  })
})
