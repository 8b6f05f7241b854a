import type { Page } from '@playwright/test'
import { plainProduct } from './support/catalogue.ts'
import { mailTo } from './support/mails.ts'
import { callShop, emailOf, expect, here, password, test } from './support/own-site.ts'

/** Lets visitors order without an account. */
async function allowGuests(page: Page): Promise<void> {
  const { loginToken: token } = await callShop(page, '/api/io/crm/login', {
    data: { email: emailOf('owner'), password },
  })
  const { data } = await callShop(page, '/api/v1/settings', { token })
  const { revision } = data
  await callShop(page, '/api/v1/settings', { token, method: 'PATCH', data: { revision, guestCheckout: true } })
}

// Shows B301, B302, B303, B326.
test('a visitor orders on a phone without an account, and cancels by the link in the mail', { tag: '@phone' }, async ({
  page,
}) => {
  await allowGuests(page)
  const product = await plainProduct(page)
  await page.goto(here(`/p/${product.path}`))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: /Your bag/ })
    .getByRole('link', { name: 'Checkout' })
    .click()

  await expect(page).toHaveURL(here('/checkout'))
  await page.getByRole('textbox', { name: 'Email' }).fill('kavya@example.org')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('We write to kavya@example.org about your order.')).toBeVisible()
  const form = page.getByRole('main')
  for (const [label, text] of [
    [/^Name/, 'Kavya Nair'],
    [/Mobile/, '9876543210'],
    [/House|Address/, '14 Temple Road'],
    [/PIN/, '560003'],
    [/City/, 'Bengaluru'],
  ] as const)
    await form.getByRole('textbox', { name: label }).first().fill(text)
  await form.getByRole('combobox', { name: /State/ }).selectOption('Karnataka')
  await form.getByRole('button', { name: /Save/ }).click()
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()

  await expect(page).toHaveURL(/\/payment\/success/)
  await expect(page.getByText('To pay on delivery')).toBeVisible()
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await page.goto(here('/cart'))
  await expect(page.getByText('Your bag is empty')).toBeVisible()

  const [link = ''] = /\/order\/\S+/.exec(await mailTo(page, 'kavya@example.org', /./)) ?? []
  await page.goto(here(link))
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('notNeeded')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
})
