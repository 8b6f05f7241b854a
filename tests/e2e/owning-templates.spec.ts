import { newPage, words } from './support/own-page.ts'
import { expect, here, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

// Shows B46.
test("a standard template becomes the site's own and opens in the builder", { tag: '@deep' }, async ({ page }) => {
  // The demonstration has every template, so the server's list stands here as an older site would have it.
  const { id } = await newPage(page, [words('a', 'Our own search')])
  const own: string[] = []
  await page.route('**/api/v1/standard-templates', (route) =>
    route.fulfill({
      json: {
        data: [
          { _id: 'search', title: 'Search', path: '/search' },
          { _id: 'wishlist', title: 'Wishlist', path: '/setting/wishlist' },
        ].filter(({ _id }) => !own.includes(_id)),
        total: 2 - own.length,
      },
    }),
  )
  await page.route('**/api/v1/standard-templates/*', async (route) => {
    own.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    if (own.length === 1) return route.fulfill({ status: 503, json: { msg: 'The database is not there.' } })
    return route.continue({ url: here(`/api/v1/pages/${id}`), method: 'GET' })
  })
  await page.goto(here('/admin/pages?kind=template'))
  const standard = page.getByRole('region', { name: 'Standard templates' })
  await expect(standard.getByRole('listitem')).toHaveText([/Search\/search/, /Wishlist/])

  // A failure is shown and can be retried.
  await standard.getByRole('button', { name: 'Customize Search' }).click()
  await expect(page.getByText('The database is not there.')).toBeVisible()
  await standard.getByRole('button', { name: 'Customize Search' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pages/${id}`))
})
