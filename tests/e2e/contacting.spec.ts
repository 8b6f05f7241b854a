import { at, expect, test } from './support/shop.ts'

test('an enquiry is sent from Book Now: wrong fields say why, then a toast, and the fields are empty again', async ({
  page,
}) => {
  await page.goto(at('events', '/book-now'))
  const name = page.getByLabel('Name')
  const mobile = page.getByLabel('Mobile number')
  const send = page.getByRole('main').getByRole('button', { name: 'Book Now' })
  await name.fill('Asha Rao')
  await mobile.fill('4829041122')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('What is it about?').selectOption('Wedding')
  await page.getByLabel('Date').fill('2027-02-14')
  await page.getByLabel('How many people').fill('250')
  await page.getByLabel('City').fill('Pune')
  await send.click()
  await expect(page.getByText('Please enter a 10-digit mobile number starting with 5 to 9.')).toBeVisible()
  await expect(mobile).toBeFocused()
  await mobile.fill('9829041122')
  await send.click()
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible()
  await expect(name).toHaveValue('')
  await expect(page.getByLabel('What is it about?')).toHaveValue('')
})
