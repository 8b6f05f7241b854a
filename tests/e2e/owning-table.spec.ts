import { emailOf, expect, here, signIn, test } from './support/own-site.ts'

// Shows B155.
test('cells that are scrolled sideways go behind the names, which leave room for cells on a phone', async ({
  page,
}) => {
  await signIn(page, emailOf('owner'))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(here('/admin/products/table'))
  const grid = page.getByRole('grid')
  const name = grid.getByRole('rowheader').first()
  const box = async () => (await name.boundingBox()) ?? { x: 0, y: 0, width: 390, height: 0 }
  await expect.poll(async () => (await box()).width).toBeLessThan(200)
  await grid.evaluate((one) => one.scrollTo({ left: 90 }))
  const { x, y, width, height } = await box()
  const isName = await name.evaluate((one, at) => one.contains(document.elementFromPoint(at.x, at.y)), {
    x: x + width - 20,
    y: y + height / 2,
  })
  expect(isName).toBe(true)
})
