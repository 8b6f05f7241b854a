import type { Page } from '@playwright/test'
import { shownBy } from '../support/outside/authenticator.ts'
import { newColleague } from './support/colleague.ts'
import { at, emailOf, expect, here, password, signIn, test } from './support/own-site.ts'

test.use({ starter: 'portfolio', viewport: { width: 1440, height: 900 } })

/** A colleague in a signed-out browser. */
async function colleague(page: Page): Promise<string> {
  const email = await newColleague(page, await signIn(page, emailOf('owner')))
  await page.evaluate(() => localStorage.clear())
  return email
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto(here('/login?from=/admin/security'))
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Kavya Iyer/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(here('/'))
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** The next such call is answered as ten minutes after the sign-in; what follows is asked of the server itself. */
async function askOnce(page: Page, method: string, url: string): Promise<void> {
  const msg = 'Confirm your identity to continue.'
  await page.route(
    url,
    (route) =>
      route.request().method() === method
        ? route.fulfill({
            status: 403,
            json: { msg, errors: [{ field: 'proof', code: 'access.askedAgain', defaultMessage: msg }] },
          })
        : route.fallback(),
    { times: 1 },
  )
}

// Each goes through several sign-ins.
test.slow()

// Shows B70.
test('a colleague sets up an authenticator app, signs in with its code and with a recovery code, and turns it off', {
  tag: '@deep',
}, async ({ page }) => {
  const email = await colleague(page)
  await enter(page, email)
  await expect(heading(page, 'Security')).toBeVisible()
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await dialog.locator('[data-secret]').textContent()) ?? ''
  await dialog.getByLabel('Code that the app shows').fill('000000')
  await expect(dialog.getByText('This code is wrong')).toBeVisible()
  await dialog.getByLabel('Code that the app shows').fill(shownBy(secret, new Date()))
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await enter(page, email)
  await expect(heading(page, 'One more step')).toBeVisible()
  await page.getByLabel('Code from your app').fill('000000')
  await expect(page.getByText('This code is wrong')).toBeVisible()
  await page.getByLabel('Code from your app').fill(shownBy(secret, new Date(), 1))
  await expect(heading(page, 'Security')).toBeVisible()

  await signOut(page)
  await enter(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

// Shows B72.
test('a user who signed in a while ago confirms their identity, and the pending action is done', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/staff'))
  await page.getByRole('button', { name: /^Invite/ }).click()
  const email = emailOf('colleague')
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  await page.getByRole('dialog').getByLabel('Role').selectOption({ label: 'Viewer' })
  await askOnce(page, 'POST', '**/api/v1/invitations')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm your identity' })
  await proof.getByLabel('Your password').first().fill('Wrong@2026')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof.getByText('This password is incorrect.')).toBeVisible()
  await proof.getByLabel('Your password').first().fill(password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// Shows B73, B84.
test('an owner adds a passkey on the platform, and signs in with it alone', { tag: '@deep' }, async ({ page }) => {
  const email = await colleague(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      isUserVerified: true,
    },
  })
  const enterPlatform = async () => {
    await page.goto(at('', '/login'))
    await page.getByLabel('Email', { exact: false }).first().fill(email)
    await page.getByLabel('Password', { exact: false }).first().fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await enterPlatform()
  // Who has one site is taken to it; the list is there whenever they come back.
  await expect(page).toHaveURL(here('/admin/dashboard'))
  await page.goto(at('', '/admin/dashboard'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('My laptop')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(at('', '/'))
  await page.goto(at('', '/login'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(here('/admin/dashboard'))
  await page.goto(at('', '/admin/dashboard'))
  await expect(page.getByText('last used on')).toBeVisible()
  await askOnce(page, 'DELETE', '**/api/v1/passkeys/*')
  const proved = page.waitForResponse('**/api/v1/session/proof/passkey')
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  expect((await proved).status()).toBe(200)
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(at('', '/'))
  await page.goto(at('', '/login'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey didn’t work.')).toBeVisible()
})
