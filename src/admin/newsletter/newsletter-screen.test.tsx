// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, rowOf, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)

const fileOf = (...lines: string[]) => {
  const text = ['Email,Status,Consent date,Source,Name', ...lines].join('\r\n')
  return new File([text], 'people.csv', { type: 'text/csv' })
}

// Shows B106.
test('people who agreed elsewhere are imported once the file has no faults and the owner has said so', async () => {
  const good = 'asha@fair.example,SUBSCRIBED,2026-03-31,"मेला, जयपुर",आशा राव'
  const user = await openScreen('/newsletter')
  await press(user, 'Import CSV')
  const form = await dialog()
  const file = form.getByLabelText('CSV file')
  const act = form.getByRole('button', { name: 'Import' })
  await user.upload(file, fileOf(good, 'asha,SUBSCRIBED,31/03/2026,,'))
  expect((await form.findByRole('alert')).textContent).toContain('One line has a fault.')
  expect(form.getByRole('table', { name: 'Faults' }).querySelectorAll('tr')).toHaveLength(4)
  expect(act).toHaveProperty('disabled', true)
  await user.upload(file, fileOf(good))
  await form.findByText('New subscribers')
  await user.click(await form.findByRole('checkbox'))
  await press(user, 'Import', form)
  await page().findByText('One subscriber imported')
  const row = await rowOf('asha@fair.example')
  for (const text of ['31 March 2026', 'मेला, जयपुर', 'आशा राव']) expect(row.textContent).toContain(text)
})

test('the file holds the subscribers that the list shows, and no others', async () => {
  for (const email of ['kiln@mela.example', 'loom@mela.example', 'kiln@haat.example'])
    await one.call('POST', '/api/io/crm/admin/public/newsletter', { body: { email, status: 'SUBSCRIBED' } })
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
