import type { Locator, Page } from '@playwright/test'
import { sampleFiles } from '../support/files/files.ts'
import { publishedPage } from './support/own-page.ts'
import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

const fields = [
  { key: 'who', type: 'name', label: 'Your name', required: true },
  { key: 'has', type: 'choice', label: 'Have you a drawing?', options: ['Yes', 'No'] },
  {
    ...{ key: 'plan', type: 'file', label: 'Drawing', help: 'A photo is fine.', required: true },
    ...{ options: ['pictures', 'pdf'], max: 2, when: { field: 'has', is: 'Yes' } },
  },
]

const file = async (kind: keyof typeof sampleFiles, name: string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(await sampleFiles[kind]()),
})

async function withForm(page: Page) {
  const token = await signIn(page, emailOf('owner'))
  const name = 'Order by drawing'
  const { data } = await callShop(page, '/api/v1/forms', { token, data: { name, definition: { fields } } })
  const { path } = await publishedPage(page, [
    { id: 'own', type: 'form', props: { heading: 'On the page', form: data._id } },
    { id: 'framed', type: 'embedded-form', props: { heading: 'In a frame', form: data._id } },
  ])
  const messages = async (): Promise<{ _id: string; files: { name: string }[] }[]> => {
    const found = await callShop(page, `/api/v1/messages?kind=FORM&q=${encodeURIComponent(name)}`, { token })
    return Promise.all(
      found.data.map(
        async ({ _id }: { _id: string }) => (await callShop(page, `/api/v1/messages/${_id}`, { token })).data,
      ),
    )
  }
  return { path, id: data._id as string, name, messages }
}

async function begin(form: Locator) {
  await form.getByLabel('Your name').fill('Asha')
  await expect(form.locator('input[type=file]')).toHaveCount(0)
  await form.getByLabel('Have you a drawing?').selectOption('Yes')
  await expect(form.getByText('Up to 2 files of 10 MB each: pictures, PDF.')).toBeVisible()
}

// Shows B116.
test('files are picked, refused at their field, removed and sent, and staff save them', async ({ page }) => {
  const { path, name, messages } = await withForm(page)
  await page.goto(here(path))
  const form = page.getByRole('main').locator('form')
  await begin(form)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Drawing: choose.')).toBeVisible()
  const chooser = form.locator('input[type=file]')
  await expect(chooser).toBeFocused()
  await chooser.setInputFiles([await file('png', 'front.png'), await file('html', 'side.pdf')])
  await expect(form.getByText('We don’t accept this type of file. Choose one of these: pictures, PDF.')).toBeVisible()
  await expect(form.getByText('Drawing: choose.')).toBeHidden()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Wait until every file is uploaded, or remove it.')).toBeVisible()
  await form.getByRole('button', { name: 'Remove side.pdf' }).click()
  await chooser.setInputFiles([await file('pdf', 'नक्शा.pdf'), await file('pdf', 'third.pdf')])
  await expect(form.getByText('Drawing: choose at most 2 files.')).toBeVisible()
  await expect(form.getByRole('listitem')).toHaveCount(2)
  await expect(form.getByRole('status').filter({ hasText: 'नक्शा.pdf is uploaded.' })).toHaveCount(1)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you! Your answers have been sent.')).toBeVisible()
  const [message] = await messages()
  expect(message?.files.map(({ name }) => name)).toEqual(['front.png', 'नक्शा.pdf'])
  await page.goto(here(`/admin/inbox/${message?._id}`))
  await expect(page.getByRole('complementary').getByText(name)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'नक्शा.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('नक्शा.pdf')
})

// Shows B116.
test('a large file shows how far it is, can be stopped, and one too large is not sent at all', {
  tag: '@deep',
}, async ({ page }) => {
  const { path } = await withForm(page)
  await page.goto(here(path))
  const form = page.getByRole('main').locator('form')
  await begin(form)
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/v1/forms/*/files', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const chooser = form.locator('input[type=file]')
  await chooser.setInputFiles(await file('png', 'slow.png'))
  await expect(form.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible()
  await form.getByRole('button', { name: 'Remove slow.png' }).click()
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  go()
  await chooser.setInputFiles({ name: 'huge.pdf', mimeType: '', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 1) })
  await expect(form.getByText('This file is too large. A file may have up to 10 MB.')).toBeVisible()
})

// Shows B116.
test('a field that is asked no more keeps its files from being sent, and a frame empties them', {
  tag: '@deep',
}, async ({ page }) => {
  const { path, messages } = await withForm(page)
  await page.goto(here(path))
  const form = page.frameLocator('iframe').locator('form')
  await begin(form)
  const chooser = form.locator('input[type=file]')
  await chooser.setInputFiles(await file('png', 'front.png'))
  await expect(form.getByRole('button', { name: 'Remove front.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(form.locator('input[type=file]')).toHaveCount(0)
  await begin(form)
  await expect(form.getByRole('listitem')).toHaveCount(0)
  await chooser.setInputFiles(await file('png', 'front.png'))
  await expect(form.getByRole('button', { name: 'Remove front.png' })).toBeVisible()
  await form.getByLabel('Have you a drawing?').selectOption('No')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you! Your answers have been sent.')).toBeVisible()
  expect((await messages())[0]?.files).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // Shows B116.
  test('files are sent with the form, and kept while the rest is put right', { tag: '@deep' }, async ({ page }) => {
    const { id, messages } = await withForm(page)
    await page.goto(here(`/forms/${id}`))
    await page.getByLabel('Have you a drawing?').selectOption('Yes')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your name: fill this in.')).toBeVisible()
    await page.locator('input[type=file]').setInputFiles(await file('png', 'front.png'))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('front.png')).toBeVisible()
    await expect(page.getByLabel('Keep this file')).toBeChecked()
    await page.getByLabel('Your name').fill('Bina')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you! Your answers have been sent.')).toBeVisible()
    expect((await messages())[0]?.files.map(({ name }) => name)).toEqual(['front.png'])
  })
})
