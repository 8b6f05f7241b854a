// `npm run pictures`: takes the readme's pictures again, of the product as it is built now.
import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { at, password } from '../tests/e2e/support/addresses.ts'
import startProduct from '../tests/e2e/support/product.ts'

const folder = 'docs/pictures'
const phone = { width: 390, height: 780 }
const desktop = { width: 1440, height: 900 }

type OwnersPicture = [
  name: string,
  view: typeof phone,
  path: string,
  prepare?: (page: Page) => Promise<void>,
  scheme?: 'light' | 'dark',
]

const ofTheOwner: OwnersPicture[] = [
  ['dashboard', desktop, '/admin/dashboard'],
  ['builder', desktop, '/admin/pages', openHero],
  ['order', desktop, '/admin/orders?status=SHIPPED', openShipped],
  ['builder-phone', phone, '/admin/pages', openHero],
  ['orders-phone', phone, '/admin/orders'],
  ['dashboard-phone', phone, '/admin/dashboard', undefined, 'dark'],
]

await mkdir(folder, { recursive: true })
const stop = await startProduct()
const executablePath = process.env.CHROMIUM_PATH
const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
try {
  await take(browser, 'shop-home', desktop, at('shop'))
  await take(browser, 'product', desktop, at('shop', '/p/blue-pottery-lotus-vase'))
  await take(browser, 'platform', desktop, at(''))
  await take(browser, 'events', desktop, at('events'))
  await take(browser, 'category-phone', phone, at('shop', '/c/women'))
  await take(browser, 'product-phone', phone, at('shop', '/p/blue-pottery-lotus-vase'))
  await take(browser, 'bag-phone', phone, at('shop', '/c/kitchen'), fillBag)
  for (const [name, view, path, prepare, colorScheme] of ofTheOwner)
    await take(browser, name, view, at('shop', path), prepare, { colorScheme, email: 'owner@example.com' })
} finally {
  await browser.close()
  await stop()
}

type View = typeof phone
type As = { email?: string; colorScheme?: 'light' | 'dark' }

async function take(
  browser: Browser,
  name: string,
  viewport: View,
  url: string,
  prepare?: (page: Page) => Promise<void>,
  { email, colorScheme = 'light' }: As = {},
) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme })
  if (email) await signIn(page, email)
  // Pictures are made when they are first asked for, so they are asked for twice.
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1_500)
  }
  await prepare?.(page)
  const shot = await page.screenshot()
  await sharp(shot)
    .resize({ width: viewport.width === phone.width ? 780 : 1800 })
    .webp({ quality: 82 })
    .toFile(`${folder}/${name}.webp`)
  await page.close()
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(at('shop', '/login'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').first().fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/setting|admin/)
}

async function openHero(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: /^Home/ }).click()
  const hero = page.frameLocator('#preview-frame').locator('[data-puck-component]').first()
  await hero.waitFor()
  await page.waitForTimeout(3_000)
  if (page.viewportSize()?.width === desktop.width) await hero.click({ position: { x: 200, y: 300 } })
  else await page.getByRole('button', { name: 'Outline', exact: true }).click()
  await page.waitForTimeout(1_000)
}

async function openShipped(page: Page): Promise<void> {
  await page.locator('[data-row-link]').first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(1_500)
}

async function fillBag(page: Page): Promise<void> {
  await signIn(page, 'asha@example.com')
  for (const product of ['kulhad-set-terracotta', 'hammered-brass-lota']) {
    await page.goto(at('shop', `/p/${product}`), { waitUntil: 'networkidle' })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to bag/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }
  // The toast has gone by then.
  await page.waitForTimeout(6_000)
}
