import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

const fields = [
  { key: 'who', type: 'name', label: 'Your name', required: true },
  { key: 'back', type: 'choice', label: 'Shall we call?', options: ['Yes', 'No'] },
  { key: 'call', type: 'phone', label: 'Mobile number', required: true, when: { field: 'back', is: 'Yes' } },
]

// Shows B119.
test('the owner sees the form as it is typed, tries it out, and nothing of that is kept', async ({ page }) => {
  const token = await signIn(page, emailOf('owner'))
  const name = 'Preview'
  const { data } = await callShop(page, '/api/v1/forms', { token, data: { name, definition: { fields } } })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(here(`/admin/forms/${data._id}`))
  const preview = page.frameLocator('iframe[title="The form as visitors will see it"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name)
  const editor = page.locator('main form').first()
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('अपना फ़ॉर्म')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('अपना फ़ॉर्म')
  await editor.getByRole('button', { name: /^Your name/ }).click()
  await editor.getByLabel('Label').fill('What do we call you?')
  await expect(preview.getByLabel('What do we call you?')).toBeVisible()
  await editor.getByLabel('Must be answered').uncheck()
  await expect(preview.getByText('What do we call you?*')).toHaveCount(0)
  await editor.getByLabel('Type').selectOption('Files')
  await editor.getByLabel('PDF').check()
  await editor.getByLabel('How many files').selectOption('3')
  await expect(preview.getByText('Up to 3 files of 10 MB each: PDF.')).toBeVisible()
  await expect(preview.getByLabel('Mobile number')).toHaveCount(0)
  await preview.getByLabel('Shall we call?').selectOption('Yes')
  await preview.getByLabel('Mobile number').fill('9829041122')
  await preview.getByRole('button', { name: 'Send' }).click()
  await expect(preview.getByText('Thank you! Your answers have been sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Start the preview again' }).click()
  await expect(preview.getByLabel('Shall we call?')).toHaveValue('')
  const widthOf = () => preview.locator('html').evaluate(() => innerWidth)
  expect(await widthOf()).toBe(390)
  await page.getByRole('button', { name: 'Computer, 1280 px' }).click()
  await expect.poll(widthOf).toBe(1280)
  // Nothing was sent, and nothing saved.
  const sent = await callShop(page, `/api/v1/messages?kind=FORM&q=${encodeURIComponent('9829041122')}`, { token })
  expect(sent.data.filter(({ answers }: { answers: { value: string }[] }) => answers[0]?.value === name)).toEqual([])
  expect((await callShop(page, `/api/v1/forms/${data._id}`, { token })).data).toMatchObject({ name, revision: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Form saved')).toBeVisible()
  const saved = (await callShop(page, `/api/v1/forms/${data._id}`, { token })).data
  expect(saved.definition.fields[0]).toMatchObject({ type: 'file', options: ['pdf'], max: 3, required: false })
})
