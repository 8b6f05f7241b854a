// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const add = async (subject: string): Promise<string> => {
  const body = { subject, parts: [{ kind: 'text', text: 'Made in Kutch.' }], segment: { who: 'all' } }
  return (await one.call('POST', '/api/v1/campaigns', { token, body })).body.data._id
}
const read = async (id: string) => (await one.call('GET', `/api/v1/campaigns/${id}`, { token })).body.data
const subject = () => page().findByRole('textbox', { name: 'Subject' })

// Shows B105.
test('a campaign is written beside the mail that it makes, and saved', async () => {
  const user = await openScreen('/newsletter/campaigns/new')
  await retype(user, await subject(), 'Lamps of clay')
  await retype(user, page().getByRole('textbox', { name: 'Text' }), 'मिट्टी के दीये are here.\n\nMade in Kutch.')
  await press(user, 'Button')
  await retype(user, page().getByRole('textbox', { name: 'Button' }), 'See the lamps')
  await retype(user, page().getByRole('textbox', { name: 'Leads to' }), '/search')
  const mail = () => page().getByTitle('The mail').getAttribute('srcdoc') ?? ''
  await page().findByTitle('The mail')
  await expect.poll(mail).toMatch(/href="[^"]+\/search"[^>]*>[^<]*See the lamps/)
  expect(mail()).toContain('मिट्टी के दीये are here.')
  expect(mail()).toContain('Unsubscribe')
  await press(user, 'Save')
  await page().findByRole('heading', { level: 1, name: 'Lamps of clay' })
  expect(await read(location.pathname.split('/').at(-1) ?? '')).toMatchObject({
    state: 'DRAFT',
    subject: 'Lamps of clay',
  })
})

// Shows B105.
test('a campaign is scheduled by the site’s clock, and taken back to a draft', async () => {
  const id = await add('Lamps for Diwali')
  const user = await openScreen(`/newsletter/campaigns/${id}`)
  await subject()
  await press(user, 'Send…')
  const send = await dialog()
  await send.findByText(/^It goes to /)
  const when = send.getByLabelText('When')
  await user.type(when, '2031-10-20T09:00')
  await press(user, 'Schedule', send)
  await page().findByText('Sending begins on 20 October 2031 at 9:00 am.')
  expect((await read(id)).state).toBe('SCHEDULED')
  await press(user, 'Back to draft')
  expect(await subject()).toHaveProperty('value', 'Lamps for Diwali')
  expect((await read(id)).state).toBe('DRAFT')
})

test('a campaign is deleted once the question is answered, and the list is shown without it', async () => {
  const id = await add('Lamps no more')
  const user = await openScreen(`/newsletter/campaigns/${id}`)
  await subject()
  await press(user, 'Delete')
  await press(user, 'Delete campaign', await dialog())
  await page().findByRole('heading', { level: 1, name: 'Campaigns' })
  await expect.poll(() => page().queryByRole('link', { name: 'Lamps no more' })).toBeNull()
})

test('campaigns are a link away from the newsletter; a site without any says what they are for', async () => {
  const user = await openScreen('/newsletter', { site: two })
  await user.click(await page().findByRole('link', { name: 'Campaigns' }))
  await page().findByRole('heading', { level: 1, name: 'Campaigns' })
  await page().findByText(/no campaigns yet/)
})
