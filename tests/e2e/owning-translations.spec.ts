import type { Page } from '@playwright/test'
import { at, expect, password, test } from './support/shop.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'serial' })

/** On a site of its own: what speaks another language looks different in other journeys. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(at('portfolio', `/login?from=${encodeURIComponent(path)}`))
  await page.getByLabel('Email', { exact: false }).first().fill('owner@example.com')
  await page.getByLabel('Password*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === path)
}

const heading = 'Houses that know where the rain comes from'
const hindi = 'घर, जो बारिश को पहचानते हैं'

test('the owner adds a language; what is discarded is as before, and what is saved is in the header of the site', async ({
  page,
}) => {
  await open(page, '/admin/settings/languages')
  const choice = page.getByRole('checkbox', { name: /Hindi/ })
  await expect(choice).toBeVisible()
  if (await choice.isChecked()) {
    await choice.uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  }
  await page.goto(at('portfolio', '/admin/translations'))
  await page.getByRole('link', { name: 'Add a language' }).click()
  await choice.check()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(choice).not.toBeChecked()
  await choice.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.goto(at('portfolio'))
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(at('portfolio', '/hi'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.getByRole('contentinfo').getByRole('link', { name: 'संपर्क' }).first().click()
  await expect(page).toHaveURL(at('portfolio', '/hi/contact'))
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(at('portfolio', '/contact'))
})

test('the owner finds a page, translates it, and whoever reads Hindi reads that', async ({ page }) => {
  await open(page, '/admin/translations')
  await page.getByRole('searchbox').fill('Tara')
  const row = page.getByRole('row').filter({ hasText: 'Tara Varghese Architects' })
  // What the product knows by itself is translated already.
  await expect(row).toContainText('1 of ')
  await row.getByRole('link').click()
  const text = page.getByRole('listitem').filter({ hasText: heading })
  const box = text.getByRole('textbox')
  await box.fill('nothing of this')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(box).toHaveValue('')
  await box.fill(hindi)
  await page.getByRole('link', { name: 'Translations' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(box).toHaveValue(hindi)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.getByRole('link', { name: 'Translations' }).first().click()
  await page.getByRole('searchbox').fill('Tara')
  await expect(row).toContainText('2 of ')
  await page.goto(at('portfolio', '/hi'))
  await expect(page.getByRole('heading', { name: hindi })).toBeVisible()
  await page.goto(at('portfolio'))
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
})

test('what the product says itself is in Hindi on a page in Hindi, before and after its scripts are there', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const { host } = new URL(at('portfolio'))
  const html = await page.request.get(`http://127.0.0.1:${process.env.HAAT_PORT}/hi/login`, { headers: { host } })
  expect(await html.text()).toContain('पासवर्ड भूल गए?')
  await page.goto(at('portfolio', '/hi/login'))
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click()
  await expect(page.getByText('कृपया सही ईमेल').or(page.getByText('ईमेल भरना ज़रूरी है')).first()).toBeVisible()
  await page.getByLabel('ईमेल', { exact: false }).first().fill('owner@example.com')
  await page.getByLabel('पासवर्ड*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto(at('portfolio', '/hi/setting/profile'))
  await expect(page.getByRole('navigation', { name: 'खाता' }).getByRole('link', { name: 'आपका डेटा' })).toBeVisible()
  await page.goto(at('portfolio', '/setting/profile'))
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Your data' })).toBeVisible()
  expect(faults).toEqual([])
})

test('the list shows what is not translated yet, kind by kind, and its address brings it back', async ({ page }) => {
  await open(page, '/admin/translations')
  const names = page.getByRole('table').getByRole('row')
  await expect(names.nth(3)).toBeVisible()
  const all = await names.count()
  await page.getByRole('button', { name: 'Not translated yet' }).click()
  await expect(page).toHaveURL(/show=open/)
  await expect(names).toHaveCount(all)
  const kind = (name: string) =>
    page.getByRole('navigation', { name: 'What to translate' }).getByRole('link', { name }).click()
  await kind('Header and footer')
  await expect(page.getByRole('row').filter({ hasText: 'Header' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Header' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not translated yet' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Not translated yet' }).click()
  await kind('Products')
  await expect(page.getByText('Nothing to translate')).toBeVisible()
})
