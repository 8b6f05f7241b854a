import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { placeOrder } from './support/order.ts'
import { saveSettings } from './support/settings.ts'
import { at, callShop, expect, newShopper, signIn, test } from './support/shop.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function open(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(at('shop', address))
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function newProduct(page: Page, token: string, more: object = {}) {
  const { data } = await callShop(page, '/api/v1/products?s=1', { token })
  const whole = await callShop(page, `/api/v1/products/${data[0]._id}`, { token })
  const serial = `${Date.now()}${Math.floor(Math.random() * 1_000)}`
  const { data: made } = await callShop(page, '/api/v1/products', {
    token,
    data: {
      name: `Test bowl ${serial}`,
      path: `test-bowl-${serial}`,
      categoryIds: whole.data.categoryIds,
      status: 'PUBLISHED',
      variants: [{ sku: `TB-${serial}`, price: 50_000, mrp: 60_000, stock: 7 }],
      ...more,
    },
  })
  return made as { _id: string; name: string; path: string }
}

test.describe('the business', () => {
  // One shop, one set of settings.
  test.describe.configure({ mode: 'serial' })

  test('is checked, saved, and stands on the invoice', async ({ page }) => {
    const { email } = await newShopper(page)
    const { orderId } = await placeOrder(page, email)
    await signIn(page, 'owner@example.com')
    await open(page, '/admin/settings/business', 'Settings')
    const gstin = page.getByLabel('GSTIN')
    const before = await gstin.inputValue()
    await gstin.fill('29AABCA1234F1Z6')
    await save(page).click()
    await expect(page.getByText('its last character does not fit the others')).toBeVisible()
    await gstin.fill(before)
    const street = page.getByLabel('Building and street')
    const was = await street.inputValue()
    await street.fill('221 Brigade Road')
    await page.getByLabel('PIN code').fill('56002')
    await save(page).click()
    await expect(page.getByText('Please enter a 6-digit PIN code.')).toBeVisible()
    await saveSettings(page, async () => {
      await street.fill('221 Brigade Road')
      await page.getByLabel('PIN code').fill('560025')
    })
    await page.reload()
    await expect(street).toHaveValue('221 Brigade Road')

    await page.goto(at('shop', `/admin/orders/${orderId}/print`))
    const invoice = page.getByRole('article')
    await expect(invoice).toContainText('221 Brigade Road')
    await expect(invoice).toContainText(`GSTIN ${before}`)
    await open(page, '/admin/settings/business', 'Settings')
    await saveSettings(page, () => street.fill(was))
  })

  test('is not left unsaved without a question, and Discard brings back what is stored', async ({ page }) => {
    await signIn(page, 'owner@example.com')
    await open(page, '/admin/settings/business', 'Settings')
    const city = page.getByLabel('City')
    const stored = await city.inputValue()
    await city.fill('Mysuru')
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(city).toHaveValue('Mysuru')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(city).toHaveValue(stored)
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  })
})

test.describe('orders', () => {
  test('are chosen, packed, printed and exported together', async ({ page }) => {
    const { email } = await newShopper(page)
    const [first, second] = [await placeOrder(page, email), await placeOrder(page, email)]
    await signIn(page, 'owner@example.com')
    await open(page, `/admin/orders?q=${encodeURIComponent(email)}`, 'Orders')
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByText('2 selected')).toBeVisible()

    const saved = page.waitForEvent('download')
    await page.getByRole('status').getByRole('button', { name: 'Export CSV' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(3)
    expect(text).toContain(email)

    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await expect(page.getByText('2 orders are packed')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Packed' })).toHaveCount(2)
    await expect(page.getByText('2 selected')).toBeHidden()

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('link', { name: 'Print packing slips' }).click()
    for (const { number } of [first, second])
      await expect(page.getByRole('article', { name: `Packing slip ${number}` })).toBeVisible()
    await page.getByRole('link', { name: 'Invoices' }).click()
    await expect(page.getByRole('article', { name: `Invoice ${first.number}` })).toBeVisible()
  })

  test('are filtered by days as the site writes them; a filter begins at the first page', async ({ page }) => {
    const { email } = await newShopper(page)
    const { number } = await placeOrder(page, email)
    await signIn(page, 'owner@example.com')
    await open(page, '/admin/orders?page=2', 'Orders')
    const from = page.getByRole('textbox', { name: 'From' })
    await expect(from).toHaveAttribute('placeholder', 'DD/MM/YYYY')
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date())
    await from.fill(today)
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/)
    await expect(page).not.toHaveURL(/page=/)
    await expect(page.getByRole('link', { name: `#${number}` })).toBeVisible()
    await from.fill('31/02/2026')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: 'To' }).fill('01/01/2001')
    await expect(page.getByText('No results')).toBeVisible()
  })

  test('on their way are given tracking, which is corrected later', async ({ page }) => {
    const { email } = await newShopper(page)
    const { orderId, number } = await placeOrder(page, email)
    const token = await signIn(page, 'owner@example.com')
    for (const to of ['PACKED', 'SHIPPED'])
      await callShop(page, `/api/v1/orders/${orderId}/moves`, { token, data: { to } })
    await open(page, `/admin/orders/${orderId}`, `Order ${number}`)
    const track = async (item: string, courier: string, tracking: string) => {
      await page.getByRole('button', { name: 'More actions for this order' }).click()
      await page.getByRole('menuitem', { name: item }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Courier').fill(courier)
      await dialog.getByLabel('Tracking number').fill(tracking)
      await dialog.getByRole('button', { name: 'Save tracking' }).click()
      await expect(dialog).toBeHidden()
    }
    await track('Add tracking…', 'DTDC', 'D100')
    await expect(page.getByText('Tracking added')).toBeVisible()
    await track('Change tracking…', 'DTDC', 'D200')
    await expect(page.getByRole('complementary').getByText('D200')).toBeVisible()
    await expect(page.getByText('To be paid on delivery.')).toBeVisible()
  })
})

test('a customer is found, with orders, address and notes', async ({ page }) => {
  const { email } = await newShopper(page)
  const { number } = await placeOrder(page, email)
  await signIn(page, 'owner@example.com')
  await open(page, '/admin/customers', 'Customers')
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Kavya Nair' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kavya Nair' })).toBeVisible()
  await expect(page.getByRole('link', { name: `#${number}` })).toBeVisible()
  await expect(page.getByText('14 Temple Road, Malleshwaram')).toBeVisible()
  await expect(page.getByText('Never subscribed.')).toBeVisible()
  await page.getByLabel('New note').fill('Calls after six.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Calls after six.' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await page.reload()
  await page.getByRole('button', { name: 'Delete the note of Rohan Kulkarni' }).click()
  await expect(page.getByText('No notes yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Calls after six.')).toBeVisible()
})

test.describe('products', () => {
  test('are deleted and brought back by one press', async ({ page }) => {
    const token = await signIn(page, 'owner@example.com')
    const { _id, name, path } = await newProduct(page, token)
    await open(page, `/admin/products?q=${encodeURIComponent(name)}`, 'Products')
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('No results')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.goto(at('shop', `/p/${path}`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await open(page, `/admin/products/${_id}`, name)
  })

  test('have their prices changed together, seen before, and undone after', async ({ page }) => {
    const token = await signIn(page, 'owner@example.com')
    const { name, path } = await newProduct(page, token)
    await open(page, `/admin/products?q=${encodeURIComponent(name)}`, 'Products')
    await page.getByRole('checkbox', { name: 'Select this row' }).check()
    await page.getByRole('button', { name: 'Change prices…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Percent').fill('10')
    await expect(dialog.getByRole('row').filter({ hasText: name })).toContainText('₹550')
    await dialog.getByLabel('Percent').fill('30')
    await expect(dialog.getByText('MRP cannot be lower than the price.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Change 1 price' })).toBeDisabled()
    await dialog.getByLabel('Percent').fill('10')
    await dialog.getByRole('button', { name: 'Change 1 price' }).click()
    await expect(page.getByText('Prices of 1 product changed')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('₹550')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('₹500')
    await page.goto(at('shop', `/p/${path}`))
    await expect(
      page
        .getByRole('main')
        .getByText(/₹500(\.00)?$/)
        .first(),
    ).toBeVisible()
  })

  test('are put into a category together, seen before, and undone after', async ({ page }) => {
    const token = await signIn(page, 'owner@example.com')
    const { _id, name } = await newProduct(page, token)
    const stored = async () => (await callShop(page, `/api/v1/products/${_id}`, { token })).data.categoryIds as string[]
    const before = await stored()
    await open(page, `/admin/products?q=${encodeURIComponent(name)}`, 'Products')
    await page.getByRole('checkbox', { name: 'Select this row' }).check()
    await page.getByRole('button', { name: 'Change categories…' }).click()
    const dialog = page.getByRole('dialog')
    const { data: categories } = await callShop(page, '/api/v1/categories', { token })
    const other = categories.find((category: { _id: string }) => !before.includes(category._id))
    await dialog.getByLabel('How').selectOption('main')
    await dialog.getByLabel('Category', { exact: false }).last().selectOption(other._id)
    await expect(dialog.getByRole('row').filter({ hasText: name })).toContainText(other.title)
    await dialog.getByRole('button', { name: 'Change 1 product' }).click()
    await expect.poll(stored).toEqual([other._id, ...before])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(stored).toEqual(before)
  })

  test('are duplicated, and say to search engines what they are told', async ({ page }) => {
    const token = await signIn(page, 'owner@example.com')
    const { name, path, _id } = await newProduct(page, token)
    await open(page, `/admin/products/${_id}`, name)
    const engines = page
      .getByRole('region', { name: 'Search engines' })
      .or(page.locator('section', { hasText: 'Search engines' }))
      .last()
    await engines.getByLabel('Title').fill('The only bowl you need')
    await engines.getByLabel('Description').fill('Turned by hand.')
    await save(page).click()
    await expect(page.getByText('Product saved')).toBeVisible()
    const html = async () =>
      (
        await page.request.get(`http://127.0.0.1:${process.env.HAAT_PORT}/p/${path}`, {
          headers: { host: new URL(at('shop')).host },
        })
      ).text()
    await expect.poll(html).toMatch(/<title>The only bowl you need/)
    expect(await html()).toContain('content="Turned by hand."')

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} (copy)` })).toBeVisible()
    await expect(page.getByText('Only staff see it.')).toBeVisible()
    await page.getByLabel('Status').selectOption('PUBLISHED')
    await expect(page.getByText('Customers see it in the shop once you save.')).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Status')).toHaveValue('DRAFT')
  })

  test('are not given away by mistake: a price of nothing asks once', async ({ page }) => {
    const token = await signIn(page, 'owner@example.com')
    const { name, _id } = await newProduct(page, token)
    const priceOf = async () => (await callShop(page, `/api/v1/products/${_id}`, { token })).data.variants[0].price
    await open(page, `/admin/products/${_id}`, name)
    const price = page.getByLabel('Price', { exact: false }).first()
    await price.fill('99999999999999')
    await save(page).click()
    await expect(page.getByText(/This amount is too large/)).toBeVisible()
    await price.fill('0')
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'Sell for ₹0?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await priceOf()).toBe(50_000)
    await save(page).click()
    await dialog.getByRole('button', { name: 'Save with ₹0' }).click()
    await expect(page.getByText('Product saved')).toBeVisible()
    expect(await priceOf()).toBe(0)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name}, a gift`)
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name}, a gift` })).toBeVisible()
  })

  test('have a history of their stock', async ({ page }) => {
    const token = await signIn(page, 'owner@example.com')
    const { name, _id } = await newProduct(page, token)
    await open(page, `/admin/products/${_id}`, name)
    await page.getByLabel('Stock', { exact: true }).fill('5')
    await save(page).click()
    await expect(page.getByText('Product saved')).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Stock history' }).click()
    const rows = page.getByRole('dialog').getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText('Stock taken off')
    await expect(rows.nth(1)).toContainText('−2')
    await expect(rows.nth(2)).toContainText('+7')
  })
})

test.describe('the search over everything', () => {
  test('finds orders, customers, products, pages and settings by the keyboard alone', async ({ page }) => {
    test.setTimeout(150_000)
    const { email } = await newShopper(page)
    const { number, orderId } = await placeOrder(page, email)
    const token = await signIn(page, 'owner@example.com')
    const { name, _id } = await newProduct(page, token)
    await open(page, '/admin/dashboard', /Rohan/)
    await page.waitForLoadState('networkidle')
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
    await expect(page).toHaveURL(at('shop', `/admin/orders/${orderId}`))
    await go(name, new RegExp(name))
    await expect(page).toHaveURL(at('shop', `/admin/products/${_id}`))
    // Enter right after the last letter waits for what is found.
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type(String(number))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('shop', `/admin/orders/${orderId}`))
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
    await expect(page).toHaveURL(at('shop', '/admin/settings/business'))
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('nothing is called like this')
    await expect(page.getByText('No results')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  test('finds for staff what they may see, and asks for no more', async ({ page }) => {
    await signIn(page, 'content@example.com')
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
