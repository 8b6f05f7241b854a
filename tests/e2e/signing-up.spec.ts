import { at, expect, password, test } from './support/shop.ts'

test.describe('signing up', () => {
  // Shows V12.
  test('says what is missing at each field, and each word goes when its field is filled in', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto(at('shop', '/signup'))
    await page.getByRole('button', { name: 'Create account' }).click()
    for (const text of [
      'First Name required',
      'Last Name required',
      'Email required',
      'Password required',
      'Confirm Password required',
      'Mobile Number required',
      'Birth Date required',
      'Gender required',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await page.getByLabel('First Name').fill('Kavya')
    await expect(page.getByText('First Name required')).toBeHidden()
    await expect(page.getByText('Last Name required')).toBeVisible()
  })

  // Shows V7.
  test('ticks the rules of a password off, and notices that the two differ', { tag: '@deep' }, async ({ page }) => {
    await page.goto(at('shop', '/signup'))
    await page.getByLabel('Password', { exact: false }).first().fill('haat')
    await expect(page.getByText('A lowercase letter, met')).toBeAttached()
    await expect(page.getByText('A digit, met')).not.toBeAttached()
    await page.getByLabel('Password', { exact: false }).first().fill(password)
    await expect(page.getByText('A digit, met')).toBeAttached()
    await page.getByLabel('Confirm Password').first().fill('Other@2026')
    await page.getByLabel('First Name').fill('Kavya')
    await page.getByLabel('Last Name').fill('Nair')
    await page.getByLabel('Email').fill('kavya@example.com')
    await page.getByLabel('Mobile Number').fill('9876543210')
    await page.getByLabel('Birth Date').fill('1994-06-12')
    await page.getByText('Female', { exact: true }).click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
  })

  // Shows X10.
  test('says at the e-mail field that an address is registered already', { tag: '@deep' }, async ({ page }) => {
    await page.goto(at('shop', '/signup'))
    await page.getByLabel('First Name').fill('Asha')
    await page.getByLabel('Last Name').fill('Menon')
    await page.getByLabel('Email').fill('asha@example.com')
    await page.getByLabel('Password', { exact: false }).first().fill(password)
    await page.getByLabel('Confirm Password').first().fill(password)
    await page.getByLabel('Mobile Number').fill('9876543210')
    await page.getByLabel('Birth Date').fill('1994-06-12')
    await page.getByText('Female', { exact: true }).click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Email is already registered.')).toBeVisible()
  })
})

// Shows T14, V14.
test('a wrong password is refused in words, and the button works again', { tag: '@deep' }, async ({ page }) => {
  await page.goto(at('shop', '/login'))
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password', { exact: false }).first().fill('Wrong@2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

// Shows R14, K15.
test('the demonstration shows its sign-ins, and one press fills them in', async ({ page }) => {
  await page.goto(at('shop', '/login'))
  await page.getByRole('button', { name: /asha@example.com/ }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(at('shop', '/setting/overview'))
  await expect(page.getByText('Asha').first()).toBeVisible()
})
