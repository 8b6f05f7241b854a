// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const owner = await one.signIn({ userType: 'ADMIN' })

async function write(form: 'contact' | 'enquiry', customerName: string, more: object = {}): Promise<string> {
  const person = { customerName, customerContact: '9829041122', customerEmail: 'asha@example.com' }
  const { body } = await one.call('POST', `/api/io/crm/admin/public/${form}`, { body: { ...person, ...more } })
  return body.data._id
}

const stored = async (q: string) => {
  const { body } = await one.call('GET', '/api/v1/messages', { token: owner.token, query: { q } })
  return body.data as { name: string; state: string; assignee: { name: string } | null }[]
}
const tab = (name: RegExp) =>
  within(page().getByRole('navigation', { name: 'Messages by state' })).getByRole('link', { name })
const names = () =>
  page()
    .queryAllByText(/^\w+ \w+pot$/, { selector: 'td *' })
    .map(({ textContent }) => textContent)

// Shows B98.
test('new messages are reached from the dashboard, told apart by kind, and spam is by itself', async () => {
  await write('contact', 'Asha Teapot', { message: 'Is the bowl\nmade by hand?' })
  await write('enquiry', 'Bina Teapot', { kind: 'Wedding', city: 'Pune', guests: 250 })
  await write('contact', 'Chitra Teapot', { message: 'Cheap watches', website: 'http://x.example' })
  const user = await openScreen('/dashboard')
  await user.click(await page().findByRole('link', { name: /new messages?$/ }))
  await rowOf('Asha Teapot')
  await user.type(page().getByRole('searchbox'), 'Teapot')
  await expect.poll(names).toEqual(['Bina Teapot', 'Asha Teapot'])
  await user.selectOptions(page().getByLabelText('Kind'), 'Enquiry')
  await expect.poll(names).toEqual(['Bina Teapot'])
  await user.selectOptions(page().getByLabelText('Kind'), 'Kind: all')
  await expect.poll(names).toHaveLength(2)
  await user.click(tab(/^Spam/))
  await expect.poll(names).toEqual(['Chitra Teapot'])
})

test('a message is read and marked as done, and leaves the new ones', async () => {
  await write('enquiry', 'Bina Inkpot', { kind: 'Wedding', city: 'Pune', guests: 250 })
  const user = await openScreen('/inbox?q=Inkpot')
  await user.click(await page().findByRole('link', { name: 'Bina Inkpot' }))
  await page().findByRole('heading', { level: 1, name: 'Bina Inkpot' })
  await page().findByText('Wedding')
  await user.click(page().getByRole('button', { name: 'Mark as done' }))
  await page().findByRole('button', { name: 'Reopen' })
  expect(await stored('Inkpot')).toMatchObject([{ state: 'DONE' }])
})

// Shows B98.
test('several messages are marked as open, and deleted once the question is answered', async () => {
  for (const name of ['Asha Flowerpot', 'Bina Flowerpot']) await write('contact', name, { message: 'A question' })
  const user = await openScreen('/inbox?q=Flowerpot')
  await rowOf('Asha Flowerpot')
  await user.click(page().getByLabelText('Select all on this page'))
  await user.click(await page().findByRole('button', { name: 'Mark as open' }))
  await expect.poll(() => page().queryAllByText('Open', { selector: 'td *' })).toHaveLength(2)
  await user.click(page().getByLabelText('Select all on this page'))
  await user.click(await page().findByRole('button', { name: 'Delete' }))
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await stored('Flowerpot')).toHaveLength(2)
  await user.click(page().getByRole('button', { name: 'Delete' }))
  await user.click((await dialog()).getByRole('button', { name: 'Delete 2 messages' }))
  await page().findByText('No results')
  expect(await stored('Flowerpot')).toEqual([])
})

test('messages that a colleague has deleted meanwhile are told of, the others stay as they were and selected', async () => {
  const [id] = [await write('contact', 'Asha Paintpot', { message: 'A question' })]
  await write('contact', 'Bina Paintpot', { message: 'A question' })
  const user = await openScreen('/inbox?q=Paintpot')
  await rowOf('Asha Paintpot')
  await user.click(page().getByLabelText('Select all on this page'))
  await page().findByText('2 selected')
  await one.call('POST', '/api/v1/messages/delete', { token: owner.token, body: { ids: [id] } })
  await press(user, 'Mark as spam')
  await page().findByText('This message was not found.')
  await page().findByText('1 selected')
  expect(await stored('Paintpot')).toMatchObject([{ name: 'Bina Paintpot', state: 'NEW' }])
})

// Shows B98.
test('messages of a state are sorted and filtered by the address, and the tabs count what fits the other filters', async () => {
  await write('contact', 'Bina Glazepot', { message: 'A question' })
  await write('enquiry', 'Asha Glazepot', { kind: 'Wedding', city: 'Pune', guests: 250 })
  const user = await openScreen('/inbox?q=Glazepot&state=NEW')
  await expect.poll(names).toEqual(['Asha Glazepot', 'Bina Glazepot'])
  await expect.poll(() => tab(/^New/).textContent).toBe('New2')
  await user.click(page().getByRole('button', { name: 'From' }))
  await user.click(await page().findByRole('button', { name: 'From' }))
  await expect.poll(names).toEqual(['Bina Glazepot', 'Asha Glazepot'])
  await user.selectOptions(page().getByLabelText('Kind'), 'Enquiry')
  await expect.poll(names).toEqual(['Asha Glazepot'])
  await expect.poll(() => tab(/^New/).textContent).toBe('New1')
  const address = Object.fromEntries(new URLSearchParams(location.search))
  expect(address).toMatchObject({ q: 'Glazepot', state: 'NEW', kind: 'ENQUIRY', sort: 'name' })
})

test('staff who may only look read messages, and neither select nor save them', async () => {
  await write('contact', 'Asha Dyepot', { message: 'A question' })
  await openScreen('/inbox?q=Dyepot', { as: ['view'] })
  await rowOf('Asha Dyepot')
  expect(page().queryByLabelText('Select all on this page')).toBeNull()
  expect(page().queryByRole('button', { name: 'Export CSV' })).toBeNull()
})

test('a site without messages says what will be there', async () => {
  await openScreen('/inbox', { site: two })
  await page().findByText('No messages yet')
})

test('deleting selected messages skips those that a search hides', async () => {
  for (const name of ['Asha Jampot', 'Bina Jampot']) await write('contact', name, { message: 'A question' })
  const user = await openScreen('/inbox?q=Jampot')
  await rowOf('Asha Jampot')
  await user.click(page().getByLabelText('Select all on this page'))
  await page().findByText('2 selected')
  await retype(user, page().getByRole('searchbox'), 'Asha Jampot')
  await page().findByText('1 selected')
  await press(user, 'Delete')
  await press(user, 'Delete message', await dialog())
  await page().findByText('No results')
  expect((await stored('Jampot')).map(({ name }) => name)).toEqual(['Bina Jampot'])
})

// Shows B118.
test('messages are taken by who is signed in, found under their own, and one is given back', async () => {
  for (const name of ['Asha Saltpot', 'Bina Saltpot']) await write('contact', name, { message: 'A question' })
  const user = await openScreen('/inbox?q=Saltpot')
  await rowOf('Asha Saltpot')
  await user.click(page().getByLabelText('Select all on this page'))
  await user.click(await page().findByRole('button', { name: 'Assign to' }))
  await user.click(await page().findByRole('menuitem', { name: /^Me / }))
  await page().findByText(/^2 messages assigned to Me /)
  const filter = page().getByRole('combobox', { name: 'Assigned to' })
  await user.selectOptions(filter, 'nobody')
  await page().findByText('No results')
  await user.selectOptions(page().getByRole('combobox', { name: 'Assigned to' }), 'me')
  await user.click(await page().findByRole('link', { name: 'Asha Saltpot' }))
  const field = await page().findByLabelText('Assigned to', { selector: 'aside select' })
  await user.selectOptions(field, 'No one')
  await page().findByText('Message assigned to no one')
  const assigned = (await stored('Saltpot')).filter(({ assignee }) => assignee)
  expect(assigned.map(({ name }) => name)).toEqual(['Bina Saltpot'])
})

test('the file of messages holds what the filters leave', async () => {
  await write('contact', 'Asha Stewpot', { message: 'A question' })
  await write('enquiry', 'Bina Stewpot', { kind: 'Wedding', city: 'Pune', guests: 250 })
  const user = await openScreen('/inbox?q=Stewpot&kind=ENQUIRY')
  await rowOf('Bina Stewpot')
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(user, 'Export CSV')
  await expect.poll(() => saved.mock.calls).toHaveLength(1)
  const [file] = saved.mock.lastCall ?? []
  const text = await (file as Blob).text()
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Bina Stewpot')
})

// Shows B102.
test('answers are told apart by their form, which leads to them, and saved with a column for each field', async () => {
  const made = async (name: string): Promise<string> => {
    const definition = { fields: [{ key: 'who', type: 'name', label: 'Your name' }] }
    return (await one.call('POST', '/api/v1/forms', { token: owner.token, body: { name, definition } })).body.data._id
  }
  const senders = () =>
    page()
      .queryAllByRole('link', { name: /Coffeepot$/ })
      .map(({ textContent }) => textContent)
  const [callback, other] = [await made('Callback'), await made('Survey')]
  for (const [form, who] of [
    [callback, 'Asha Coffeepot'],
    [other, 'Bina Coffeepot'],
  ])
    await one.call('POST', `/api/v1/forms/${form}/answers`, { body: { answers: { who } } })
  const user = await openScreen(`/forms/${callback}`)
  await user.click(await page().findByRole('link', { name: '1 answer' }))
  await expect.poll(senders).toEqual(['Asha Coffeepot'])
  const filter = await page().findByRole('combobox', { name: 'Form' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Form: all', 'Callback (1)', 'Survey (1)'])
  await page().findByText('Callback', { selector: 'td *' })
  await user.selectOptions(filter, 'Survey (1)')
  await expect.poll(senders).toEqual(['Bina Coffeepot'])
  await one.call('DELETE', `/api/v1/forms/${callback}`, { token: owner.token })
  const again = await openScreen('/inbox')
  await page().findByText('A form that is gone (1)')
  await again.selectOptions(page().getByRole('combobox', { name: 'Form' }), 'gone')
  await expect.poll(senders).toEqual(['Asha Coffeepot'])
  expect(page().queryByRole('button', { name: 'Export answers' })).toBeNull()
  await again.selectOptions(page().getByRole('combobox', { name: 'Form' }), 'Survey (1)')
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(again, 'Export answers')
  await expect.poll(() => saved.mock.calls).toHaveLength(1)
  const [file] = saved.mock.lastCall ?? []
  expect(await (file as Blob).text()).toContain('Sent,State,Your name,Assigned to')
})

test('staff who work with other things find no inbox', async () => {
  await openScreen('/inbox', { as: ['catalogue'] })
  await page().findByText('You do not have permission to see this')
  expect(page().queryByRole('link', { name: 'Inbox' })).toBeNull()
})
