import { newPage, openPage, publishedPage } from './support/own-page.ts'
import { expect, here, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })
test.setTimeout(90_000)

test('words stand in the middle on tablets alone, in the builder and on the page', { tag: '@deep' }, async ({
  page,
}) => {
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
  await page.goto(here(path))
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

test('the fields of a link fit the panel of the builder', { tag: '@deep' }, async ({ page }) => {
  const { id } = await newPage(page, [{ id: 'a', type: 'cta', props: { heading: 'Come and see' } }])
  const builder = await openPage(page, id)
  const fields = await builder.choose('Come and see')
  await fields.getByRole('button', { name: 'Add button' }).click()
  const kinds = fields.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name: 'Collection' }) })
  await expect(kinds).toBeVisible()
  const last = await kinds.evaluate((group) =>
    Math.max(...[...group.children].map((kind) => kind.getBoundingClientRect().right)),
  )
  const { x = 0, width = 0 } = (await fields.boundingBox()) ?? {}
  expect(last).toBeLessThan(x + width)
})

test('a button with one very long word makes no page wider', { tag: '@deep' }, async ({ page }) => {
  const word = 'Mitarbeiterbeteiligung'.repeat(4)
  const button = {
    buttonText: word,
    enableButton: true,
    buttonAction: { type: 'external', value: '/products' },
    icon: 'arrow-right',
  }
  const { path } = await publishedPage(page, [
    { id: 'a', type: 'cta', props: { heading: 'Below it', buttons: [button] } },
    { id: 'b', type: 'hero', props: { slides: [{ heading: 'Beside it', buttons: [button] }] } },
  ])
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(here(path))
    await expect(page.getByRole('link', { name: word })).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('words that no line has room for go on in the next one, and make no page wider', { tag: '@deep' }, async ({
  page,
}) => {
  const word = 'Mitarbeiterbeteiligung'.repeat(3)
  const { path } = await publishedPage(page, [
    { id: 'a', type: 'cta', props: { layout: 'centred', heading: word, description: word } },
    { id: 'b', type: 'cta', props: { layout: 'line', heading: word, description: word } },
    {
      id: 'c',
      type: 'hero',
      props: { layout: 'centred', slides: [{ title: word, heading: word, description: word }] },
    },
    { id: 'd', type: 'video-hero', props: { heading: word, description: word } },
    { id: 'e', type: 'phone-slider', props: { heading: word, slides: [{ title: word, description: word }] } },
    { id: 'f', type: 'faq', props: { heading: word, items: [{ question: word, answer: `<p>${word}</p>` }] } },
    {
      id: 'g',
      type: 'content',
      props: { blocks: [{ type: 'quote', message: word, user: { title: word, subtitle: word } }] },
    },
    { id: 'h', type: 'timeline', props: { items: [{ dateTime: word, heading: word, description: word }] } },
  ])
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(here(path))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
