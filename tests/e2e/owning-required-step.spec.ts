import type { Page } from '@playwright/test'
import { shownBy } from '../support/outside/authenticator.ts'
import { newColleague } from './support/colleague.ts'
import { at, emailOf, expect, here, password, signIn, test } from './support/own-site.ts'

/** A second step that the owner requires of all staff (B82). */
test.use({ starter: 'portfolio', viewport: { width: 1440, height: 900 } })
test.setTimeout(180_000)

async function setUpApp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.locator('[data-secret]').textContent()) ?? ''
  await dialog.getByLabel('Code that the app shows').fill(shownBy(secret, new Date()))
  await page.getByRole('button', { name: 'I have kept them' }).click()
}

async function signInAt(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

// Shows B82.
test('staff set up an app before anything else, or sign in by a passkey', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const token = await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/staff'))
  await page.getByRole('button', { name: 'Require for all staff' }).click()
  await expect(page.getByText('Set up your own second step under Security first.')).toBeVisible()
  await page.goto(here('/admin/security'))
  await page.getByRole('button', { name: 'Set up' }).click()
  await setUpApp(page)
  const email = await newColleague(page, token)
  await page.goto(here('/admin/staff'))
  await page.getByRole('button', { name: 'Require for all staff' }).click()
  await expect(page.getByText('A second step is required from now on')).toBeVisible()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()

  const theirs = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const devtools = await theirs.context().newCDPSession(theirs)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      isUserVerified: true,
    },
  })
  const asked = theirs.getByRole('dialog', { name: 'Set up a second step' })
  const welcome = theirs.getByRole('heading', { name: /Kavya/ })
  await signInAt(theirs, at('', '/login'), email)
  await expect(theirs).toHaveURL(here('/admin/dashboard'))
  await expect(asked).toBeVisible()

  // With a passkey, by way of the platform.
  await theirs.goto(at('', '/admin/dashboard'))
  await theirs.getByRole('button', { name: 'Add a passkey' }).click()
  await theirs.getByRole('dialog').getByLabel('Name').fill('My laptop')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expect(theirs.getByText('My laptop')).toBeVisible()
  await theirs.getByRole('button', { name: /^Tara Varghese/ }).click()
  await expect(theirs).toHaveURL(here('/admin/dashboard'))
  await theirs.goto(here('/admin/dashboard'))
  await expect(welcome).toBeVisible()
  await expect(asked).toBeHidden()

  // The password alone is not enough, now as before.
  await theirs.goto(here('/robots.txt'))
  await theirs.evaluate(() => localStorage.clear())
  await signInAt(theirs, here('/login?from=/admin/dashboard'), email)
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await setUpApp(theirs)
  await expect(welcome).toBeVisible()
  await expect(asked).toBeHidden()
  await theirs.context().close()
})
