import type { Page } from '@playwright/test'
import { findProducts, plainProduct } from './support/catalogue.ts'
import { callShop, expect, here, newShopper, password, saveAddress, signIn, test } from './support/own-site.ts'

const mug = 'dipped-chai-mug-indigo'
const bag = (page: Page) => page.getByRole('dialog', { name: /Your bag/ })
const purchase = (page: Page) => page.locator('[data-island="product-purchase"]')
const added = (page: Page) => page.getByText('success added in cart')

type Look = { value: string; picture: string }

/** The pictures of a product's colours. */
async function looksOf(page: Page, path: string): Promise<Map<string, string>> {
  const { data } = await callShop(page, `/api/public/product?path=${path}`)
  const looks = data.options.flatMap(({ looks = [] }: { looks?: Look[] }) => looks)
  return new Map(looks.map(({ value, picture }: Look) => [value, picture]))
}

/** The picture that stands in the strip of a product's page. */
/** The address of the picture whose dot or thumbnail is marked. */
const shownPicture = (page: Page) =>
  page.getByRole('region', { name: /^Pictures of/ }).evaluate((strip) => {
    const marked = strip.parentElement?.parentElement?.querySelector<HTMLAnchorElement>('a[aria-current]')
    const slide = marked ? document.getElementById(marked.hash.slice(1)) : strip.children[0]
    return slide?.querySelector('img')?.getAttribute('src') ?? ''
  })

async function choose(page: Page, ...values: string[]): Promise<void> {
  for (const value of values) await purchase(page).getByText(value, { exact: true }).click()
}

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a card says From where sizes differ in price, and the price of the one size otherwise', { tag: '@deep' }, async ({
  page,
}) => {
  const { data } = await callShop(page, '/api/io/crm/admin/public/product/variants', { data: { s: 100 } })
  for (const varies of [true, false]) {
    const { name, price } = data.find((item: { priceVaries: boolean }) => item.priceVaries === varies)
    await page.goto(here(`/search?q=${encodeURIComponent(name)}`))
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
    const text = price % 100 === 0 ? (price / 100).toLocaleString('en-IN') : (price / 100).toFixed(2)
    await expect(card.getByText(`${varies ? 'From ' : ''}₹${text}`, { exact: true })).toBeVisible()
  }
})

// Shows B30.
test('the colour that is chosen is in the picture, in the bag and in the order', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  const token = await signIn(page, email)
  await saveAddress(page, token)
  const looks = await looksOf(page, mug)
  const [indigo = '?', madder = '?'] = [looks.get('Indigo'), looks.get('Madder')]
  await page.goto(here(`/p/${mug}`))
  await expect.poll(() => shownPicture(page)).toContain(indigo)
  await expect(purchase(page).locator('.swatch')).toHaveCount(3)
  await choose(page, 'Madder', 'One')
  await expect.poll(() => shownPicture(page)).toContain(madder)
  await page
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  await expect(bag(page).getByRole('img').or(bag(page).locator('img')).first()).toHaveAttribute(
    'src',
    new RegExp(madder),
  )
  await page.goto(here('/checkout'))
  await page.getByRole('radio', { name: /on delivery/i }).check({ force: true })
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page.getByRole('main').locator('li img').first()).toHaveAttribute('src', new RegExp(madder))
})

test('a quick view shows the colour that is chosen in it', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  const madder = (await looksOf(page, mug)).get('Madder') ?? '?'
  await page.goto(here('/search?q=dipped%20chai%20mug'))
  await page
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  const view = page.getByRole('dialog', { name: 'Dipped Chai Mug' })
  await view.getByText('Madder', { exact: true }).click()
  await expect(view.locator('img').first()).toHaveAttribute('src', new RegExp(madder))
})

// Shows T4.
test('a visitor’s choice is in the bag after signing in, once', async ({ page }) => {
  const { email } = await newShopper(page)
  await page.goto(here(`/p/${mug}`))
  await choose(page, 'Sage', 'One')
  await page
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  const chosen = `/p/${mug}?variant=KUM-MUG-06-SAG-ONE`
  await expect(page).toHaveURL(here(`/login?from=${encodeURIComponent(chosen)}`))
  await signInHere(page, email)
  await expect(page).toHaveURL(here(chosen))
  await expect(added(page)).toBeVisible()
  await expect(bag(page).getByText(/Colour: Sage/)).toBeVisible()
  await expect(bag(page).locator('output')).toHaveText('1')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Your bag, 1 in it' })).toBeVisible()
  await expect(bag(page)).toBeHidden()
  await page.goto(here('/cart'))
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Your bag, 1 in it' })).toBeVisible()
  await expect(added(page)).toBeHidden()
})

// Shows T4.
test('items gone meanwhile are named in words', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  const { path } = await plainProduct(page)
  await page.goto(here(`/p/${path}`))
  await page
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login/)
  // As if the owner had taken it off the shop since.
  await page.evaluate(() => {
    const wanted = JSON.parse(sessionStorage.getItem('haat:wanted') ?? '{}')
    const gone = { ...wanted, productVariantId: '00000000-0000-4000-8000-000000000000' }
    sessionStorage.setItem('haat:wanted', JSON.stringify(gone))
  })
  await signInHere(page, email)
  await expect(page.getByText('failed please try again')).toBeVisible()
  await expect(page.getByText('This product is no longer sold.')).toBeVisible()
})

test('a visitor who wants what comes in several sizes chooses after signing in', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  const [sized] = await findProducts(page, ({ variantCount }) => variantCount > 1)
  await page.goto(here(`/search?q=${encodeURIComponent(sized?.name ?? '')}`))
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to bag ${sized?.name}` })
    .click()
  await expect(page).toHaveURL(/\/login/)
  await signInHere(page, email)
  await expect(page).toHaveURL(here(`/p/${sized?.path}`))
})

// Shows E11.
test('a PIN code fills in city and state, and a state that contradicts it is refused', { tag: '@deep' }, async ({
  page,
}) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  await page.goto(here('/setting/addresses'))
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('PIN code').fill('560038')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
  await page.getByLabel('PIN code').fill('110024')
  await expect(page.getByLabel('State')).toHaveValue('Delhi')
  await expect(page.getByLabel('City')).toHaveValue('New Delhi')
  await page.getByLabel('House number and street').fill('14 Temple Road')
  await page.getByLabel('State').selectOption('Goa')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('The PIN code 110024 is in Delhi.')).toBeVisible()
  await page.getByLabel('State').selectOption('Delhi')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('New Delhi, Delhi')).toBeVisible()
})

// Shows B32.
test('text at twice its size fits, the name of the shop too', { tag: '@deep' }, async ({ page }) => {
  const { path } = await plainProduct(page)
  for (const address of ['/', '/c/women', `/p/${path}`, '/login', '/signup', '/cart', '/search?q=kansa', '/delivery']) {
    await page.goto(here(address))
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const width = page.viewportSize()?.width ?? 0
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName} ${element.className}`),
    )
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrolls, `${address} ${wide.slice(-5).join('\n')}`).toBeLessThanOrEqual(width)
    const name = page.getByRole('banner').getByRole('link', { name: 'Aangan' }).getByText('Aangan')
    const box = await name.boundingBox()
    const text = await name.evaluate((element) => ({ has: element.clientWidth, needs: element.scrollWidth }))
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, address).toBe(true)
    expect(text.has, address).toBeGreaterThanOrEqual(text.needs)
    expect(text.has, address).toBeGreaterThan(60)
  }
})
