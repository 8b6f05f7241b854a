import type { Page } from '@playwright/test'
import { openBuilder } from './builder.ts'
import { placeOrder } from './order.ts'
import { newPage, openPage, words } from './own-page.ts'
import { at, callShop, expect, newShopper, signIn } from './shop.ts'

/** Opens what lies over the admin's screens, one after the other, as the owner: dialogs, menus, sheets, the forms of sections. */
export async function everyDialog(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  /** Opens one on a screen, looks at it when it has come to rest, and shuts it again. */
  const open = async (name: string, act: () => Promise<void>) => {
    await act()
    await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    await look(name)
    await page.keyboard.press('Escape')
  }
  const go = async (address: string) => {
    await page.goto(at('shop', address))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }

  const { email } = await newShopper(page)
  const { orderId } = await placeOrder(page, email)
  const { id } = await newPage(page, [words('a', 'The first words')])
  const token = await signIn(page, 'owner@example.com')

  await go('/admin/pages')
  await open('a new page', () => press('New page'))
  await go('/admin/brands')
  await open('a brand', () => press('New brand'))
  await go('/admin/categories')
  await open('a category', () => press('New category'))
  await go('/admin/media')
  await open('a picture', () => page.locator('.media-tile').first().click())
  await go('/admin/newsletter')
  await open('an import of subscribers', () => press('Import CSV'))
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  await go('/admin/dashboard')
  if (isPhone) await press('Menu')
  await open('the menu of the person', () => press(/Rohan Kulkarni/))

  await go(`/admin/orders/${orderId}`)
  await open('more to do with an order', () => press('More actions for this order'))
  await open('cancelling an order', async () => {
    await press('More actions for this order')
    await page.getByRole('menuitem', { name: /^Cancel order/ }).click()
  })
  await press('Mark as packed')
  await open('shipping an order', () => press('Ship'))
  await callShop(page, `/api/v1/orders/${orderId}/moves`, { token, data: { to: 'SHIPPED' } })
  await page.reload()
  await open('the tracking of an order', async () => {
    await press('More actions for this order')
    await page.getByRole('menuitem', { name: 'Add tracking…' }).click()
  })
  await open('delivering an order', () => press('Mark as delivered'))

  await go('/admin/products')
  await page.getByRole('checkbox', { name: 'Select this row' }).first().check()
  await open('prices of several products', () => press('Change prices…'))
  await open('categories of several products', () => press('Change categories…'))
  await open('the search over everything', () => page.keyboard.press('Control+k'))
  await open('the shortcuts', () => page.keyboard.press('?'))

  const { data } = await callShop(page, '/api/v1/products?s=1', { token })
  await go(`/admin/products/${data[0]._id}`)
  await open('pictures to choose from', () => press('Library'))
  await open('the history of a stock', async () => {
    await press('More actions')
    await page.getByRole('menuitem', { name: 'Stock history' }).click()
  })

  const builder = openBuilder(page)
  await openPage(page, id)
  await builder.publish()
  const fields = await builder.choose('The first words')
  await fields.getByLabel('Heading', { exact: true }).fill('The second words')
  await fields.getByText('Layout and appearance').click()
  await look('the fields of a section')
  await builder.closeSheet()
  await builder.saved()
  await builder.publish()
  await builder.search('testimonials')
  await page.waitForTimeout(1_000)
  await look('the drawer')
  await builder.closeSheet()
  await open('settings of a page', () => press('Page settings'))
  await open('a preview link', () => press('Preview link'))
  await open('the difference of two versions', async () => {
    await press('Versions')
    await page
      .getByRole('dialog', { name: 'Versions' })
      .getByRole('button', { name: /^Version 2\b/ })
      .click()
    await expect(page.getByText('The second words').last()).toBeVisible()
  })
}
