import type { Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { publishedPage } from './support/own-page.ts'
import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

const fields = [
  { key: 'who', type: 'name', label: 'Your name', required: true },
  { key: 'back', type: 'choice', label: 'Shall we call?', options: ['Yes', 'No'] },
  { key: 'call', type: 'phone', label: 'Mobile number', required: true, when: { field: 'back', is: 'Yes' } },
  { key: 'about', type: 'step', label: 'What it is about' },
  { key: 'text', type: 'long', label: 'Your words', required: true },
]

/** A page with a form of its own: on the page itself, and in a frame. */
async function withForm(page: Page) {
  const token = await signIn(page, emailOf('owner'))
  const name = 'Callback'
  const { data } = await callShop(page, '/api/v1/forms', { token, data: { name, definition: { fields } } })
  const framed = {
    ...{ form: data._id, submitText: 'Submit it', resetText: 'Start anew' },
    ...{ successText: 'It has come to us.', errorText: 'That did not work out.' },
  }
  const { path } = await publishedPage(page, [
    { id: 'own', type: 'form', props: { heading: 'On the page', form: data._id } },
    { id: 'framed', type: 'embedded-form', props: { heading: 'In a frame', tone: 'soft', ...framed } },
  ])
  const answers = async () => {
    const { data } = await callShop(page, `/api/v1/messages?kind=FORM&q=${encodeURIComponent(name)}`, { token })
    return data.map((message: { answers: { label: string; value: string }[] }) =>
      Object.fromEntries(message.answers.map(({ label, value }) => [label, value])),
    )
  }
  return { path, name, answers }
}

// Shows B102.
test('a form is answered step by step, asks what the answers lead to, and says that it was sent', async ({ page }) => {
  const { path, name, answers } = await withForm(page)
  await page.goto(here(path))
  const form = page.getByRole('main').locator('form')
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByText('Your name: fill this in.')).toBeVisible()
  await expect(form.getByLabel('Your name')).toBeFocused()
  await form.getByLabel('Your name').fill('Asha')
  await expect(form.getByLabel('Mobile number')).toHaveCount(0)
  await form.getByLabel('Shall we call?').selectOption('Yes')
  await form.getByLabel('Mobile number').fill('9829041122')
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByText('Step 2 of 2')).toBeVisible()
  await expect(form.getByLabel('Your name')).toBeHidden()
  await form.getByLabel('Your words').fill('A bowl\nof madder')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you! Your answers have been sent.')).toBeVisible()
  const told = { 'Your name': 'Asha', 'Shall we call?': 'Yes', 'Mobile number': '9829041122' }
  expect(await answers()).toEqual([{ Form: name, ...told, 'Your words': 'A bowl\nof madder' }])
})

// Shows S41, T15, B103.
test('a form in a frame is emptied and sent by the buttons outside it, which go once it was sent', async ({ page }) => {
  const { path, answers } = await withForm(page)
  const letThrough = await holdBack(page, /\/assets\/framed-form.*\.js/)
  await page.goto(here(path))
  const frame = page.frameLocator('iframe')
  const submit = page.getByRole('button', { name: 'Submit it' })
  await frame.getByLabel('Your name').fill('Bina')
  // The frame's own island is not hydrated yet.
  await expect(page.locator('[data-island="embedded-form"][data-alive]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Start anew' }).click()
  letThrough()
  await expect(frame.getByLabel('Your name')).toHaveValue('')
  await submit.click()
  await expect(frame.getByText('Your name: fill this in.')).toBeVisible()
  // As high as what stands in it.
  await expect.poll(() => frame.locator('html').evaluate(({ scrollHeight }) => scrollHeight <= innerHeight)).toBe(true)
  await frame.getByLabel('Your name').fill('Bina')
  await frame.getByLabel('Your words').fill('Write')
  await submit.click()
  await expect(page.getByText('It has come to us.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(submit).toHaveCount(0)
  expect((await answers())[0]).toMatchObject({ 'Your name': 'Bina', 'Your words': 'Write' })
})

// Shows C58, X11.
test('a form in a frame that cannot be sent shows the owner’s words, and what was typed is still there', {
  tag: '@deep',
}, async ({ page }) => {
  const { path } = await withForm(page)
  await page.goto(here(path))
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Your name').fill('Chitra')
  await frame.getByLabel('Your words').fill('Write')
  let failed: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    failed = resolve
  })
  await page.route('**/api/v1/forms/*/answers', async (route) => {
    await asked
    await route.abort()
  })
  const submit = page.getByRole('button', { name: 'Submit it' })
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  failed()
  await expect(page.getByText('That did not work out.')).toBeVisible()
  await expect(submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(frame.getByLabel('Your name')).toHaveValue('Chitra')
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect(page.getByText('That did not work out.')).toBeHidden()
})

// Shows T15, X11, K17.
test('messages from another window or origin about a form in a frame change nothing', async ({ page }) => {
  const { path } = await withForm(page)
  await page.goto(here(path))
  const submit = page.getByRole('button', { name: 'Submit it' })
  const name = page.frameLocator('iframe').getByLabel('Your name')
  await name.fill('Divya')
  const say = (type: string, from: 'page' | 'elsewhere' | 'frame') =>
    page.evaluate(
      ([type, from]) => {
        const source = from === 'page' ? window : document.querySelector('iframe')?.contentWindow
        const origin = from === 'elsewhere' ? 'https://elsewhere.example' : location.origin
        window.dispatchEvent(new MessageEvent('message', { data: { type }, source, origin }))
      },
      [type, from],
    )
  await page.locator('[data-island=embedded-form][data-alive]').waitFor({ state: 'attached' })
  for (const from of ['page', 'elsewhere'] as const)
    for (const type of ['FORM_SUBMITING', 'FORM_SUBMIT_ERROR', 'FORM_SUBMIT_SUCCESS']) await say(type, from)
  await expect(submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(name).toHaveValue('Divya')
  await expect(page.getByText('That did not work out.')).toBeHidden()
  await say('FORM_SUBMIT_ERROR', 'frame')
  await expect(page.getByText('That did not work out.')).toBeVisible()
  await say('FORM_SUBMITING', 'frame')
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await say('FORM_SUBMIT_SUCCESS', 'frame')
  await expect(page.getByText('It has come to us.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is answered on its own page, after what its answers lead to', async ({ page }) => {
    const { path, answers } = await withForm(page)
    await page.goto(here(path))
    const form = page.getByRole('main').locator('form').first()
    await form.getByLabel('Your name').fill('Esha')
    await form.getByLabel('Shall we call?').selectOption('Yes')
    await form.getByLabel('Your words').fill('Call')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your answers lead to more questions.')).toBeVisible()
    await page.getByLabel('Mobile number').fill('9829041122')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you! Your answers have been sent.')).toBeVisible()
    expect((await answers())[0]).toMatchObject({ 'Your name': 'Esha', 'Mobile number': '9829041122' })
  })
})
