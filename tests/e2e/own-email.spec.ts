import { mailTo } from './support/mails.ts'
import { expect, here, newShopper, password, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

// Shows B79, B80.
test('a customer confirms their email, has another one, and turns the newsletter on', { tag: '@deep' }, async ({
  page,
}) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  await page.goto(here('/setting/data'))
  await page.getByRole('link', { name: 'confirmed your email' }).click()
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByLabel('Your password*', { exact: true }).fill('Other@2026')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('This password is incorrect.')).toBeVisible()
  await page.getByLabel('Your password*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Six-digit code').fill(await codeFor(email))
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  const other = `other-${email}`
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(other)
  await page.getByLabel('Your password*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await page.getByLabel('Six-digit code').fill(await codeFor(other))
  await expect(page.getByText('Your email was changed')).toBeVisible()
  await expect(page.getByText(other).last()).toBeVisible()
  expect(await mailTo(page, email, /was changed$/)).toContain(other)

  await page.goto(here('/setting/data'))
  const newsletter = page.getByRole('switch', { name: 'Newsletter by email' })
  await expect(page.getByText('You have not asked for it.')).toBeVisible()
  await newsletter.click()
  await expect(page.getByText(/^You agreed on .*, here in your account\.$/)).toBeVisible()
  await page.reload()
  await expect(newsletter).toBeChecked()
  await newsletter.click()
  await expect(page.getByText(/^You withdrew it on /)).toBeVisible()

  async function codeFor(address: string): Promise<string> {
    const text = await mailTo(page, address, /^Your code to confirm/)
    return /^\d{6}$/m.exec(text)?.[0] ?? ''
  }
})
