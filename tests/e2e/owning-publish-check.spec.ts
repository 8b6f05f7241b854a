import { newPage, openPage as open, words } from './support/own-page.ts'
import { expect, here, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

/** Publishing warns of possible faults, links to each, and can be confirmed anyway (B38). */

const deadButton = { buttonText: 'Workshops', buttonAction: { type: 'page', value: '/no-such-page' } }
const withDeadLink = { id: 'b', type: 'cta', props: { heading: 'Come by', buttons: [deadButton] } }

for (const width of [390, 1440]) {
  const title = `at ${width} px a dead link is told, one press leads to its field, and mended it is told no more`
  test(title, { tag: width === 390 ? [] : ['@deep'] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id, path } = await newPage(page, [words('a', 'All is well'), withDeadLink])
    const builder = await open(page, id)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Before you publish' })
    await expect(dialog.getByRole('region', { name: 'Links that lead nowhere' })).toContainText(
      'There is no page “/no-such-page” on this site',
    )
    await dialog.getByRole('button', { name: /Buttons › Button 1/ }).click()
    await expect(dialog).toBeHidden()
    const fields =
      width < 1024
        ? page.getByRole('region', { name: 'Fields', exact: true })
        : page.getByRole('complementary', { name: 'Fields' })
    await expect(fields.getByRole('heading', { name: 'Come by' })).toBeVisible()
    const field = fields.locator('[data-path="buttons.0.buttonAction"]')
    await expect(field).toBeVisible()
    await expect(field.locator(':focus')).toHaveCount(1)

    // A hidden button is not checked for dead links.
    await fields.locator('[data-path="buttons.0.enableButton"]').getByRole('switch').click()
    await builder.saved()
    await builder.closeSheet()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goto(here(path))
    await expect(page.getByRole('heading', { name: 'All is well' })).toBeVisible()
  })
}

// Shows B38.
test('warnings keep no one from publishing, and going back publishes nothing', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id, path } = await newPage(page, [withDeadLink])
  await open(page, id)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(publish).toBeFocused()
  await publish.click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  await page.goto(here(path))
  await expect(page.getByRole('heading', { name: 'Come by' })).toBeVisible()
})

test('a section from the drawer has the words of this site, and its samples are told before publishing', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id } = await newPage(page, [words('a', 'First')])
  const builder = await open(page, id)
  await builder.search('hero')
  await page.getByRole('button', { name: /^Slides with text over the picture/ }).click()
  await expect(builder.canvas.getByRole('heading', { name: /^Page \/page-/ })).toBeVisible()
  await builder.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  await expect(dialog.getByRole('region', { name: 'Sample text' })).toContainText('Slides › Slide 1 › Description')
  await expect(dialog.getByRole('region', { name: 'Links that lead nowhere' })).toHaveCount(0)
})
