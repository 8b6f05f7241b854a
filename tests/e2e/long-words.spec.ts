import type { Page } from '@playwright/test'
import { callShop, emailOf, expect, here, newShopper, signIn, test } from './support/own-site.ts'
import { watchRest } from './support/until-still.ts'

test.setTimeout(180_000)

/** 45 letters without a blank. */
const words = {
  Latin: 'Venkatanarasimharajuvaripetasrivaralakshmipur',
  Devanagari: 'विश्वनाथपुरमनारायणप्रसादचन्द्रशेखरवेंकटेश्वरप',
}

/** A published product of that name, in two sizes named so, too. */
async function makeProduct(page: Page, owner: string, word: string): Promise<{ path: string; variantId: string }> {
  const variant = (size: string, sku: string) => ({
    sku,
    options: { [word.slice(0, 40)]: size },
    price: 934_567,
    mrp: 1_345_678,
    stock: 5,
  })
  const categories = await callShop(page, '/api/v1/categories', { token: owner })
  const sizes = [word, `${word.slice(0, 44)}2`]
  const { data } = await callShop(page, '/api/v1/products', {
    token: owner,
    data: {
      name: word,
      path: 'long',
      brandId: null,
      categoryIds: [categories.data[0]._id],
      summary: word,
      description: `<p>${word}</p>`,
      facts: [{ name: word, value: word }],
      hsn: '6912',
      gstRate: 5,
      options: [{ name: word.slice(0, 40), values: sizes }],
      variants: sizes.map((size, index) => variant(size, `L-${index}`)),
      media: [],
    },
  })
  await callShop(page, '/api/v1/products/status', {
    token: owner,
    data: { ids: [data._id], status: 'PUBLISHED', taxConfirmed: true },
  })
  const shown = await callShop(page, `/api/v1/products/${data._id}`, { token: owner })
  return { path: shown.data.path, variantId: shown.data.variants[0]._id }
}

/** Signs in a customer of that name, with an address in these words. */
async function enterCustomer(page: Page, word: string): Promise<string> {
  const { email } = await newShopper(page)
  const token = await signIn(page, email)
  await callShop(page, '/api/io/crm/cuser/address/add', {
    token,
    data: {
      ...{ name: word, mobileNumber: '9829041122', line1: word, line2: word, landmark: word, city: word },
      ...{ state: 'Karnataka', pincode: '560003' },
    },
  })
  return token
}

// Shows B201.
for (const [script, word] of Object.entries(words))
  test(`45 ${script} letters without a blank make no page of a purchase wider than a phone`, {
    tag: ['@deep', '@desktop'],
  }, async ({ page }) => {
    const untilStill = watchRest(page)
    const wide: string[] = []
    const measure = async (what: string) => {
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await untilStill()
        const has = await page.evaluate(() => document.documentElement.scrollWidth)
        if (has > width) wide.push(`${what}: ${has} px in ${width}`)
      }
    }
    const look = async (path: string) => {
      await page.goto(here(path))
      await measure(path)
    }
    const owner = await signIn(page, emailOf('owner'))
    const { path, variantId } = await makeProduct(page, owner, word)
    const token = await enterCustomer(page, word)
    const fill = () =>
      callShop(page, '/api/io/crm/cart_items/add', { token, data: { productVariantId: variantId, quantity: 1 } })
    await fill()
    for (const address of [`/search?q=${encodeURIComponent(word)}`, `/p/${path}`]) await look(address)
    await page
      .getByRole('button', { name: /^Add to bag/ })
      .first()
      .click()
    await measure('the sheet of options')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Your bag/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: /Your bag/ })).toContainText(word)
    await measure('the drawer')
    for (const address of ['/cart', '/checkout']) await look(address)
    const { data: addresses } = await callShop(page, '/api/io/crm/cuser/address/all', { token, data: {} })
    const started = await callShop(page, `/api/io/cart/checkout/init?addressId=${addresses[0]._id}&paymentMode=cod`, {
      token,
    })
    const { orderId } = started.data
    for (const address of [
      `/payment/success?order=${orderId}`,
      `/payment/result?order=${orderId}`,
      '/setting/orders',
      `/setting/orders/${orderId}`,
      '/setting/addresses',
    ])
      await look(address)
    await signIn(page, emailOf('owner'))
    for (const address of ['/admin/orders', `/admin/orders/${orderId}`, '/admin/products', '/admin/customers'])
      await look(address)
    expect(wide).toEqual([])
  })
