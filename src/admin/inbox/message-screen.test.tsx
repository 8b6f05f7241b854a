// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { sampleFiles } from '../../../tests/support/files/files.ts'
import { dialog, page, press, screensOf } from '../../../tests/support/screens/screen.tsx'
import { doJobs } from '../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, owner } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const asha = { customerName: 'Asha Rao', customerContact: '9829041122', customerEmail: 'asha@example.com' }

async function write(more: object = {}): Promise<string> {
  const body = { ...asha, message: 'Is the bowl\nmade by hand?', ...more }
  return (await one.call('POST', '/api/io/crm/admin/public/contact', { body })).body.data._id
}
const stored = async (id: string) => (await one.call('GET', `/api/v1/messages/${id}`, { token })).body.data
const href = (name: string | RegExp) => page().getByRole('link', { name }).getAttribute('href')
const field = (name: string) => page().findByRole<HTMLTextAreaElement>('textbox', { name })

// Shows B98.
test('a message has its words and the ways to its writer', async () => {
  await openScreen(`/inbox/${await write()}`)
  expect((await page().findByText(/^Is the bowl/)).textContent).toBe('Is the bowl\nmade by hand?')
  expect([href('asha@example.com'), href(/^\+91/), href('Message on WhatsApp')]).toEqual([
    'mailto:asha@example.com',
    'tel:+919829041122',
    'https://wa.me/919829041122?text=Hello%20Asha%20Rao%2C%20thank%20you%20for%20your%20message.',
  ])
})

// Shows B98.
test('a chat about the answers to a form that asks for no name begins without one', async () => {
  const definition = { fields: [{ key: 'call', type: 'phone', label: 'Mobile number' }] }
  const form = await one.call('POST', '/api/v1/forms', { token, body: { name: 'Callback', definition } })
  const body = { answers: { call: '9829041122' } }
  await one.call('POST', `/api/v1/forms/${form.body.data._id}/answers`, { body })
  const { body: listed } = await one.call('GET', '/api/v1/messages?kind=FORM', { token })
  await openScreen(`/inbox/${listed.data[0]._id}`)
  await page().findByRole('link', { name: 'Message on WhatsApp' })
  expect(href('Message on WhatsApp')).toBe(
    'https://wa.me/919829041122?text=Hello%2C%20thank%20you%20for%20your%20message.',
  )
})

test('an email that holds more than an address is one address in its link', async () => {
  const customerEmail = 'asha?bcc=all@example.com'
  await openScreen(`/inbox/${await write({ customerEmail })}`)
  await page().findByText(customerEmail)
  expect(href(customerEmail)).toBe('mailto:asha%3Fbcc%3Dall@example.com')
})

// Shows B98.
test('a message without an email and a number says so, and offers no reply', async () => {
  const id = await write()
  await owner.query(`update messages set email = '', mobile_number = '' where id = $1`, [id])
  await openScreen(`/inbox/${id}`)
  await page().findByText('No email or phone number was given.')
  page().getByText('No email was given, so you can’t reply by mail.')
  expect(page().queryByRole('button', { name: 'Send reply' })).toBeNull()
})

// Shows B98.
test('a message goes on by a press: done, reopened, spam, and back', async () => {
  const id = await write()
  const user = await openScreen(`/inbox/${id}`)
  for (const [name, state] of [
    ['Mark as done', 'DONE'],
    ['Reopen', 'OPEN'],
    ['Spam', 'SPAM'],
    ['Not spam', 'NEW'],
  ] as const) {
    await press(user, name)
    await expect.poll(async () => (await stored(id)).state).toBe(state)
  }
})

test('a message is deleted once that is confirmed, and the inbox opens', async () => {
  const id = await write()
  const user = await openScreen(`/inbox/${id}`)
  await press(user, 'Delete')
  const asked = await dialog()
  asked.getByText('Delete the message of Asha Rao?')
  expect((await stored(id))._id).toBe(id)
  await press(user, 'Delete message', asked)
  await expect.poll(() => location.pathname).toBe('/admin/inbox')
  expect(await stored(id)).toBeUndefined()
})

// Shows B118.
test('a message is not given away by staff who may only look', async () => {
  await openScreen(`/inbox/${await write()}`, { as: ['view'] })
  const choice = await page().findByLabelText('Assigned to', { selector: 'aside select' })
  expect(choice.matches(':disabled, fieldset:disabled *')).toBe(true)
})

// Shows B117.
test('a message has the files that came with it, to save', async () => {
  const definition = { fields: [{ key: 'plan', type: 'file', label: 'Drawing' }] }
  const form = await one.call('POST', '/api/v1/forms', { token, body: { name: 'Order', definition } })
  const at = `/api/v1/forms/${form.body.data._id}`
  const given = new FormData()
  given.set('field', 'plan')
  given.set('file', new File([new Uint8Array(await sampleFiles.pdf())], 'plan.pdf'))
  const sent = new Request('http://x', { method: 'POST', body: given })
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const { claim } = (await one.call('POST', `${at}/files`, { body: await sent.blob(), headers })).body.data
  const { _id } = (await one.call('POST', `${at}/answers`, { body: { answers: { plan: [claim] } } })).body.data
  await openScreen(`/inbox/${_id}`)
  const link = await page().findByRole('link', { name: /^plan\.pdf/ })
  expect(link.textContent).toMatch(/^plan\.pdfPDF · \d/)
  expect(link.getAttribute('download')).toBe('plan.pdf')
  expect((await one.call('GET', link.getAttribute('href') ?? '')).status).toBe(200)
})

test('a message is answered: the reply stands below it, and says what became of it', async () => {
  const id = await write()
  const user = await openScreen(`/inbox/${id}`)
  await press(user, 'Send reply')
  await page().findByText('Write a reply.')
  await user.type(await field('Reply'), 'It is.')
  await press(user, 'Send reply')
  await page().findByText('Sending')
  expect((await field('Reply')).value).toBe('')
  app.services.mail = async () => {
    throw new Error('no answer')
  }
  await expect(doJobs(app, new Date(8_640_000_000_000))).rejects.toThrow('no answer')
  await openScreen(`/inbox/${id}`)
  await page().findByText('Failed')
  page().getByText('It is.')
})

test('a reply to a message that a colleague has deleted meanwhile is refused, and what was typed stays', async () => {
  const id = await write()
  const user = await openScreen(`/inbox/${id}`)
  const reply = await field('Reply')
  await user.type(reply, 'It is.')
  await one.call('POST', '/api/v1/messages/delete', { token, body: { ids: [id] } })
  await press(user, 'Send reply')
  await page().findByText('This message was not found.')
  expect(reply.value).toBe('It is.')
})

test('a note is written, and deleted with a way back', async () => {
  const id = await write()
  const user = await openScreen(`/inbox/${id}`)
  await page().findByText('No notes yet.')
  const notes = async () => (await stored(id)).notes.map(({ note }: { note: string }) => note)
  await user.type(await field('New note'), 'Called her')
  await press(user, 'Add note')
  await page().findByText('Called her', { selector: 'li *' })
  expect(await notes()).toEqual(['Called her'])
  await press(user, /^Delete the note of/)
  await page().findByText('No notes yet.')
  expect(await notes()).toEqual([])
  await press(user, 'Undo')
  await page().findByText('Called her', { selector: 'li *' })
})

test('a message that is gone says so', async () => {
  await openScreen('/inbox/00000000-0000-4000-8000-000000000000')
  await page().findByText('Message not found')
})
