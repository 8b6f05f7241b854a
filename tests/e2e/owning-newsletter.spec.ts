import { at, expect, signIn, test } from './support/shop.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const fileOf = (...lines: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Email,Status,Consent date,Source,Name', ...lines].join('\r\n')),
})

test('the owner imports who agreed elsewhere, once the file has no faults and they have said so', async ({ page }) => {
  const word = `fair${Date.now()}`
  await signIn(page, 'owner@example.com')
  await page.goto(at('shop', '/admin/newsletter'))
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' })
  const file = dialog.getByLabel('CSV file')
  const act = dialog.getByRole('button', { name: 'Import' })
  const good = `${word}@example.com,SUBSCRIBED,2026-03-31,"मेला, जयपुर",आशा राव`
  await file.setInputFiles(fileOf(good, 'asha,SUBSCRIBED,31/03/2026,,'))
  await expect(dialog.getByRole('alert')).toContainText('One line has a fault.')
  await expect(dialog.getByRole('table', { name: 'Faults' }).getByRole('row')).toHaveCount(4)
  await expect(act).toBeDisabled()
  await file.setInputFiles(fileOf(good))
  await expect(dialog).toContainText('New subscribers1')
  await dialog.getByRole('checkbox').check()
  await act.click()
  await expect(page.getByText('One subscriber imported')).toBeVisible()
  await page.getByRole('searchbox').fill(word)
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row).toContainText('31 March 2026')
  await expect(row).toContainText('मेला, जयपुर')
  await expect(row).toContainText('आशा राव')
})
