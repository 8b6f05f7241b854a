import type { Locator } from '@playwright/test'
import { emailOf, expect, here, test } from './support/own-site.ts'

test.use({ starter: 'events' })

/** Whether it stands at the right and at the bottom of the window, once it has come in. */
async function fromCorner(toast: Locator) {
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  return toast.evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect()
    return { right: innerWidth - right <= 32, bottom: innerHeight - bottom <= 96 && bottom <= innerHeight }
  })
}

// Shows S93, K14.
test('an enquiry is sent from Book Now: wrong fields say why, then a toast, and the fields are empty again', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(here('/book-now'))
  const name = page.getByLabel('Name')
  const mobile = page.getByLabel('Mobile number')
  const send = page.getByRole('main').getByRole('button', { name: 'Book Now' })
  await name.fill('Asha Rao')
  await mobile.fill('4829041122')
  await page.getByLabel('Email').fill(emailOf('asha'))
  await page.getByLabel('What is it about?').selectOption('Wedding')
  await page.getByLabel('Date').fill('2027-02-14')
  await page.getByLabel('How many people').fill('250')
  await page.getByLabel('City').fill('Pune')
  await send.click()
  await expect(page.getByText('Enter a 10-digit mobile number starting with 5 to 9.')).toBeVisible()
  await expect(mobile).toBeFocused()
  await mobile.fill('9829041122')
  await send.click()
  const told = page.getByRole('listitem').filter({ hasText: 'Thank you! Your message has been sent successfully.' })
  await expect(told).toBeVisible()
  expect(await fromCorner(told)).toEqual({ right: true, bottom: true })
  await expect(name).toHaveValue('')
  await expect(page.getByLabel('What is it about?')).toHaveValue('')
})
