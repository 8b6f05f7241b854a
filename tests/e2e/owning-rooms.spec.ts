import type { Page } from '@playwright/test'
import { placeOrder } from './support/order.ts'
import { callShop, emailOf, expect, here, newShopper, signIn, test } from './support/own-site.ts'
import { watchRest } from './support/until-still.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function open(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(here(address))
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

async function newProduct(page: Page, token: string, more: object = {}) {
  const { data } = await callShop(page, '/api/v1/products?s=1', { token })
  const whole = await callShop(page, `/api/v1/products/${data[0]._id}`, { token })
  const { data: made } = await callShop(page, '/api/v1/products', {
    token,
    data: {
      name: 'Test bowl',
      path: 'test-bowl',
      categoryIds: whole.data.categoryIds,
      status: 'PUBLISHED',
      hsn: '6912',
      gstRate: 5,
      variants: [{ sku: 'TB-1', price: 50_000, mrp: 60_000, stock: 7 }],
      ...more,
    },
  })
  return made as { _id: string; name: string; path: string }
}

test.describe('the search over everything', () => {
  // Shows B45.
  test('finds orders, customers, products, pages and settings by the keyboard alone', async ({ page }) => {
    test.setTimeout(150_000)
    const { email } = await newShopper(page)
    const { number, orderId } = await placeOrder(page, email)
    const token = await signIn(page, emailOf('owner'))
    const { name, _id } = await newProduct(page, token)
    const untilStill = watchRest(page)
    await open(page, '/admin/dashboard', /Rohan/)
    await untilStill()
    const search = page.getByRole('combobox', { name: /^Search orders/ })
    const go = async (text: string, option: string | RegExp) => {
      await page.keyboard.press('Control+k')
      await expect(search).toBeFocused({ timeout: 30_000 })
      await page.keyboard.type(text)
      await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
      await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(option)
      await page.keyboard.press('Enter')
      await expect(search).toBeHidden()
    }
    await go(String(number), new RegExp(`#${number}`))
    await expect(page).toHaveURL(here(`/admin/orders/${orderId}`))
    await go(name, new RegExp(name))
    await expect(page).toHaveURL(here(`/admin/products/${_id}`))
    // Enter right after the last letter waits for what is found.
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type(String(number))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(here(`/admin/orders/${orderId}`))
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type(email)
    // The order comes first, and may be found before its customer is.
    const customer = page.getByRole('group', { name: 'Customers' }).getByRole('option', { name: /Kavya Nair/ })
    await expect(customer).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(customer).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Kavya Nair' })).toBeVisible()
    await go('grievance', /Business/)
    await expect(page).toHaveURL(here('/admin/settings/business'))
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('nothing is called like this')
    await expect(page.getByText('No results')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  // Shows B45.
  test('finds for staff what they may see, and asks for no more', { tag: '@deep' }, async ({ page }) => {
    await signIn(page, emailOf('content'))
    await open(page, '/admin/dashboard', /Imran/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Search orders/ })).toBeFocused({ timeout: 30_000 })
    await page.keyboard.type('a')
    await expect(page.getByRole('option').first()).toBeVisible()
    const calls = () => asked.filter((path) => path.includes('/api/'))
    await expect.poll(calls).toContainEqual(expect.stringContaining('/v1/pages'))
    expect(calls().filter((path) => /orders|customers|products/.test(path))).toEqual([])
    await expect(page.getByRole('option', { name: /^Business|^Orders/ })).toHaveCount(0)
  })
})
