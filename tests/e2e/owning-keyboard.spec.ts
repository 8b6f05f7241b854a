import { plainProduct } from './support/catalogue.ts'
import { tabTo, unseenFocus } from './support/keyboard.ts'
import { placeOrder } from './support/order.ts'
import { newPage, openPage, words } from './support/own-page.ts'
import { callShop, emailOf, expect, here, newShopper, password, signIn, test } from './support/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

test.describe('a page is built by keyboard alone', () => {
  test('the owner signs in and finds a room', { tag: '@deep' }, async ({ page }) => {
    await page.goto(here('/login'))
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type(emailOf('owner'))
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }).first())
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(here('/admin/dashboard'))
    await expect(page.getByText('To do')).toBeVisible()
    await tabTo(page, page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()

    // The menu of the account opens, goes by arrows, and gives focus back.
    const account = page.getByRole('button', { name: /Rohan Kulkarni/ })
    await tabTo(page, account)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Same as device' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
  })

  test('a page is put together, saved and published', { tag: '@deep' }, async ({ page }) => {
    const { id, path } = await newPage(page, [words('a', 'The first words'), words('b', 'The second words')])
    const builder = await openPage(page, id)

    // A section is found in the drawer by its name.
    await tabTo(page, page.getByRole('button', { name: 'Add section', exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('searchbox', { name: 'Search sections' }))
    await page.keyboard.type('testimonials')
    await tabTo(page, page.getByRole('button', { name: /^Testimonials in a grid.*Add$/ }))
    await page.keyboard.press('Enter')
    expect(await builder.names()).toHaveLength(3)

    // Another is chosen in the outline, rewritten and moved up.
    const row = builder.row('The second words')
    await tabTo(page, row.getByRole('button', { name: /^The second words/ }))
    await page.keyboard.press('Enter')
    const field = page.getByRole('complementary', { name: 'Fields' }).getByLabel('Heading', { exact: true })
    await tabTo(page, field)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Words by keyboard')
    await expect(builder.canvas.getByRole('heading', { name: 'Words by keyboard' })).toBeVisible()
    await tabTo(page, builder.row('Words by keyboard').getByRole('button', { name: /^Words by keyboard/ }))
    await page.keyboard.press('Alt+ArrowUp')
    expect((await builder.names()).slice(0, 2)).toEqual(['Words by keyboard', 'The first words'])
    await page.keyboard.press('Control+z')
    expect((await builder.names()).slice(0, 2)).toEqual(['The first words', 'Words by keyboard'])
    await page.keyboard.press('Control+Shift+z')
    expect((await builder.names()).slice(0, 2)).toEqual(['Words by keyboard', 'The first words'])

    await page.keyboard.press('Control+s')
    await builder.saved()
    await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }))
    await page.keyboard.press('Enter')
    // The inserted section still has its sample content, so publishing warns.
    await tabTo(page, page.getByRole('button', { name: 'Publish anyway' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
    await page.goto(here(path))
    await expect(page.getByRole('heading', { name: 'Words by keyboard' })).toBeVisible()
  })

  test('a key leads from the outline to the fields and back, and another walks the panels', { tag: '@deep' }, async ({
    page,
  }) => {
    const { id } = await newPage(page, [words('a', 'The first words'), words('b', 'The second words')])
    const builder = await openPage(page, id)
    const row = builder.row('The second words').getByRole('button', { name: /^The second words/ })
    const heading = page.getByRole('complementary', { name: 'Fields' }).getByLabel('Heading', { exact: true })
    const first = page.getByRole('complementary', { name: 'Fields' }).locator('[data-path]').first()
    await tabTo(page, row)
    await page.keyboard.press('Enter')
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(first.locator(':focus')).toBeVisible()
    expect(await unseenFocus(page)).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
    expect(await unseenFocus(page)).toBeUndefined()
    await expect(row).toHaveAttribute('aria-current', 'true')

    // Round the panels, and into the field that was left.
    await page.keyboard.press('Enter')
    await tabTo(page, heading)
    const fields = page.locator('[data-panel="fields"]')
    for (const panel of ['toolbar', 'outline', 'canvas', 'fields']) {
      await page.keyboard.press('F6')
      await expect(
        page.locator(`[data-panel="${panel}"]`).and(page.locator(':focus, :focus-within')).first(),
      ).toBeVisible()
      expect(await unseenFocus(page)).toBeUndefined()
    }
    await expect(heading).toBeFocused()
    for (const panel of ['canvas', 'outline', 'toolbar', 'fields']) {
      await page.keyboard.press('Shift+F6')
      await expect(
        page.locator(`[data-panel="${panel}"]`).and(page.locator(':focus, :focus-within')).first(),
      ).toBeVisible()
    }
    await expect(fields).toBeVisible()
    await expect(heading).toBeFocused()

    // From within the page itself, too.
    await builder.canvas.getByRole('heading', { name: 'The first words' }).click()
    await expect(builder.row('The first words').locator('[aria-current="true"]')).toBeVisible()
    await page.keyboard.press('F6')
    await expect(page.locator('[data-panel="fields"]').and(page.locator(':focus-within'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(builder.row('The first words').locator('[aria-current="true"]')).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('first field')
  })

  test('a price is changed and saved', { tag: '@deep' }, async ({ page }) => {
    await signIn(page, emailOf('owner'))
    const { name } = await plainProduct(page)
    await page.goto(here('/admin/products'))
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await expect(page).toHaveURL(/q=/)
    await tabTo(page, page.getByRole('link', { name }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const price = page.getByRole('textbox', { name: 'Price', exact: true })
    const before = await price.inputValue()
    for (const wanted of ['413.50', before]) {
      await tabTo(page, price)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(wanted)
      await expect(page.getByText('Unsaved changes')).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Unsaved changes')).toBeHidden()
    }
  })

  test('an order is packed, shipped and delivered', { tag: '@deep' }, async ({ page }) => {
    const { email } = await newShopper(page)
    const { orderId } = await placeOrder(page, email)
    const token = await signIn(page, emailOf('owner'))
    await page.goto(here(`/admin/orders/${orderId}`))
    await tabTo(page, page.getByRole('textbox', { name: 'Internal note' }))
    await tabTo(page, page.getByRole('button', { name: 'Mark as packed' }))
    await page.keyboard.press('Enter')
    const ship = page.getByRole('button', { name: 'Ship', exact: true })
    await tabTo(page, ship)
    await page.keyboard.press('Enter')

    // The dialog keeps focus, and Escape gives it back with nothing done.
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
    for (let step = 0; step < 12; step++) {
      // It comes in, and goes round at the end, a moment after the key.
      await expect.poll(holdsFocus).toBe(true)
      await page.keyboard.press('Tab')
    }
    await expect.poll(holdsFocus).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(ship).toBeFocused()

    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByLabel('Courier'))
    await page.keyboard.type('Delhivery')
    await tabTo(page, dialog.getByLabel(/Tracking number/))
    await page.keyboard.type('4471 2093')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await tabTo(page, page.getByRole('button', { name: 'Mark as delivered' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: 'Mark as delivered' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const { data } = await callShop(page, `/api/v1/orders/${orderId}`, { token })
    expect(data.status).toBe('DELIVERED')
  })
})
