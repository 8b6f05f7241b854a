import type { Page } from '@playwright/test'
import { claimsOf } from '../support/outside/google.ts'
import { emailOf, expect, here, newShopper, password, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

const clientId = '4711-haat.apps.googleusercontent.com'

/**
 * Google's part, which no test can have: its script, from its own address, which draws a button and answers a press on it. What it
 * answers is signed by an issuer of the tests' own, whose keys the server asks for as it would ask for Google's.
 */
async function standInForGoogle(page: Page, who: { sub: string; email: string }): Promise<void> {
  await page.exposeFunction('askIssuer', async (nonce: string) => {
    const body = JSON.stringify(claimsOf(clientId, nonce, who))
    return (await fetch(process.env.HAAT_ISSUER ?? '', { method: 'POST', body })).text()
  })
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let given
        window.google = { accounts: { id: {
          initialize(settings) { given = settings },
          renderButton(place, look) {
            const button = document.createElement('button')
            button.textContent = look.text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google'
            button.style.cssText = 'height:44px;padding:0 16px;background:#fff;color:#1f1f1f;border:1px solid #747775;border-radius:4px;width:' + look.width + 'px'
            button.onclick = async () => given.callback({ credential: await window.askIssuer(given.nonce) })
            place.append(button)
          },
        } } }`,
    }),
  )
}

/** The page is the owner's; others look at the shop in windows of their own. */
async function visitor(page: Page): Promise<Page> {
  const window = await (await page.context().browser()?.newContext())?.newPage()
  if (!window) throw new Error('no second window')
  return window
}

const button = (page: Page, words: string) => page.getByRole('button', { name: words })

// Shows S42, S43, C49, X10, B4, B75.
test('the owner enters a client ID, and customers sign up and in by Google', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  const before = await visitor(page)
  await before.goto(here('/login'))
  await expect(before.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await expect(button(before, 'Sign in with Google')).toHaveCount(0)

  await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/settings/sign-in'))
  await expect(page.getByText(new URL(here()).origin, { exact: true })).toBeVisible()
  await page.getByLabel('Client ID').fill('not one')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a client ID such as')).toBeVisible()
  await page.getByLabel('Client ID').fill(clientId)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()

  const who = { sub: emailOf('sub'), email: emailOf('google') }
  const customer = await visitor(page)
  await standInForGoogle(customer, who)
  await customer.goto(here('/signup'))
  await button(customer, 'Sign up with Google').click()
  await customer.waitForURL(here('/login'))
  await expect(customer.getByText('Your account is ready. Sign in.')).toBeVisible()
  await expect(customer.getByLabel('Email')).toHaveValue(who.email)
  await button(customer, 'Sign in with Google').click()
  await customer.waitForURL((url) => url.pathname !== '/login')
  expect(await customer.evaluate(() => localStorage.getItem('user-auth-token'))).toMatch(/^[\w-]{43}$/)

  // A customer with a password and an unverified email.
  const { email } = await newShopper(page)
  const known = await visitor(page)
  await standInForGoogle(known, { sub: emailOf('other'), email })
  await known.goto(here('/signup'))
  await button(known, 'Sign up with Google').click()
  await expect(known.getByText(`${email} already has an account here.`)).toBeVisible()
  await known.goto(here('/login'))
  await button(known, 'Sign in with Google').click()
  await expect(known.getByText(`${email} already has an account here.`)).toBeVisible()
  await expect(known.getByLabel('Email')).toHaveValue(email)
  await known.getByLabel('Password', { exact: false }).first().fill(password)
  await known.getByRole('button', { name: 'Sign in', exact: true }).click()
  await known.waitForURL((url) => url.pathname !== '/login')

  // Google is out of reach: the form is as it was, and works.
  const cutOff = await visitor(page)
  await cutOff.route('https://accounts.google.com/**', (route) => route.abort())
  await cutOff.goto(here('/login'))
  await cutOff.getByLabel('Email').fill(email)
  await cutOff.getByLabel('Password', { exact: false }).first().fill(password)
  await expect(cutOff.getByText('or', { exact: true })).toBeHidden()
  await cutOff.getByRole('button', { name: 'Sign in', exact: true }).click()
  await cutOff.waitForURL((url) => url.pathname !== '/login')
})
