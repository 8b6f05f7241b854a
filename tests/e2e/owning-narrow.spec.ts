import { newPage, openPage, words } from './support/own-page.ts'
import { callShop, expect, here, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 390, height: 844 } })

// Shows B346.
test('a page with a long title fits a phone, and the chosen section stays above the sheet of its fields', async ({
  page,
}) => {
  const many = Array.from({ length: 12 }, (_, at) => words(`s${at}`, `Section ${at}`))
  const { id, token } = await newPage(page, many)
  const title = 'A title that goes on and on और हिन्दी में भी बहुत लम्बा है'
  await callShop(page, `/api/v1/pages/${id}`, { token, method: 'PATCH', data: { title } })
  const builder = await openPage(page, id)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 })
  await builder.choose('Section 9')
  const sheet = page.getByRole('region', { name: 'Fields', exact: true })
  const heading = builder.canvas.getByRole('heading', { name: 'Section 9' })
  await expect
    .poll(async () => {
      const [above, over] = [await heading.boundingBox(), await sheet.boundingBox()]
      return above && over ? above.y > 0 && above.y + above.height < over.y : false
    })
    .toBe(true)
})

// Shows B346.
test('an empty page offers the library where its first section will stand', async ({ page }) => {
  const { id } = await newPage(page, [])
  await page.goto(here(`/admin/pages/${id}`))
  await page.frameLocator('#preview-frame').getByRole('button', { name: 'Add a section' }).click()
  await expect(page.getByRole('region', { name: 'Add a section' })).toContainText('First on the page')
})
