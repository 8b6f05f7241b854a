import type { Page } from '@playwright/test'
import { expect, here, newShopper, password, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto(here('/login'))
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(here('/setting/overview'))
}

// Shows B65.
test('a customer signed in on two devices ends the other, which has to sign in again', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const { email } = await newShopper(page)
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  })
  const elsewhere = await other.newPage()
  await signInByForm(elsewhere, email)
  await signInByForm(page, email)

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Devices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Devices' })).toBeVisible()
  const devices = page.getByRole('listitem').filter({ hasText: 'signed in on' })
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device')
  await devices.last().getByRole('button', { name: 'Sign out on Firefox on Linux' }).click()
  await expect(devices).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out on every other device' })).toHaveCount(0)

  await elsewhere.goto(here('/setting/orders'))
  await expect(elsewhere).toHaveURL(/\/login\?from=%2Fsetting%2Forders$/)
  await page.reload()
  await expect(devices).toHaveCount(1)
  await other.close()
})
