import { newPage, openPage } from './support/own-page.ts'
import { at, expect, test } from './support/shop.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(90_000)

test('words stand in the middle on tablets alone, in the builder and on the page', async ({ page }) => {
  const question = { question: 'When do you open?', answer: '<p>At ten.</p>' }
  const props = { heading: 'What people ask', align: 'start', items: [question] }
  const { id, path } = await newPage(page, [{ id: 'a', type: 'faq', props }])
  const builder = await openPage(page, id)
  const fields = await builder.choose('What people ask')
  await fields.getByText('Layout and appearance').click()
  const widths = fields.getByRole('radiogroup', { name: 'Alignment: screen' })
  const places = fields.getByRole('radiogroup', { name: 'Alignment', exact: true })
  await widths.getByRole('radio', { name: 'Tablet' }).check()
  await expect(fields.getByText('Same as phone').first()).toBeVisible()
  await places.getByRole('radio', { name: 'Centre' }).check()
  await expect(fields.getByText('Only on tablet')).toBeVisible()
  await widths.getByRole('radio', { name: 'Desktop' }).check()
  await places.getByRole('radio', { name: 'Start' }).check()

  const placeInCanvas = () =>
    builder.canvas
      .getByRole('heading', { name: 'What people ask' })
      .evaluate((heading) => getComputedStyle(heading).textAlign)
  for (const [width, place] of [
    ['Phone, 360 px', 'start'],
    ['Tablet, 768 px', 'center'],
    ['Computer, 1280 px', 'start'],
  ] as const) {
    await page.getByRole('button', { name: width }).click()
    await expect.poll(placeInCanvas).toBe(place)
  }

  await builder.saved()
  await builder.publish()
  await page.goto(at('shop', path))
  const heading = page.getByRole('heading', { name: 'What people ask' })
  for (const [width, place] of [
    [390, 'start'],
    [768, 'center'],
    [1440, 'start'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(heading).toHaveCSS('text-align', place)
  }
})
