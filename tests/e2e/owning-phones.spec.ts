import { placeOrder } from './support/order.ts'
import { callShop, emailOf, expect, here, newShopper, signIn, test } from './support/own-site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

// Shows B344.
test('an answer of several lines has room beside a question of any length, and keeps its lines', async ({ page }) => {
  const token = await signIn(page, emailOf('owner'))
  const fields = [
    { key: 'who', type: 'name', label: 'Your name', required: true },
    {
      key: 'plan',
      type: 'long',
      label: 'Tell us about the evening, and about everything that should not be missing from it',
    },
  ]
  const form = { name: 'Enquiry', definition: { fields } }
  const { data } = await callShop(page, '/api/v1/forms', { token, data: form })
  const answers = { who: 'Asha Rao', plan: 'Plates:\n200 of them\nBowls:\n200 of them' }
  await callShop(page, `/api/v1/forms/${data._id}/answers`, { data: { answers } })
  const { data: messages } = await callShop(page, '/api/v1/messages', { token })
  await page.goto(here(`/admin/inbox/${messages[0]._id}`))
  const answer = page.locator('dd', { hasText: 'Plates:' })
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const { lines, wide } = await answer.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element)
      return { lines: Math.round(element.clientHeight / Number.parseFloat(lineHeight)), wide: element.clientWidth }
    })
    expect({ width, lines }).toEqual({ width, lines: 4 })
    expect(wide).toBeGreaterThan(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

// Shows B345.
test('on a phone the tools of a post are one line that stays in view while the text scrolls', async ({ page }) => {
  const token = await signIn(page, emailOf('owner'))
  const body = Array.from({ length: 60 }, (_, at) => `<p>Paragraph ${at} of the post.</p>`).join('')
  const { data } = await callShop(page, '/api/v1/posts', { token, data: { title: 'Indigo', path: 'indigo', body } })
  await page.goto(here(`/admin/blog/${data._id}`))
  await page.getByText('Paragraph 50 of the post.').click()
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await expect(tools.getByRole('button', { name: 'Insert' })).toBeInViewport({ ratio: 1 })
  expect((await tools.boundingBox())?.height).toBeLessThan(60)
  await tools.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByRole('menuitem', { name: 'Picture' })).toBeVisible()
})

// Shows B343.
test('on a phone the refusal of a dialog is in view beside its button', async ({ page }) => {
  const { email } = await newShopper(page)
  const { orderId } = await placeOrder(page, email)
  const token = await signIn(page, emailOf('owner'))
  await callShop(page, `/api/v1/orders/${orderId}/moves`, { token, data: { to: 'PACKED' } })
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto(here(`/admin/orders/${orderId}`))
  await page.getByRole('button', { name: 'Ship' }).click()
  const dialog = page.getByRole('dialog', { name: /^Ship order/ })
  await expect(dialog).toBeVisible()
  await callShop(page, `/api/v1/orders/${orderId}/cancel`, { token, data: { reason: 'Out of stock.' } })
  await dialog.getByLabel('Message to the customer').fill('It is on its way.')
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Mark as shipped' })).toBeInViewport({ ratio: 1 })
})
