import type { Locator, Page } from '@playwright/test'
import { unseenFocus } from './support/keyboard.ts'
import { placeOrder } from './support/order.ts'
import { newPage, openPage, words } from './support/own-page.ts'
import { callShop, emailOf, expect, here, newShopper, signIn, test } from './support/own-site.ts'
import { watchRest } from './support/until-still.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(240_000)

const dialog = (page: Page) => page.getByRole('dialog').last()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Opens a dialog, looks where it begins, and shuts it. */
async function begins(page: Page, open: () => Promise<void>, where: (dialog: Locator) => Locator): Promise<void> {
  await open()
  await expect(where(dialog(page))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function go(page: Page, address: string): Promise<void> {
  const untilStill = watchRest(page)
  await page.goto(here(address))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 })
  await untilStill()
}

test('a dialog that asks something begins in its first field', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  const { orderId } = await placeOrder(page, email)
  const token = await signIn(page, emailOf('owner'))
  const field = (name: string | RegExp) => (within: Locator) => within.getByRole('textbox', { name })

  await go(page, '/admin/pages')
  await begins(page, () => press(page, 'New page'), field('Title'))
  await go(page, '/admin/brands')
  await begins(page, () => press(page, 'New brand'), field('Name'))
  await go(page, '/admin/categories')
  await begins(page, () => press(page, 'New category'), field('Name'))
  // This dialog loads its data before it opens.
  await go(page, '/admin/media')
  await begins(page, () => page.locator('.media-tile').first().click(), field('Description'))

  await go(page, `/admin/orders/${orderId}`)
  const more = () => press(page, 'More actions for this order')
  const cancel = async () => {
    await more()
    await page.getByRole('menuitem', { name: /^Cancel order/ }).click()
  }
  await begins(page, cancel, field(/^Reason/))
  await press(page, 'Mark as packed')
  await begins(
    page,
    () => press(page, 'Ship'),
    (within) => within.getByLabel('Courier'),
  )

  const { data } = await callShop(page, '/api/v1/products?s=1', { token })
  await go(page, `/admin/products/${data[0]._id}`)
  await begins(
    page,
    () => press(page, 'Library'),
    (within) => within.getByRole('searchbox'),
  )

  const { id } = await newPage(page, [words('a', 'The first words'), words('b', 'The second words')])
  const builder = await openPage(page, id)
  await begins(page, () => press(page, 'Page settings'), field(/^Title/))
  await begins(page, () => press(page, 'Preview link'), field('Preview link'))
  await begins(page, () => press(page, 'Publish later'), field(/^Date and time/))
  const menu = (name: string) => async () => {
    await builder.row('The second words').getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await begins(page, menu('Move to'), (within) => within.getByRole('combobox', { name: 'Position' }))
  await begins(page, menu('Rename'), field('Name'))
})

test('a dialog without a field begins where nothing is done, or on its heading', { tag: '@deep' }, async ({ page }) => {
  const token = await signIn(page, emailOf('owner'))
  const name = 'Brand of brass'
  await callShop(page, '/api/v1/brands', { token, data: { name } })
  await go(page, `/admin/brands?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  // The screen under it has a key that leads to its search.
  await page.keyboard.press('/')
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(name).first()).toBeVisible()

  const { id } = await newPage(page, [words('a', 'The first words')])
  const builder = await openPage(page, id)
  await begins(
    page,
    () => press(page, 'Versions'),
    (within) => within.getByRole('heading', { name: 'Versions' }),
  )
  await page.keyboard.press('?')
  await expect(dialog(page).getByRole('heading', { name: 'Keyboard shortcuts' })).toBeFocused()
  expect(await unseenFocus(page)).toBeUndefined()
  await page.keyboard.press('Escape')

  // A product with something unsaved asks before it is left.
  await builder.saved()
  const { data } = await callShop(page, '/api/v1/products?s=1', { token })
  await go(page, `/admin/products/${data[0]._id}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Never saved')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('Never saved')
})

test('typing in a dialog of the builder goes to the dialog, and to nothing under it', { tag: '@deep' }, async ({
  page,
}) => {
  const { id } = await newPage(page, [words('a', 'One'), words('b', 'Two'), words('c', 'Three')])
  const builder = await openPage(page, id)
  await builder.choose('Three')
  await page.locator('body').press('Alt+ArrowUp')
  expect(await builder.names()).toEqual(['One', 'Three', 'Two'])
  await builder.row('Three').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('A name with spaces')
  for (const keys of ['Control+z', 'Control+y', 'Alt+ArrowUp', 'F6', 'Control+s']) await page.keyboard.press(keys)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Renamed by keys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(builder.row('Renamed by keys').getByRole('button', { name: /^More/ })).toBeFocused()
  expect(await builder.names()).toEqual(['One', 'Renamed by keys', 'Two'])
})
