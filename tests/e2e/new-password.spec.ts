import { password } from './support/addresses.ts'
import { mailTo } from './support/mails.ts'
import { callShop, expect, here, newShopper, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

const fresh = 'Monsoon#71829'

// Shows R17.
test('a customer who forgot the password sets a new one by the link of a mail, and signs in with it', async ({
  page,
}) => {
  const { email } = await newShopper(page)
  await page.goto(here('/login'))
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please check your email for the link.')).toBeVisible()

  const text = await mailTo(page, email, /^A new password/)
  const [link = ''] = /http:\/\/\S+\/reset-password\?\S+/.exec(text) ?? []
  await page.goto(link)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).toHaveJSProperty('readOnly', true)
  await page.getByLabel('Password*', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm Password*', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page).toHaveURL(here('/login'))
  await expect(page.getByText('Your password is changed. Sign in.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue(email)
  await page.getByLabel('Password*', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(here('/setting/overview'))
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('This link is no longer good')).toBeVisible()
})

// Shows S44, C50.
test('a code from a mail signs in, pasted into its six boxes', async ({ page }) => {
  const { email } = await newShopper(page)
  await page.goto(here('/login'))
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByRole('button', { name: 'Use a code from your email instead' }).click()
  await page.getByRole('button', { name: 'Send the code' }).click()
  const boxes = page.getByLabel('Six-digit code')
  await expect(boxes).toBeFocused()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()

  const [code = ''] = /^\d{6}$/m.exec(await mailTo(page, email, /^Your code/)) ?? []
  const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await boxes.pressSequentially(`${other.slice(0, 3)}x${other.slice(3)}`)
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  // The refused code is replaced by what is typed next.
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text', `${text.slice(0, 3)} ${text.slice(3)} and more: 77`)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, code)
  await expect(page).toHaveURL(here('/setting/overview'))
})

// Shows S44.
test('each digit stands in its own box, at every width', { tag: '@deep' }, async ({ page }) => {
  await page.goto(here('/login'))
  await page.getByRole('button', { name: 'Use a code from your email instead' }).click()
  await page.getByLabel('Email', { exact: false }).first().fill('somebody@example.com')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { boxes, pitch, room, overflow } = await page.evaluate(() => {
      const row = document.querySelector('.code-boxes-row') as HTMLElement
      const input = row.querySelector('input') as HTMLInputElement
      const style = getComputedStyle(input)
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      canvas.font = `${style.fontSize} ${style.fontFamily}`
      return {
        boxes: [...row.querySelectorAll('span')].map((box) => box.getBoundingClientRect().left),
        pitch: canvas.measureText('0').width + Number.parseFloat(style.letterSpacing),
        room: row.getBoundingClientRect().right - (row.parentElement?.getBoundingClientRect().right ?? 0),
        overflow: document.documentElement.scrollWidth - innerWidth,
      }
    })
    const between = (boxes[5] ?? 0) - (boxes[0] ?? 0)
    expect(Math.abs(between - 5 * pitch)).toBeLessThan(3)
    expect(room).toBeLessThanOrEqual(1)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

// Shows S90.
test('a signed-in customer changes the password in their account', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  await page.goto(here('/login'))
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Password' }).click()
  await page.getByLabel('Current Password*', { exact: true }).fill(password)
  await page.getByLabel('New Password*', { exact: true }).fill(fresh.replace('#', '@'))
  await page.getByLabel('Confirm Password*', { exact: true }).fill(fresh.replace('#', '@'))
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByLabel('Current Password*', { exact: true })).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Current Password*', { exact: true })).toBeVisible()
  await callShop(page, '/api/io/crm/login', { data: { email, password: fresh.replace('#', '@') } })
})

// Shows S65, X14.
test('a link without its parts leads to the page that is not there', { tag: '@deep' }, async ({ page }) => {
  for (const address of ['/reset-password', '/reset-password?requestId=abc', '/reset-password?email=a%40b.in']) {
    const answer = await page.goto(here(address))
    expect(answer?.status()).toBe(404)
  }
  expect((await page.goto(here('/reset-password?requestId=abc&email=a%40b.in')))?.status()).toBe(200)
})
