import type { Page } from '@playwright/test'
import { callShop, emailOf, expect, here, newShopper, signIn, test } from './support/own-site.ts'
import { watchRest } from './support/until-still.ts'

/** Whatever of it came alive would be an error of the page, a dialog, a broken policy on the console, or `owned`. */
const harm = '"><img src=x onerror="owned=1"></script><script>owned=1</script>{{7*7}}\'; drop table orders; --'

/** A shop in which everything that can be named has this name. @returns where it is to be seen */
async function poison(page: Page): Promise<string[]> {
  const owner = await signIn(page, emailOf('owner'))
  const categories = await callShop(page, '/api/v1/categories', { token: owner })
  const brand = await callShop(page, '/api/v1/brands', { token: owner, data: { name: harm.slice(0, 80) } })
  const product = await callShop(page, '/api/v1/products', {
    token: owner,
    data: {
      name: harm,
      path: 'harm',
      brandId: brand.data._id,
      categoryIds: [categories.data[0]._id],
      summary: harm,
      description: `<p>${harm}</p>`,
      facts: [{ name: harm.slice(0, 60), value: harm }],
      hsn: '6912',
      gstRate: 5,
      options: [],
      variants: [{ sku: 'H-1', options: {}, price: 10_000, mrp: 10_000, stock: 5 }],
      media: [],
    },
  })
  await callShop(page, '/api/v1/products/status', {
    token: owner,
    data: { ids: [product.data._id], status: 'PUBLISHED', taxConfirmed: true },
  })
  const draft = await callShop(page, '/api/v1/pages', {
    token: owner,
    data: { title: harm, path: '/harm', preset: 'blank' },
  })
  const { data } = await callShop(page, `/api/v1/products/${product.data._id}`, { token: owner })
  const order = await placeOrder(page, data.variants[0]._id)
  await callShop(page, `/api/v1/orders/${order}/notes`, { token: owner, data: { note: harm } })
  return [
    `/p/${data.path}`,
    `/c/${categories.data[0].path}`,
    `/search?q=${encodeURIComponent(harm)}`,
    '/admin/dashboard',
    '/admin/products',
    `/admin/products/${data._id}`,
    '/admin/brands',
    '/admin/pages',
    `/admin/pages/${draft.data._id}`,
    '/admin/orders',
    `/admin/orders/${order}`,
    `/admin/orders/${order}/print`,
    '/admin/settings/mails',
  ]
}

async function placeOrder(page: Page, productVariantId: string): Promise<string> {
  const { email } = await newShopper(page)
  const { loginToken: token } = await callShop(page, '/api/io/crm/login', { data: { email, password: 'Haat@2026' } })
  await callShop(page, '/api/io/crm/cuser/profile/details', { token, data: { firstName: harm.slice(0, 50) } })
  const text = harm.slice(0, 80)
  const home = { name: text, mobileNumber: '9876543210', line1: text, city: 'Pune', state: 'Maharashtra' }
  const { data } = await callShop(page, '/api/io/crm/cuser/address/add', {
    token,
    data: { ...home, line2: text, landmark: text, pincode: '411001' },
  })
  await callShop(page, '/api/io/crm/cart_items/add', { token, data: { productVariantId, quantity: 1 } })
  const query = `addressId=${data._id}&paymentMode=cod`
  return (await callShop(page, `/api/io/cart/checkout/init?${query}`, { token })).data.orderId
}

test('markup typed by strangers and owners into any field is shown as text, in the shop and in the admin', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(180_000)
  page.on('dialog', () => {
    throw new Error('something that was typed opened a dialog')
  })
  const untilStill = watchRest(page)
  const addresses = await poison(page)
  await signIn(page, emailOf('owner'))
  const telling: string[] = []
  for (const address of addresses) {
    await page.goto(here(address))
    await expect(page.getByRole('heading').first()).toBeVisible()
    await untilStill()
    const found = await page.evaluate(() => ({
      owned: 'owned' in window,
      broken: document.querySelectorAll('img[src="x"], [onerror]').length,
    }))
    expect({ address, ...found }).toEqual({ address, owned: false, broken: 0 })
    if ((await page.content()).includes('{{7*7}}')) telling.push(address)
  }
  // It was there to be seen, in most of these places.
  expect(telling.length).toBeGreaterThan(addresses.length / 2)
})
