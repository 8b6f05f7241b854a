import { expect, type Page, test } from '@playwright/test'
import { at, password } from './support/addresses.ts'
import { codeFor } from './support/mails.ts'

const email = `founder-${Date.now()}@example.com`
const secret = 'Monsoon@718296'
const organisation = 'Blue Door Pottery'

async function basics(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Asha')
  await page.getByLabel('Last Name').fill('Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Organisation name').fill(organisation)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function passwords(page: Page): Promise<void> {
  await page.getByLabel('Password*', { exact: true }).fill(secret)
  await page.getByLabel('Confirm Password*', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Continue' }).click()
}

// Shows R4, R16, S69, S92.
test('a visitor gets from the platform to a site of their own in the builder, and from their sites to it', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('', '/register'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter atleast three or max 20 character First Name')).toBeVisible()
  await basics(page)
  await passwords(page)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveJSProperty('readOnly', true)
  await page.getByRole('button', { name: 'Edit email' }).click()
  await expect(page.getByLabel('Organisation name')).toHaveValue(organisation)
  await page.getByRole('button', { name: 'Continue' }).click()
  await passwords(page)
  await page.getByLabel('Six-digit code').fill(await codeFor(request, email))

  // The code has sent itself, and the owner has arrived on the new host.
  await expect(page.getByRole('heading', { name: 'How will your site begin?' })).toBeVisible({ timeout: 30_000 })
  expect(new URL(page.url()).hostname).toBe('blue-door-pottery.localhost')
  await expect(page.getByLabel('Name of your site')).toHaveValue(organisation)
  await page.getByLabel('Address').fill('adm1n')
  await expect(page.getByText('This address is reserved for the platform, or looks like one that is.')).toBeVisible()
  await page.getByLabel('Address').fill('shop')
  await expect(page.getByText('Another site has this address already.')).toBeVisible()
  await page.getByLabel('Address').fill('blue-door')
  await expect(page.getByText('is free.')).toBeVisible()
  await page.getByText('Clinic and practice').click()
  await expect(
    page.frameLocator('iframe[title="How the site would look"]').getByRole('heading', { level: 1 }),
  ).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Begin with this' }).click()
  await page.waitForURL(/blue-door\.localhost:\d+\/admin\/pages\/[0-9a-f-]{36}/, { timeout: 30_000 })

  await page.goto(page.url().replace(/\/admin.*/, '/admin/dashboard'))
  await expect(page.getByText('Choose how the site begins')).toBeVisible()
  await expect(page.getByText(/^1 of \d done$/)).toBeVisible()

  await page.goto(at('', '/login'))
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'I remember my password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password*', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // Who has one site is taken to it.
  await page.waitForURL(/blue-door\.localhost:\d+\/admin\/dashboard/, { timeout: 30_000 })
})

// Shows B60.
test('the owner of several sites goes from one to another without signing in again', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('', '/login'))
  await page.getByLabel('Email').fill('owner@example.com')
  await page.getByLabel('Password*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at('', '/admin/dashboard'))
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible()
  await page.getByRole('button', { name: /Utsav/ }).click()
  await page.waitForURL(at('events', '/admin/dashboard'))
  await page.getByRole('button', { name: /Rohan Kulkarni/ }).click()
  await page.getByRole('menuitem', { name: 'Go to Aangan' }).click()
  await page.waitForURL(at('shop', '/admin/dashboard'))
  await expect(page.getByRole('heading', { name: /Rohan/ })).toBeVisible()
})

// Shows R16.
test('a link of the first sign-in that is over says so', { tag: '@deep' }, async ({ page }) => {
  const answer = await page.goto(at('shop', '/admin/first/login?token=nothing'))
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible()
})
