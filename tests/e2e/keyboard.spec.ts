import { plainProduct } from './support/catalogue.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, here, newShopper, password, saveAddress, signIn, test } from './support/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a visitor gets from the home page to an order by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  const { email } = await newShopper(page)
  await saveAddress(page, await signIn(page, email))
  await page.evaluate(() => localStorage.clear())
  const product = await plainProduct(page)
  const main = page.getByRole('main')

  // Past the header at once.
  await page.goto(here())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()

  // Found by its name.
  await page.goto(here(`/search?q=${encodeURIComponent(product.name)}`))
  await tabTo(page, main.getByRole('link', { name: product.name, exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(here(`/p/${product.path}`))

  // A visitor is asked to sign in, and comes back.
  const add = main.getByRole('button', { name: /^Add to bag/ }).first()
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }).first())
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(here(`/p/${product.path}`))

  // The bag is open and contains the item chosen before signing in.
  const bag = page.getByRole('dialog', { name: /Your bag/ })
  await expect(bag.getByRole('link', { name: product.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bag).toBeHidden()

  // The bag keeps focus while it is open, and gives it back.
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(bag.getByRole('link', { name: product.name })).toBeVisible()
  for (let step = 0; step < 12; step++) {
    const isWithin = await bag.evaluate((dialog) => dialog.contains(document.activeElement))
    const isOutside = await page.evaluate(() => document.activeElement === document.body)
    expect(isWithin || isOutside).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(bag).toBeHidden()
  await expect(add).toBeFocused()

  // To the checkout, and cash on delivery.
  await page.goto(here('/cart'))
  await tabTo(page, main.getByRole('link', { name: /Checkout/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout/)
  const cash = page.getByRole('radio', { name: /on delivery/i })
  const ways = page.getByRole('radio').and(page.locator(`[name="${await cash.getAttribute('name')}"]`))
  await tabTo(page, ways.and(page.locator(':checked')))
  for (let step = 0; step < 6 && !(await cash.isChecked()); step++) await page.keyboard.press('ArrowDown')
  await expect(cash).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: /^Place order/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('To pay on delivery')).toBeVisible()
})
