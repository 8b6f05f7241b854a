// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { campaignsOf } from '../../../tests/support/campaigning.ts'
import { fill } from '../../../tests/support/screens/mount.tsx'
import { dialog, page, press, retype, rowOf, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, owner } = app
const openScreen = screensOf(app)
const desk = await campaignsOf(app, one)
afterAll(() => desk.smtp.close())
await desk.subscribe('asha@potter.example', 'bina@potter.example')

const parts = [
  { kind: 'heading', text: 'Lamps are here' },
  { kind: 'text', text: 'Made of clay.' },
]
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const button = (name: string) => page().findByRole('button', { name })
const unsaved = () => page().queryByText('Unsaved changes') !== null

/** A campaign that is being sent, and what became of its mails so far. */
async function sending(subject: string, mails: Record<string, string>): Promise<string> {
  const id = await desk.add({ subject, parts })
  await owner.query("update campaigns set state = 'SENDING', started_at = now() where id = $1", [id])
  for (const [email, state] of Object.entries(mails)) {
    await desk.subscribe(email)
    const answer = state === 'REFUSED' ? '552 mailbox full' : ''
    await owner.query(
      `insert into campaign_mails (site_id, campaign_id, subscriber_id, state, answer, claimed_at)
       select site_id, $1, id, $3, $4, now() - interval '1 hour' from newsletter_subscribers where email = $2`,
      [id, email, state, answer],
    )
  }
  return id
}

// Shows B105.
test('the list shows each campaign with its state and how far it has come', async () => {
  await sending('Lamps on their way', {
    ...{ 'sent@list.example': 'SENT', 'refused@list.example': 'REFUSED', 'next@list.example': 'WAITING' },
  })
  await openScreen('/newsletter/campaigns')
  const row = await rowOf('Lamps on their way')
  expect(row.textContent).toContain('Being sent')
  expect(row.textContent).toContain('1 of 3')
})

describe('a draft', () => {
  let id = ''

  beforeEach(async () => {
    await owner.query("update sites set settings = settings - 'languages' where id = $1", [one.id])
    app.services.bus.tell(one.id, ['site'])
    id = await desk.add({ subject: 'Diwali lamps', parts, rate: 300 })
  })

  async function show() {
    const user = await openScreen(`/newsletter/campaigns/${id}`)
    await expect.poll(() => control('subject')?.value).toBe('Diwali lamps')
    await page().findByText(/subscribers now$/)
    return user
  }

  // Shows B105.
  test('is saved as a whole, without the fields of the segment that was chosen before', async () => {
    const user = await show()
    await retype(user, control('subject'), 'Lamps of clay')
    await expect.poll(unsaved).toBe(true)
    fill(control('who'), 'bought')
    await expect.poll(() => control('since')).toBeTruthy()
    fill(control('since'), '2026-11-01')
    fill(control('who'), 'city')
    await expect.poll(() => control('city')).toBeTruthy()
    fill(control('city'), 'Pune')
    await press(user, 'Save')
    await page().findByText('Campaign saved')
    expect(await desk.read(id)).toMatchObject({
      ...{ subject: 'Lamps of clay', rate: 300, segment: { who: 'city', city: 'Pune' }, revision: 2 },
    })
    await expect.poll(unsaved).toBe(false)
  })

  test('gets parts and loses them, and is as before once that is discarded', async () => {
    const user = await show()
    await press(user, 'Button')
    await expect.poll(() => control('parts.2.href')).toBeTruthy()
    fill(control('parts.2.text'), 'See them')
    fill(control('parts.2.href'), 'javascript:alert(1)')
    await press(user, 'Save')
    await page().findByText('Enter an address that begins with https:// or, on this site, with /.')
    await press(user, 'Discard')
    await expect.poll(() => control('parts.2.href')).toBeNull()
    expect(control('parts.1.text').value).toBe('Made of clay.')
    expect((await desk.read(id)).parts).toEqual(parts)
  })

  // Shows B115.
  test('is for those who read a language of the site, once it has several', async () => {
    await show()
    expect(control('who').textContent).not.toContain('Those who read the site in')
    await owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [one.id])
    app.services.bus.tell(one.id, ['site'])
    const user = await show()
    await expect.poll(() => control('who').textContent).toContain('Those who read the site in')
    fill(control('who'), 'language')
    await expect.poll(() => control('language')).toBeTruthy()
    await press(user, 'Save')
    await page().findByText('Choose a language.')
    fill(control('language'), 'hi-IN')
    await press(user, 'Save')
    await expect.poll(async () => (await desk.read(id)).segment).toEqual({ who: 'language', language: 'hi-IN' })
  })

  test('without the day that its segment needs is refused at that field', async () => {
    const user = await show()
    fill(control('who'), 'notBought')
    await expect.poll(() => control('since')).toBeTruthy()
    await press(user, 'Save')
    await page().findByText('Choose a day.')
    expect((await desk.read(id)).segment).toEqual({ who: 'all' })
  })

  // Shows B105.
  test('is test-mailed to who presses, and sent to subscribers after confirmation', async () => {
    const user = await show()
    await press(user, 'Send me a test')
    await page().findByText(/^A test mail is on its way to /)
    expect(desk.smtp.taken).toHaveLength(1)
    await press(user, 'Send…')
    const asked = await dialog()
    await asked.findByText(/^It goes to \d+ subscribers now\.$/)
    expect((await desk.read(id)).state).toBe('DRAFT')
    await press(user, 'Send now', asked)
    await page().findByText('Scheduled')
    expect((await desk.read(id)).state).toBe('SCHEDULED')
    expect(control('subject')).toBeNull()
  })

  test('that is not saved is not sent', async () => {
    const user = await show()
    await retype(user, control('subject'), 'Lamps of clay')
    await expect.poll(unsaved).toBe(true)
    for (const name of ['Send…', 'Send me a test']) expect(await button(name)).toHaveProperty('disabled', true)
  })

  test("does not overwrite another user's changes", async () => {
    const user = await show()
    const { subject: _, ...others } = await desk.read(id)
    await desk.call('PUT', `/${id}`, { ...others, subject: 'Theirs' })
    await retype(user, control('subject'), 'Lamps of clay')
    await expect.poll(unsaved).toBe(true)
    await press(user, 'Save')
    await page().findByText(/^Another user saved this campaign while you were editing\./)
    expect(control('subject').value).toBe('Lamps of clay')
    expect((await desk.read(id)).subject).toBe('Theirs')
  })

  // Shows B132.
  test('holds a picture, products and posts, each of which says what it lacks', async () => {
    const user = await show()
    for (const name of ['Picture', 'Products', 'Blog posts']) await press(user, name)
    await expect.poll(() => control('parts.2.alt')).toBeTruthy()
    await press(user, 'Save')
    await page().findByText('Choose a picture from the library.')
    for (const said of ['Describe what the picture shows.', 'Choose products.', 'Choose posts.']) page().getByText(said)
    expect((await desk.read(id)).parts).toEqual(parts)
    for (const name of ['Add products', 'Add posts']) page().getByLabelText(name)
  })

  // Shows B132.
  test('is seen as wide as on a phone, and as on a computer', async () => {
    const user = await show()
    const frame = await page().findByTitle('The mail')
    expect(frame.style.width).toBe('390px')
    await press(user, 'Computer, 760 px')
    await expect.poll(() => frame.style.width).toBe('760px')
  })
})

describe('a campaign that is being sent', () => {
  // Shows B105.
  test('shows what became of its mails, and staff settle those of which that is unknown', async () => {
    const id = await sending('Lamps in doubt', {
      ...{ 'one@doubt.example': 'SENT', 'two@doubt.example': 'SENT', 'next@doubt.example': 'WAITING' },
      ...{ 'full@doubt.example': 'REFUSED', 'unclear@doubt.example': 'CLAIMED' },
    })
    const user = await openScreen(`/newsletter/campaigns/${id}`)
    await page().findByText(/552 mailbox full/)
    expect(document.querySelector('progress')?.value).toBe(4)
    await press(user, 'It was sent')
    await expect.poll(async () => (await desk.read(id)).mails).toMatchObject({ sent: 3, uncertain: 0 })
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('Sent3')
  })

  // Shows B105.
  test('is paused at once, and ended once the question is answered', async () => {
    const id = await sending('Lamps that pause', { 'only@pause.example': 'WAITING' })
    const user = await openScreen(`/newsletter/campaigns/${id}`)
    await press(user, 'Pause')
    await button('Go on sending')
    expect((await desk.read(id)).state).toBe('PAUSED')
    await press(user, 'End it')
    const asked = await dialog()
    expect((await desk.read(id)).state).toBe('PAUSED')
    await press(user, 'End campaign', asked)
    await page().findByText('Ended early')
    expect(page().queryByRole('button', { name: 'Go on sending' })).toBeNull()
    expect((await desk.read(id)).state).toBe('CANCELLED')
  })
})
