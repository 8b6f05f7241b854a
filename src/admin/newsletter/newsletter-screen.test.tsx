// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, rowOf, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)

const csv = (...parts: BlobPart[]) => new File(parts, 'people.csv', { type: 'text/csv' })
const fileOf = (...lines: string[]) => csv(['Email,Status,Consent date,Source,Name', ...lines].join('\r\n'))
const agreed = (email: string) => `${email},SUBSCRIBED,2026-03-31,Fair,`

const subscribe = (email: string) => tell('', { email, status: 'SUBSCRIBED' })
const leave = (email: string) =>
  tell('/change-status', { email, status: 'UNSUBSCRIBED', unsubscribeReason: 'Too many mails' })

async function tell(path: string, body: object): Promise<void> {
  expect((await one.call('POST', `/api/io/crm/admin/public/newsletter${path}`, { body })).status).toBe(200)
}

/** The dialog of the import. */
async function openImport() {
  const user = await openScreen('/newsletter')
  await press(user, 'Import CSV')
  const form = await dialog()
  const choose = (file: File) => user.upload(form.getByLabelText('CSV file'), file)
  const mayImport = () => !form.getByRole('button', { name: 'Import' }).matches(':disabled')
  return { user, form, choose, mayImport }
}

// Shows B106.
test('people who agreed elsewhere are imported once the file has no faults and the owner has said so', async () => {
  const good = 'asha@fair.example,SUBSCRIBED,2026-03-31,"मेला, जयपुर",आशा राव'
  const { user, form, choose, mayImport } = await openImport()
  await choose(fileOf(good, 'asha,SUBSCRIBED,31/03/2026,,'))
  expect((await form.findByRole('alert')).textContent).toContain('One line has a fault.')
  expect(form.getByRole('table', { name: 'Faults' }).querySelectorAll('tr')).toHaveLength(4)
  expect(mayImport()).toBe(false)
  await choose(fileOf(good))
  await form.findByText('New subscribers')
  await user.click(await form.findByRole('checkbox'))
  await press(user, 'Import', form)
  await page().findByText('One subscriber imported')
  const row = await rowOf('asha@fair.example')
  for (const text of ['31 March 2026', 'मेला, जयपुर', 'आशा राव']) expect(row.textContent).toContain(text)
})

// Shows B106.
test('a file tells who is known, who has left and stays so, and which columns are not imported', async () => {
  await subscribe('known@potter.example')
  await subscribe('left@potter.example')
  await leave('left@potter.example')
  const { form, choose } = await openImport()
  const people = ['known', 'left', 'new', 'new'].map(
    (name) => `${name}@potter.example,SUBSCRIBED,2026-03-31,Fair,Jaipur`,
  )
  await choose(csv(['Email,Status,Consent date,Source,City', ...people].join('\n')))
  await form.findByText('Not imported: City')
  const counts = [...document.querySelectorAll('dl > *')].map(({ textContent }) => textContent)
  expect(counts).toEqual([
    ...['Lines', '4', 'New subscribers', '1', 'On your list already', '1'],
    ...['Have left, and stay unsubscribed', '1', 'Repeated lines', '1'],
  ])
})

// Shows B106.
test('another file asks for consent again; one that changes nothing, or is refused, cannot be imported', async () => {
  await subscribe('listed@weaver.example')
  const { user, form, choose, mayImport } = await openImport()
  const consent = () => form.findByRole<HTMLInputElement>('checkbox')
  for (const email of ['first@weaver.example', 'second@weaver.example']) {
    await choose(fileOf(agreed(email)))
    expect((await consent()).checked).toBe(false)
    expect(mayImport()).toBe(false)
    await user.click(await consent())
    await expect.poll(mayImport).toBe(true)
  }
  for (const [file, says] of [
    [fileOf(agreed('listed@weaver.example')), 'On your list already'],
    [csv(new Uint8Array([0x45, 0xff, 0xfe, 0x0a])), 'This file isn’t in UTF-8.'],
  ] as const) {
    await choose(file)
    await form.findByText(new RegExp(says))
    expect(form.queryByRole('checkbox')).toBeNull()
    expect(mayImport()).toBe(false)
  }
  await press(user, 'Cancel', form)
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
})

test('the file holds the subscribers that the list shows, and no others', async () => {
  for (const email of ['kiln@mela.example', 'loom@mela.example', 'kiln@haat.example']) await subscribe(email)
  const saved = vi.spyOn(URL, 'createObjectURL')
  const user = await openScreen('/newsletter?q=kiln')
  await rowOf('kiln@haat.example')
  await press(user, 'Export CSV')
  await expect.poll(() => saved.mock.lastCall).toBeDefined()
  const [file] = saved.mock.lastCall ?? []
  const text = await (file as Blob).text()
  expect(text.match(/\w+@\w+\.example/g)?.sort()).toEqual(['kiln@haat.example', 'kiln@mela.example'])
})

test('a site without subscribers says where they come from', async () => {
  await openScreen('/newsletter', { site: two })
  await page().findByText(/no subscribers yet/i)
})

test('staff who work with other things find no newsletter', async () => {
  await openScreen('/newsletter', { as: ['content'] })
  await page().findByText('You do not have permission to see this')
})
