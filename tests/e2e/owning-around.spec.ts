import type { Page } from '@playwright/test'
import { plainProduct } from './support/catalogue.ts'
import { newPage, openPage, words } from './support/own-page.ts'
import { callShop, emailOf, expect, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const outline = (page: Page) => page.getByRole('complementary', { name: 'Sections' })
const above = (page: Page) => page.getByRole('list', { name: 'Above this page' })
const switcher = (page: Page) => page.getByRole('combobox', { name: /switch page/ })
const headingOf = async (page: Page, id: string, token: string) =>
  (await callShop(page, `/api/v1/pages/${id}`, { token })).data.document.sections[0].props.heading

// Shows B35.
test('the header stands above the page, opens with the page around it, and leads back', async ({ page }) => {
  const { id, token } = await newPage(page, [words('a', 'Words of the page')])
  const builder = await openPage(page, id)
  const row = above(page).getByRole('listitem').filter({ hasText: 'Header' })
  await expect(row).toContainText('On every page')
  await expect(page.getByRole('list', { name: 'Below this page' }).getByRole('listitem')).toContainText(['Footer'])

  // The canvas offers the same as the outline.
  await builder.choose('Words of the page')
  await builder.canvas.locator('[data-part="header"]').click({ position: { x: 200, y: 12 } })
  await expect(row.getByRole('button', { name: /^Header/ })).toHaveAttribute('aria-current', 'true')
  await expect(builder.row('Words of the page').getByRole('button', { name: /^Words/ })).not.toHaveAttribute(
    'aria-current',
  )
  await expect(page.getByRole('region', { name: 'Header' }).getByRole('button', { name: 'Edit Header' })).toBeVisible()
  await builder.canvas.getByRole('button', { name: 'Edit Header' }).click()

  await expect(page).toHaveURL(new RegExp(`beside=${id}`))
  await expect(switcher(page)).toContainText('Header')
  const around = builder.canvas.locator('.builder-beside').getByText('Words of the page', { exact: true })
  await expect(around).toBeVisible()
  // The header is what is edited now, and the page below it is only shown.
  await expect(builder.canvas.locator('[data-puck-component] header').first()).toBeVisible()
  await expect(builder.canvas.locator('[data-puck-component]').getByText('Words of the page')).toHaveCount(0)
  await around.click({ force: true })
  await builder.canvas.getByRole('button', { name: /^Back to Page/ }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pages/${id}$`))
  await expect(builder.row('Words of the page')).toBeVisible()
  expect(await headingOf(page, id, token)).toBe('Words of the page')

  // By keys: Enter chooses, Enter opens; the way back is the arrow of the toolbar.
  await row.getByRole('button', { name: /^Header/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Back to Page/ }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pages/${id}$`))
})

// Shows B36.
test('the page is switched by its name, and what was typed a moment before is saved', { tag: '@deep' }, async ({
  page,
}) => {
  const to = await newPage(page, [words('z', 'Over there')])
  const from = await newPage(page, [words('a', 'As it was')])
  const builder = await openPage(page, from.id)
  await (await builder.choose('As it was')).getByLabel('Heading', { exact: true }).fill('Typed and left')
  await switcher(page).click()
  await page.getByPlaceholder('Search pages and templates').fill(to.path)
  await page.getByRole('option', { name: to.path }).click()
  await expect(builder.row('Over there')).toBeVisible()
  expect(await headingOf(page, from.id, from.token)).toBe('Typed and left')

  await switcher(page).click()
  await page.getByPlaceholder('Search pages and templates').fill('product')
  await page.getByRole('option', { name: '/p/{path}' }).click()
  await expect(builder.row('Over there')).toHaveCount(0)
  await expect(switcher(page)).toContainText('/p/{path}')
})

// Shows B36.
test('unsaved changes are announced before the page is left, and nothing of them is lost', { tag: '@deep' }, async ({
  page,
}) => {
  const to = await newPage(page, [words('z', 'Over there')])
  const from = await newPage(page, [words('a', 'As it was')])
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (input, init) =>
      String(input).endsWith('/draft') ? Promise.reject(new TypeError('no connection')) : real(input, init)
  })
  const builder = await openPage(page, from.id)
  await (await builder.choose('As it was')).getByLabel('Heading', { exact: true }).fill('Not on the server')
  const leave = async () => {
    await switcher(page).click()
    await page.getByPlaceholder('Search pages and templates').fill(to.path)
    await page.getByRole('option', { name: to.path }).click()
  }
  await leave()
  const dialog = page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(builder.row('Not on the server')).toBeVisible()
  await leave()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(builder.row('Over there')).toBeVisible()
  await openPage(page, from.id)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(builder.row('Not on the server')).toBeVisible()
})

test.describe('pages of a shop', () => {
  test.use({ starter: 'shop' })

  // Shows B35.
  test('a template is shown with the product that was chosen, on this device from then on', { tag: '@deep' }, async ({
    page,
  }) => {
    const { name } = await plainProduct(page)
    const token = await signIn(page, emailOf('owner'))
    const { data } = await callShop(page, '/api/v1/pages?kind=template&s=100', { token })
    const template = data.find(({ key }: { key: string }) => key === 'product')
    const builder = await openPage(page, template._id)
    const title = builder.canvas.locator('[data-puck-component] h1').first()
    await expect(title).toBeVisible()
    await expect(title).not.toHaveText(name)
    await page.getByText('Shown with').locator('..').getByRole('combobox').click()
    await page.getByPlaceholder(/^Search products/).fill(name)
    await page.getByRole('option', { name }).first().click()
    await expect(title).toHaveText(name)
    await page.reload()
    await expect(title).toHaveText(name, { timeout: 30_000 })
    await page.getByRole('button', { name: 'Clear what it is shown with' }).click()
    await expect(title).not.toHaveText(name)
  })
})

// Shows B36.
test('a section added between two others stands there, from the page and from the outline', { tag: '@deep' }, async ({
  page,
}) => {
  const { id, token } = await newPage(page, [words('a', 'One'), words('b', 'Two'), words('c', 'Three')])
  const builder = await openPage(page, id)
  await builder.canvas.getByRole('button', { name: 'Add a section at position 2', exact: true }).click({ force: true })
  const search = page.getByRole('searchbox', { name: 'Search sections' })
  await expect(search).toBeFocused()
  await expect(page.getByText('Below “One”')).toBeVisible()
  await search.fill('testimonials')
  await search.press('Enter')
  await page.getByRole('button', { name: 'Outline', exact: true }).click()
  const kinds = async () =>
    (await callShop(page, `/api/v1/pages/${id}`, { token })).data.document.sections.map(
      ({ id: own, type }: { id: string; type: string }) => (own.length === 1 ? own : type),
    )
  await builder.saved()
  expect(await kinds()).toEqual(['a', 'testimonials', 'b', 'c'])

  const rows = page.getByRole('list', { name: 'Sections of this page' })
  await rows.getByRole('button', { name: 'Add a section at position 1', exact: true }).click({ force: true })
  await expect(page.getByText('Above “One”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear position' }).click()
  await page.getByRole('button', { name: 'Outline', exact: true }).click()
  await builder.row('Two').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Add below…' }).click()
  await expect(page.getByText('Below “Two”')).toBeVisible()
  await search.fill('newsletter')
  await search.press('Enter')
  await builder.saved()
  expect(await kinds()).toEqual(['a', 'testimonials', 'b', 'newsletter', 'c'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(kinds).toEqual(['a', 'testimonials', 'b', 'c'])
})

// Shows B36.
test('panels fold away by button and key, stay so on this device, and come back when they are needed', {
  tag: '@deep',
}, async ({ page }) => {
  const { id } = await newPage(page, [words('a', 'As it was')])
  const builder = await openPage(page, id)
  const fields = page.getByRole('complementary', { name: 'Fields' })
  const canvas = page.getByRole('region', { name: 'Page', exact: true })
  const width = async () => (await canvas.boundingBox())?.width ?? 0
  const before = await width()
  await builder.choose('As it was')
  await page.getByRole('button', { name: 'Hide fields' }).click()
  await expect(fields).toBeHidden()
  expect(await width()).toBeGreaterThan(before + 300)
  await page.locator('body').press('[')
  await expect(outline(page)).toBeHidden()
  expect(await width()).toBe(1440)
  await page.reload()
  await expect(builder.canvas.getByRole('heading', { name: 'As it was' })).toBeVisible({ timeout: 30_000 })
  await expect(outline(page)).toBeHidden()
  await expect(fields).toBeHidden()
  await page.locator('body').press('[')
  await expect(outline(page)).toBeVisible()
  // From the outline Enter leads to the fields, wherever they are.
  const row = builder.row('As it was').getByRole('button', { name: /^As it was/ })
  await row.click()
  await row.press('Enter')
  await expect(fields).toBeVisible()
  await expect(fields.locator(':focus')).toHaveCount(1)
  // A bracket that is typed is a bracket.
  await fields.getByLabel('Heading', { exact: true }).press('End')
  await page.keyboard.type(' [1]')
  await expect(fields.getByLabel('Heading', { exact: true })).toHaveValue('As it was [1]')
  await expect(outline(page)).toBeVisible()
})
