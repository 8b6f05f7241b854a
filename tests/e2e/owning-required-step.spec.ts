import { expect, type Page, test } from '@playwright/test'
import { shownBy } from '../support/authenticator.ts'
import { at, password } from './support/addresses.ts'
import { codeFor } from './support/mails.ts'

/** A second step that an owner requires of everybody who works on their site (B82). */
test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(180_000)

/** A site of the test's own, with its owner in its admin. */
async function newSite(page: Page): Promise<{ origin: string }> {
  const email = `requiring-${Date.now()}@example.com`
  await page.request.get(at('', `/api/public/customer/signup/send-otp?email=${email}`))
  const otp = await codeFor(page.request, email)
  const websiteName = `Second Step ${[...String(Date.now() % 100_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  const data = { firstName: 'Leela', lastName: 'Rao', email, websiteName, password, category: 'generic', otp }
  const answer = await page.request.post(at('', '/api/public/customer/signup'), { data })
  expect(answer.ok()).toBe(true)
  const { meta, loginToken } = await answer.json()
  await page.goto(`http://${meta.domain}/admin/first/login?token=${loginToken}`)
  await expect(page.getByRole('heading', { name: 'How will your site begin?' })).toBeVisible({ timeout: 30_000 })
  return { origin: `http://${meta.domain}` }
}

/** Calls the API of the site that the page shows, as whoever is signed in there. */
async function callHere(page: Page, path: string, data?: object) {
  return page.evaluate(
    async ({ path, data }) => {
      const token = localStorage.getItem('user-auth-token')
      const headers = { authorization: `Basic ${token}`, 'content-type': 'application/json' }
      const answer = await fetch(path, data ? { method: 'POST', headers, body: JSON.stringify(data) } : { headers })
      return answer.json()
    },
    { path, data },
  )
}

/** Invites somebody and has them accept. */
async function newColleague(page: Page): Promise<string> {
  const email = `required-${Date.now()}@example.com`
  await callHere(page, '/api/v1/invitations', { email, role: 'manager' })
  const find = async () => (await callHere(page, `/api/v1/mails?q=${email}`)).data[0]?._id as string | undefined
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy()
  const { data } = await callHere(page, `/api/v1/mails/${await find()}`)
  const [, token] = /invitation\?token=([\w-]{43})/.exec(data.text) ?? []
  await callHere(page, '/api/v1/invitation', { token, firstName: 'Kavya', lastName: 'Iyer', password })
  return email
}

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

test('whoever works on the site sets up an app before anything else, or comes by a passkey', async ({
  page,
  browser,
}) => {
  const { origin } = await newSite(page)
  await page.goto(`${origin}/admin/staff`)
  await page.getByRole('button', { name: 'Require it of everybody' }).click()
  await expect(page.getByText('Please set up your own second step first, under Security.')).toBeVisible()
  await page.goto(`${origin}/admin/security`)
  await page.getByRole('button', { name: 'Set up' }).click()
  await setUpApp(page)
  const email = await newColleague(page)
  await page.goto(`${origin}/admin/staff`)
  await page.getByRole('button', { name: 'Require it of everybody' }).click()
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
  await expect(theirs).toHaveURL(`${origin}/admin/dashboard`)
  await expect(asked).toBeVisible()

  // With a passkey, by way of the platform.
  await theirs.goto(at('', '/admin/dashboard'))
  await theirs.getByRole('button', { name: 'Add a passkey' }).click()
  await theirs.getByRole('dialog').getByLabel('Name').fill('My laptop')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expect(theirs.getByText('My laptop')).toBeVisible()
  await theirs.getByRole('button', { name: /^Second Step/ }).click()
  await expect(theirs).toHaveURL(`${origin}/admin/begin`)
  await theirs.goto(`${origin}/admin/dashboard`)
  await expect(welcome).toBeVisible()
  await expect(asked).toBeHidden()

  // The password alone is not enough, now as before.
  await theirs.evaluate(() => localStorage.clear())
  await signInAt(theirs, `${origin}/login?from=/admin/dashboard`, email)
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await setUpApp(theirs)
  await expect(welcome).toBeVisible()
  await expect(asked).toBeHidden()
  await theirs.context().close()
})
