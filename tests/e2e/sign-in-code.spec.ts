import type { Page } from '@playwright/test'
import { mailTo } from './support/mails.ts'
import { expect, here, newShopper, password, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

/** Uses up the tries of an account from several machines, as a guesser would. */
async function guess(page: Page, email: string): Promise<void> {
  const headers = { host: new URL(here()).host }
  const someone = Math.floor(Math.random() * 250)
  for (let round = 0; round < 6; round++) {
    const guesses = Array.from({ length: 20 }, (_, index) =>
      page.request.fetch(`http://127.0.0.1:${process.env.HAAT_PORT}/api/io/crm/login`, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': `10.77.${someone}.${round}` },
        data: { email, password: `Wrong@${round}${index}` },
      }),
    )
    const answers = await Promise.all(guesses)
    if (answers.some((answer) => answer.status() === 429)) return
  }
  throw new Error('nobody stopped the guesser')
}

// Shows B15.
test('a customer locked out by a guesser gets in with a code, and with that browser from then on', {
  tag: '@deep',
}, async ({ page }) => {
  const { email } = await newShopper(page)
  await guess(page, email)
  await page.goto(here('/login'))
  const enter = async () => {
    await page.getByLabel('Email', { exact: false }).first().fill(email)
    await page.getByLabel('Password', { exact: false }).first().fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await enter()
  await expect(page.getByText(/^Too many tries\. Wait \d+ seconds/)).toBeVisible()
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByText('a code is on its way to it')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()

  const [code = ''] = /^\d{6}$/m.exec(await mailTo(page, email, /^Your code/)) ?? []
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(here('/setting/overview'))

  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()
  // A page that does not notice the end of the session and redirect to the sign-in.
  await page.goto(here('/robots.txt'))
  await page.evaluate(() => localStorage.clear())
  await page.goto(here('/login'))
  await enter()
  await expect(page).toHaveURL(here('/setting/overview'))
})
