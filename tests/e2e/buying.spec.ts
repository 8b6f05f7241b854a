import type { Page } from '@playwright/test'
import { plainProduct, scarceProduct } from './support/catalogue.ts'
import { callShop, emailOf, expect, here, newShopper, password, saveAddress, signIn, test } from './support/own-site.ts'

const bag = (page: Page) => page.getByRole('dialog', { name: /Your bag/ })
const addToBag = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()

/** A signed-in shopper with an address and something in the bag, at the checkout. */
async function atCheckout(page: Page): Promise<{ name: string }> {
  const { email } = await newShopper(page)
  const token = await signIn(page, email)
  await saveAddress(page, token)
  const product = await plainProduct(page)
  await page.goto(here(`/p/${product.path}`))
  await addToBag(page).click()
  await expect(bag(page)).toBeVisible()
  await page.goto(here('/checkout'))
  await expect(page.getByText(product.name).first()).toBeVisible()
  return { name: product.name }
}

async function payBySandbox(page: Page): Promise<void> {
  await page
    .getByText(/sandbox/i)
    .first()
    .click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page).toHaveURL(/\/payment\/sandbox\//)
}

// Shows R2, R3, R20, S35, S89, T4, P2, P3, P5, X4.
test('a visitor looks around and orders, and the order is paid for', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto(here())
  await page.goto(here('/search?q=lamp'))
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  const product = await plainProduct(page)
  await page.goto(here(`/p/${product.path}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)

  // A visitor is sent to sign in, and comes back to where they were.
  await addToBag(page).click()
  await expect(page).toHaveURL(here(`/login?from=${encodeURIComponent(`/p/${product.path}`)}`))
  await page.getByRole('link', { name: 'Create an account' }).click()
  const email = emailOf('kavya')
  await page.getByLabel('First Name').fill('Kavya')
  await page.getByLabel('Last Name').fill('Nair')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByLabel('Confirm Password').first().fill(password)
  await page.getByLabel('Mobile Number').fill('9876543210')
  await page.getByLabel('Birth Date').fill('1994-06-12')
  await page.getByText('Female', { exact: true }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(here(`/p/${product.path}`))

  // The bag contains the item chosen before signing in.
  await expect(page.getByText('success added in cart')).toBeVisible()
  await expect(bag(page).getByRole('link', { name: product.name })).toBeVisible()
  await bag(page).getByRole('link', { name: 'View bag' }).click()
  await expect(page).toHaveURL(here('/cart'))
  await page.getByRole('button', { name: 'One more' }).first().click()
  await expect(page.getByRole('main').locator('output').first()).toHaveText('2')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Checkout/ })
    .click()

  // The address, then the bank: it fails first, and works the second time.
  await page.getByLabel('Name', { exact: false }).first().fill('Kavya Nair')
  await page.getByLabel(/Mobile/).fill('9876543210')
  await page
    .getByLabel(/House|Address/)
    .first()
    .fill('14 Temple Road, Malleshwaram')
  await page.getByLabel(/City/).fill('Bengaluru')
  await page.getByLabel(/State/).selectOption('Karnataka')
  await page.getByLabel(/PIN/).fill('560003')
  await page.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('14 Temple Road, Malleshwaram').first()).toBeVisible()
  await payBySandbox(page)
  await page.getByRole('button', { name: /Fail/ }).click()
  await expect(page).toHaveURL(/\/payment\/result/)
  await expect(page.getByText('The payment did not go through')).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: /sandbox/i })).toBeChecked()
  await payBySandbox(page)
  await page.getByRole('button', { name: /^Pay/ }).click()

  // The result, the order, the list of orders.
  await expect(page).toHaveURL(/\/payment\/result/)
  await expect(page.getByText('Amount paid')).toBeVisible()
  await expect(page.getByText(/Transaction/i).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Amount paid')).toBeVisible()
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page).toHaveURL(/\/setting\/orders\//)
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible()
  await page.goto(here('/setting/orders'))
  await expect(page.getByText('Placed').first()).toBeVisible()
  await page.goto(here('/cart'))
  await expect(page.getByText('Your bag is empty')).toBeVisible()
})

test('cash on delivery places the order at once, and going back does not place it twice', { tag: '@phone' }, async ({
  page,
}) => {
  await atCheckout(page)
  await page.getByRole('radio', { name: /on delivery/i }).check({ force: true })
  // Two presses in one moment, as from an impatient finger.
  await page.getByRole('button', { name: /^Place order/ }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(/\/payment\/success/)
  await expect(page.getByText('To pay on delivery')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('There is nothing in your bag to order')).toBeVisible()
  await page.goto(here('/setting/orders'))
  await expect(page.getByRole('main').getByText(/Placed/)).toHaveCount(1)
})

test('leaving the bank without paying loses nothing: the same order is paid by cash instead', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  const { name } = await atCheckout(page)
  await payBySandbox(page)
  await page.getByRole('link', { name: /without paying/i }).click()
  await expect(page).toHaveURL(/\.localhost/)
  await page.goto(here('/cart'))
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await page.goto(here('/checkout?mode=cod'))
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByText('To pay on delivery')).toBeVisible()
  await page.goto(here('/setting/orders'))
  await expect(page.getByRole('main').getByText(/Placed/)).toHaveCount(1)
})

test('the back button from the bank leads to the checkout, and paying again works', { tag: '@phone' }, async ({
  page,
}) => {
  await atCheckout(page)
  await payBySandbox(page)
  await page.goBack()
  await payBySandbox(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Amount paid')).toBeVisible()
})

test('when two people want the last pieces, one gets them and the other is told', { tag: ['@deep', '@phone'] }, async ({
  page,
  browser,
}) => {
  const product = await scarceProduct(page)
  const other = await (await browser.newContext()).newPage()
  for (const person of [page, other]) {
    const { email } = await newShopper(person)
    const token = await signIn(person, email)
    await saveAddress(person, token)
    await callShop(person, '/api/io/crm/cart_items/add', {
      token,
      data: { productVariantId: product.productVariantId, quantity: product.stock },
    })
    await person.goto(here('/checkout?mode=cod'))
    await expect(person.getByRole('button', { name: /^Place order/ })).toBeEnabled()
  }
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByText('To pay on delivery')).toBeVisible()
  await other.getByRole('button', { name: /^Place order/ }).click()
  await expect(other.getByText(`${product.name} is out of stock.`)).toBeVisible()
  await other.getByRole('link', { name: 'Back to your bag' }).click()
  await expect(other.getByText('Out of stock')).toBeVisible()
  await other.close()
})

// Shows K1.
test('a thing in several forms asks which one before it goes into the bag', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  await page.goto(here('/c/kurtas'))
  await addToBag(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('radio').first().check({ force: true })
  await dialog.getByRole('button', { name: /Add to bag/ }).click()
  await expect(page.getByText('success added in cart')).toBeVisible()
})
