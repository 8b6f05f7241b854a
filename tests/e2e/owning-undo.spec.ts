import type { Page } from '@playwright/test'
import { newPage, openPage, words } from './support/own-page.ts'
import { callShop, expect, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })
test.setTimeout(90_000)

const fieldsOf = (page: Page) => page.getByRole('complementary', { name: 'Fields' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** A section with more fields than the window is high. */
const long = (id: string, heading: string) => ({
  id,
  type: 'faq',
  props: { heading, items: Array.from({ length: 12 }, (_, index) => ({ question: `Question ${index}`, answer: '' })) },
})

test('undo goes back by words, keeps the section that is selected, and its fields open', async ({ page }) => {
  const { id } = await newPage(page, [words('a', 'One'), words('b', 'Beside it')])
  await page.clock.install()
  const builder = await openPage(page, id)
  const fields = await builder.choose('One')
  const heading = fields.getByLabel('Heading', { exact: true })
  await fields.getByText('Layout and appearance').click()
  const anchor = fields.getByRole('textbox', { name: 'Anchor' })
  await expect(anchor).toBeVisible()
  await heading.focus()
  await page.keyboard.press('End')
  // Slower than the canvas follows, with a pause within a word.
  await page.keyboard.type(' two three, fo', { delay: 90 })
  await page.clock.fastForward(1_200)
  await page.keyboard.type('ur', { delay: 90 })
  await expect(builder.canvas.getByRole('heading', { name: 'One two three, four' })).toBeVisible()

  for (const left of ['One two three', 'One two', 'One']) {
    await page.keyboard.press('Control+z')
    await expect(heading).toHaveValue(left)
    await expect(builder.canvas.getByRole('heading', { name: left, exact: true })).toBeVisible()
  }
  // It is how the page began: nothing is left to undo, and everything stands open as before.
  await expect(undo(page)).toBeDisabled()
  await expect(heading).toBeFocused()
  await expect(anchor).toBeVisible()
  await expect(builder.row('One').locator('[aria-current="true"]')).toBeVisible()
  for (const left of ['One two', 'One two three', 'One two three, four']) {
    await page.keyboard.press('Control+Shift+z')
    await expect(heading).toHaveValue(left)
  }
  await builder.saved()
  await page.reload()
  await expect(builder.canvas.getByRole('heading', { name: 'One two three, four' })).toBeVisible()
})

test('undo takes back what was just typed, removed, added and moved, one after the other', { tag: '@deep' }, async ({
  page,
}) => {
  const { id, token } = await newPage(page, [words('a', 'One'), words('b', 'Two'), words('c', 'Three')])
  const builder = await openPage(page, id)
  const fields = await builder.choose('Two')
  await page.locator('body').press('Alt+ArrowUp')
  await page.locator('body').press('Control+d')
  await page.locator('body').press('Delete')
  await fields.getByLabel('Heading', { exact: true }).fill('Not for long')
  // At once, before the canvas has followed.
  await undo(page).click()
  const states = [
    ['Two', 'One', 'Three'],
    ['Two', 'Two', 'One', 'Three'],
    ['Two', 'One', 'Three'],
    ['One', 'Two', 'Three'],
  ]
  for (const names of states) {
    expect(await builder.names()).toEqual(names)
    if (names !== states.at(-1)) await undo(page).click()
  }
  await expect(undo(page)).toBeDisabled()
  await expect(page.locator('[aria-current="true"]').filter({ hasText: 'One' })).toBeVisible()
  await builder.saved()
  const { data } = await callShop(page, `/api/v1/pages/${id}`, { token })
  expect(data.document.sections.map(({ id }: { id: string }) => id)).toEqual(['a', 'b', 'c'])
})

test('a version that was restored can be undone, and the draft before it is not lost', { tag: '@deep' }, async ({
  page,
}) => {
  const { id, token } = await newPage(page, [words('a', 'First version')])
  const builder = await openPage(page, id)
  await builder.publish()
  const fields = await builder.choose('First version')
  await fields.getByLabel('Heading', { exact: true }).fill('Never published')
  await builder.saved()
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Restore version' }).click()
  await expect(builder.canvas.getByRole('heading', { name: 'First version' })).toBeVisible()
  await expect(fieldsOf(page).getByLabel('Heading', { exact: true })).toHaveValue('First version')

  await page.locator('body').press('Control+z')
  await expect(builder.canvas.getByRole('heading', { name: 'Never published' })).toBeVisible()
  await builder.saved()
  const { data } = await callShop(page, `/api/v1/pages/${id}`, { token })
  expect(data.document.sections[0].props.heading).toBe('Never published')
  await page.locator('body').press('Control+Shift+z')
  await expect(builder.canvas.getByRole('heading', { name: 'First version' })).toBeVisible()
  await builder.saved()

  // Long after, and in another window, it is still there.
  await page.reload()
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await page.getByRole('button', { name: 'Restore this draft' }).click()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(builder.canvas.getByRole('heading', { name: 'Never published' })).toBeVisible()
})

test('the fields of another section begin at their top, and full width is that of the window', {
  tag: '@deep',
}, async ({ page }) => {
  const { id } = await newPage(page, [long('a', 'Many questions'), long('b', 'Many more')])
  const builder = await openPage(page, id)
  const fields = await builder.choose('Many questions')
  await fields.evaluate((element) => element.scrollTo({ top: 400 }))
  expect(await fields.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  await builder.choose('Many more')
  await expect(fields.getByRole('heading', { name: 'Many more' })).toBeVisible()
  expect(await fields.evaluate((element) => element.scrollTop)).toBe(0)

  await page.getByRole('button', { name: 'Full width of the window' }).click()
  const width = () => builder.canvas.locator('html').evaluate(() => window.innerWidth)
  await expect.poll(width).toBe(1440)
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect.poll(width).toBe(1600)
})
