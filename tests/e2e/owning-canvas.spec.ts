import type { Page } from '@playwright/test'
import type { Builder } from './support/builder.ts'
import { newPage, openPage, words } from './support/own-page.ts'
import { callShop, expect, here, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const fieldsOf = (page: Page) => page.getByRole('complementary', { name: 'Fields' })
const box = (builder: Builder, label: string) => builder.canvas.getByRole('textbox', { name: label, exact: true })

/** Presses the words as they stand on the canvas, at their beginning or anywhere in them. */
async function press(builder: Builder, text: string, position?: { x: number; y: number }): Promise<void> {
  // Sections let the pointer through to what holds them, so the words are pressed where they are seen.
  await builder.canvas
    .getByText(text, { exact: true })
    .filter({ visible: true })
    .first()
    .click({ force: true, position })
}

const stored = async (page: Page, id: string, token: string, index = 0) =>
  (await callShop(page, `/api/v1/pages/${id}`, { token })).data.document.sections[index].props

// Shows B34.
test('a heading is typed in where it stands, is in its field at once, and is saved', async ({ page }) => {
  const { id, path, token } = await newPage(page, [words('a', 'As it was'), words('b', 'Beside it')])
  const builder = await openPage(page, id)
  await press(builder, 'As it was')
  const heading = box(builder, 'Heading')
  await expect(heading).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' yesterday', { delay: 20 })
  await expect(heading).toHaveText('As it was yesterday')
  await expect(fieldsOf(page).getByLabel('Heading', { exact: true })).toHaveValue('As it was yesterday')
  await expect(fieldsOf(page).getByLabel('Heading', { exact: true })).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading).toBeHidden()
  await expect(builder.canvas.getByRole('heading', { name: 'As it was yesterday', exact: true })).toBeVisible()
  await builder.saved()
  expect((await stored(page, id, token)).heading).toBe('As it was yesterday')
  // The keys are the builder's again, and the section is the selected one.
  await page.keyboard.press('Delete')
  expect(await builder.names()).toEqual(['Beside it'])
  await page.keyboard.press('Control+z')
  expect(await builder.names()).toEqual(['As it was yesterday', 'Beside it'])
  await builder.saved()
  await builder.publish()
  const html = await (
    await page.request.get(`http://127.0.0.1:${process.env.HAAT_PORT}${path}`, {
      headers: { host: new URL(here()).host },
    })
  ).text()
  expect(html).toContain('As it was yesterday')
  expect(html).not.toMatch(/[\uE000-\uE002]|builder|contenteditable/)
})

const faq = {
  id: 'q',
  type: 'faq',
  props: {
    heading: 'Asked often',
    items: [
      { question: 'The first question?', answer: '<p>The first answer.</p>' },
      { question: 'The second question?', answer: '<p>The second answer.</p>' },
    ],
  },
}

// Shows B34.
test('a text of a list is undone by words while it is typed, and a space is a space in what folds', {
  tag: '@deep',
}, async ({ page }) => {
  const { id, token } = await newPage(page, [faq])
  const builder = await openPage(page, id)
  await press(builder, 'The second question?')
  const question = box(builder, 'Question')
  await expect(question).toBeFocused()
  // Its item stands open in the panel, and the other one does not.
  const fields = fieldsOf(page)
  await expect(fields.getByLabel('Question', { exact: true })).toHaveCount(1)
  await expect(fields.getByLabel('Question', { exact: true })).toHaveValue('The second question?')
  await expect(fields.getByLabel('Question', { exact: true })).toBeInViewport()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('When and where', { delay: 30 })
  await expect(question).toHaveText('When and where')
  await expect(builder.canvas.getByText('The second answer.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(question).toHaveText('When and')
  await page.keyboard.press('Control+z')
  await expect(question).toHaveText('When')
  await expect(fields.getByLabel('Question', { exact: true })).toHaveValue('When')
  await page.keyboard.press('Control+Shift+z')
  await expect(question).toHaveText('When and')
  await page.keyboard.type(' why', { delay: 30 })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(builder.canvas.getByText('When and why', { exact: true })).toBeVisible()
  await builder.saved()
  const { items } = await stored(page, id, token)
  expect(items.map((item: { question: string }) => item.question)).toEqual(['The first question?', 'When and why'])
})

// Shows B34.
test('rich text is written where it stands, with bold and links as its field has them', async ({ page }) => {
  const { id, token } = await newPage(page, [{ ...faq, props: { items: [{ ...faq.props.items[0], open: true }] } }])
  const builder = await openPage(page, id)
  await press(builder, 'The first answer.')
  const answer = box(builder, 'Answer')
  await expect(answer).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Really', { delay: 20 })
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' so', { delay: 20 })
  await expect(answer.locator('strong')).toHaveText('Really')
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).last()).toBeVisible()
  await page.keyboard.press('Shift+Home')
  await page.locator('[data-typing-tools]').getByRole('button', { name: 'Link' }).click()
  await page.getByRole('radio', { name: 'URL' }).click()
  await page.getByRole('textbox', { name: /URL/ }).fill('https://example.com/')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(answer.locator('a[href="https://example.com/"]').first()).toBeVisible()
  await builder.canvas.getByRole('textbox', { name: 'Answer' }).press('Escape')
  await expect(answer).toBeHidden()
  await expect(page.locator('[data-typing-tools]')).toBeHidden()
  await expect(builder.canvas.locator('[contenteditable]')).toHaveCount(0)
  await expect(builder.canvas.getByRole('link', { name: 'Really' })).toBeVisible()
  await builder.saved()
  const [{ answer: html }] = (await stored(page, id, token)).items
  expect(html).toContain('<p>The first answer.</p>')
  expect(html).toMatch(/<a href="https:\/\/example.com\/"[^>]*><strong>Really/)
})

// Shows B34.
test('a text that is too long is marked where it is typed and in its field, and several lines stay several', {
  tag: '@deep',
}, async ({ page }) => {
  const { id, token } = await newPage(page, [
    { id: 'a', type: 'cta', props: { heading: 'Above', description: 'One line' } },
    words('b', 'Beside it'),
  ])
  const builder = await openPage(page, id)
  await press(builder, 'One line')
  const lines = box(builder, 'Description')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('and another', { delay: 20 })
  await expect(fieldsOf(page).getByLabel('Description', { exact: true })).toHaveValue('One line\nand another')
  // A press on another text leaves this one and begins that.
  await press(builder, 'Above')
  await expect(lines).toBeHidden()
  await expect(box(builder, 'Heading')).toBeFocused()
  await page.keyboard.insertText('x'.repeat(201))
  await expect(page.locator('[data-typing-tools]').getByText('Use at most 200 characters.')).toBeVisible()
  await expect(fieldsOf(page).getByText('Use at most 200 characters.')).toBeVisible()
  await expect(box(builder, 'Heading')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Use at most 200 characters.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await builder.saved()
  expect(await stored(page, id, token)).toMatchObject({ heading: 'Above', description: 'One line\nand another' })
})

test.describe('pages of a shop', () => {
  test.use({ starter: 'shop' })

  // Shows B34.
  test('computed text cannot be typed in: the section is selected, as from anywhere beside its texts', {
    tag: '@deep',
  }, async ({ page }) => {
    const { id } = await newPage(page, [
      words('a', 'Before'),
      { id: 'p', type: 'product-list', props: { heading: 'Now', show: 'category', category: 'home' } },
    ])
    const builder = await openPage(page, id)
    const price = builder.canvas.getByText(/^₹/).filter({ visible: true }).first()
    await price.click({ force: true })
    await expect(page.getByRole('region', { name: 'Fields of Now' })).toBeVisible()
    await expect(builder.canvas.getByRole('textbox')).toHaveCount(0)
    await press(builder, 'Now')
    await expect(box(builder, 'Heading')).toBeFocused()
  })
})

// Shows B34.
test('a press beside the words of an item opens it in the panel, and no other', { tag: '@deep' }, async ({ page }) => {
  const items = ['First', 'Second', 'Third'].map((name) => ({ description: `Words of ${name}`, name, rating: 5 }))
  const { id } = await newPage(page, [
    { id: 't', type: 'testimonials', props: { heading: 'Said', layout: 'grid', items } },
  ])
  const builder = await openPage(page, id)
  const fields = fieldsOf(page)
  // The stars are drawn from a number, so there is nothing to type in.
  const card = builder.canvas.getByRole('listitem').filter({ hasText: 'Words of Third' })
  await card.click({ force: true, position: { x: 6, y: 6 } })
  await expect(fields.getByLabel('Name', { exact: true })).toHaveValue('Third')
  await expect(fields.getByLabel('Name', { exact: true })).toHaveCount(1)
  await expect(fields.getByRole('button', { name: /^Third/, expanded: true })).toBeInViewport()
  await expect(builder.canvas.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Fields of Said' })).toBeVisible()
})

test('words that are pressed as soon as they are seen are typed in, though the builder is still loading', {
  tag: '@deep',
}, async ({ page }) => {
  const { id } = await newPage(page, [words('a', 'Seen first')])
  let arrives = () => {}
  const pressed = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route(/server\.browser[^/]*\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  const builder = await openPage(page, id)
  await press(builder, 'Seen first')
  await expect(page.getByRole('region', { name: 'Fields of Seen first' })).toBeVisible()
  await expect(box(builder, 'Heading')).toHaveCount(0)
  arrives()
  await expect(box(builder, 'Heading')).toBeFocused()
})
