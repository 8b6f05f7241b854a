import type { Page } from '@playwright/test'
import { at, callShop, expect, signIn, test } from './support/shop.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function write(page: Page, form: 'contact' | 'enquiry', word: string, name: string, more: object = {}) {
  const person = {
    customerName: `${name} ${word}`,
    customerContact: '9829041122',
    customerEmail: `${word}@example.com`,
  }
  const { data } = await callShop(page, `/api/io/crm/admin/public/${form}`, { data: { ...person, ...more } })
  return data._id as string
}

test('the owner finds messages, sorts them out, changes several at once, and deletes them once they have said so', async ({
  page,
}) => {
  const word = `kansa${Date.now()}`
  await write(page, 'contact', word, 'Asha', { message: 'Is the bowl\nmade by hand?' })
  await write(page, 'enquiry', word, 'Bina', { kind: 'Wedding', city: 'Pune', guests: 250 })
  await write(page, 'contact', word, 'Chitra', { message: 'Cheap watches', website: 'http://x.example' })
  await signIn(page, 'owner@example.com')
  await page.goto(at('shop', '/admin/dashboard'))
  await page.getByRole('link', { name: /new messages?$/ }).click()
  const rows = page.getByRole('row').filter({ hasText: word })
  const tabs = page.getByRole('navigation', { name: 'Messages by state' })
  const tab = (name: RegExp) => tabs.getByRole('link', { name })
  await page.getByRole('searchbox').fill(word)
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`Bina ${word}`)
  await page.getByLabel('Kind').selectOption({ label: 'Enquiry' })
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Kind').selectOption({ index: 0 })
  await tab(/^Spam/).click()
  await expect(rows).toContainText([`Chitra ${word}`])
  await tab(/^All/).click()
  await expect(rows).toHaveCount(2)

  await page.getByRole('link', { name: `Bina ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bina ${word}`)
  await expect(page.getByText('Wedding')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.goBack()
  await expect(rows.filter({ hasText: 'Bina' })).toContainText('Done')
  await tab(/^New/).click()
  await expect(rows).toContainText([`Asha ${word}`])

  await tab(/^All/).click()
  await expect(rows).toHaveCount(2)
  const chosen = page.getByRole('status').filter({ hasText: 'selected' })
  await page.getByLabel('Select all on this page').check()
  await chosen.getByRole('button', { name: 'Mark as open' }).click()
  await expect(rows.getByText('Open', { exact: true })).toHaveCount(2)
  await page.getByLabel('Select all on this page').check()
  await chosen.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)
  await chosen.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 messages' }).click()
  await expect(rows).toHaveCount(0)
})

test('the owner takes messages, finds them under their own, and gives one back', async ({ page }) => {
  const word = `given${Date.now()}`
  await write(page, 'contact', word, 'Asha', { message: 'Is the bowl made by hand?' })
  await write(page, 'contact', word, 'Bina', { message: 'And the plate?' })
  await signIn(page, 'owner@example.com')
  await page.goto(at('shop', `/admin/inbox?q=${word}`))
  const rows = page.getByRole('row').filter({ hasText: word })
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Assign to' }).click()
  await page.getByRole('menuitem', { name: /^Me / }).click()
  await expect(page.getByText(/^2 messages assigned to Me /)).toBeVisible()
  const filter = page.getByRole('combobox', { name: 'Assigned to' })
  await filter.selectOption('nobody')
  await expect(rows).toHaveCount(0)
  await filter.selectOption('me')
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: `Asha ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Asha ${word}`)
  const field = page.getByRole('combobox', { name: 'Assigned to' })
  await expect(field).not.toHaveValue('')
  await field.selectOption({ label: 'Nobody' })
  await expect(page.getByText('Message assigned to nobody')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText([`Bina ${word}`])
})
