import type { Page } from '@playwright/test'
import { callShop, emailOf, expect, here, password, signIn, test } from './support/own-site.ts'

test.use({ starter: 'portfolio', viewport: { width: 1440, height: 900 } })

/** Opens a screen for the owner of a site that is in Hindi as well. */
async function open(page: Page, path: string): Promise<void> {
  const token = await signIn(page, emailOf('owner'))
  const { data } = await callShop(page, '/api/v1/settings', { token })
  const languages = ['hi-IN']
  await callShop(page, '/api/v1/settings', { token, method: 'PATCH', data: { revision: data.revision, languages } })
  await page.goto(here(path))
}

const heading = 'Houses that know where the rain comes from'
const hindi = 'घर, जो बारिश को पहचानते हैं'

// Shows B109.
test('the owner adds a language; what is discarded is as before, and what is saved is in the header of the site', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/settings/languages'))
  const choice = page.getByRole('checkbox', { name: /Hindi/ })
  await expect(choice).toBeVisible()
  await page.goto(here('/admin/translations'))
  await page.getByRole('link', { name: 'Add a language' }).click()
  await choice.check()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(choice).not.toBeChecked()
  await choice.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.goto(here())
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(here('/hi'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.getByRole('contentinfo').getByRole('link', { name: 'संपर्क' }).first().click()
  await expect(page).toHaveURL(here('/hi/contact'))
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(here('/contact'))
})

// Shows B110.
test('the owner finds a page and translates it, and visitors in Hindi see that', { tag: '@deep' }, async ({ page }) => {
  await open(page, '/admin/translations')
  await page.getByRole('searchbox').fill('Home')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Home', exact: true }) })
  // The product's own texts are already translated.
  await expect(row).toContainText('2 of ')
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
  await page.getByRole('searchbox').fill('Home')
  await expect(row).toContainText('3 of ')
  await page.goto(here('/hi'))
  await expect(page.getByRole('heading', { name: hindi })).toBeVisible()
  await page.goto(here())
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
})

// Shows B114.
test('fixed texts are in Hindi on a page in Hindi, before and after its scripts are there', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, '/admin/translations')
  // A page without scripts: the admin itself would lead to the sign-in page.
  await page.goto(here('/robots.txt'))
  await page.evaluate(() => localStorage.clear())
  const { host } = new URL(here())
  const html = await page.request.get(`http://127.0.0.1:${process.env.HAAT_PORT}/hi/login`, { headers: { host } })
  expect(await html.text()).toContain('पासवर्ड भूल गए?')
  await page.goto(here('/hi/login'))
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click()
  await expect(page.getByText('कृपया सही ईमेल').or(page.getByText('ईमेल भरना ज़रूरी है')).first()).toBeVisible()
  await page.getByLabel('ईमेल', { exact: false }).first().fill(emailOf('owner'))
  await page.getByLabel('पासवर्ड*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto(here('/hi/setting/profile'))
  await expect(page.getByRole('navigation', { name: 'खाता' }).getByRole('link', { name: 'आपका डेटा' })).toBeVisible()
  await page.goto(here('/setting/profile'))
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Your data' })).toBeVisible()
})

test('the list shows what is not translated yet, kind by kind, and its address brings it back', {
  tag: '@deep',
}, async ({ page }) => {
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
