import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

// Shows S35, T4.
test('the bag opens after an add on a site whose header shows none', { tag: '@desktop' }, async ({ page }) => {
  const token = await signIn(page, emailOf('owner'))
  const make = (what: string, data: object) => callShop(page, `/api/v1/${what}`, { token, data })
  const category = await make('categories', { title: 'Lamps', path: 'lamps' })
  const [name, path] = ['Brass lamp', 'brass-lamp']
  const variants = [{ sku: 'LAMP', price: 90_000, mrp: 90_000, stock: 3 }]
  await make('products', { name, path, status: 'PUBLISHED', categoryIds: [category.data._id], variants })
  await page.goto(here(`/p/${path}`))
  await expect(page.getByRole('banner').getByRole('button', { name: /^Your bag/ })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  const bag = page.getByRole('dialog', { name: /Your bag/ })
  await expect(bag.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText('success added in cart')).toBeVisible()
  await bag.getByRole('button', { name: 'Close' }).click()
  await expect(bag).toBeHidden()
})
