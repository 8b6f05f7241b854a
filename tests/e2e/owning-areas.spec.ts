import type { Builder } from './support/builder.ts'
import { newPage, openPage, publishedPage, words } from './support/own-page.ts'
import { callShop, expect, here, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const inArea = (area: number, id: string, heading: string) => ({
  ...words(id, heading),
  within: { section: 'h', area },
})
const columns = { id: 'h', type: 'columns', props: { layout: 'two' } }

/** The small line under each name in the outline says in which area it stands. */
const outline = async (builder: Builder) => {
  await builder.names()
  const rows = await builder.row(/./).allInnerTexts()
  return rows.map((text) => {
    const [name = '', small = ''] = text.split('\n').filter(Boolean)
    const area = /^(\w+ \d)/.exec(small)?.[1]
    return area ? `${area}: ${name}` : name
  })
}

// Shows B47.
test('two columns are added, filled and published; visitors see them side by side, and below one another on a phone', async ({
  page,
  browser,
}) => {
  const { id, path } = await newPage(page, [words('a', 'Above them')])
  const builder = await openPage(page, id)
  await builder.search('Two columns')
  await page.getByRole('button', { name: 'Two columns Add', exact: true }).click()
  expect(await builder.names()).toEqual(['Above them', 'Columns'])

  for (const [area, heading] of [
    ['Column 2', 'In the second'],
    ['Column 1', 'In the first'],
  ] as const) {
    await builder.canvas.getByRole('button', { name: `Add to ${area}`, exact: true }).click()
    await expect(page.getByText(`In ${area}`, { exact: true })).toBeVisible()
    // Sections with areas can't be nested, so the search omits them.
    await page.getByRole('searchbox').fill('columns')
    await expect(page.getByRole('button', { name: 'Two columns Add', exact: true })).toBeHidden()
    await page.getByRole('searchbox').fill('call to action')
    await page.getByRole('button', { name: 'Call to action in one line Add', exact: true }).click()
    await page.getByRole('complementary', { name: 'Fields' }).getByLabel('Heading', { exact: true }).fill(heading)
    await expect(builder.canvas.getByRole('heading', { name: heading })).toBeVisible()
  }
  expect(await outline(builder)).toEqual(['Above them', 'Columns', 'Column 1: In the first', 'Column 2: In the second'])
  await builder.saved()
  await builder.publish()

  const visitor = await browser.newPage()
  const boxOf = async (name: string) => {
    const box = await visitor.getByRole('heading', { name }).boundingBox()
    if (!box) throw new Error(`${name} is not on the page`)
    return box
  }
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto(here(path))
  const [left, right] = [await boxOf('In the first'), await boxOf('In the second')]
  expect(Math.abs(left.y - right.y)).toBeLessThan(2)
  expect(right.x).toBeGreaterThan(left.x + left.width)
  await visitor.setViewportSize({ width: 390, height: 844 })
  const [above, below] = [await boxOf('In the first'), await boxOf('In the second')]
  expect(below.y).toBeGreaterThan(above.y + above.height)
  expect(below.x).toBe(above.x)
  await visitor.close()
})

// Shows B47.
test('a section that holds others is removed with them, and one undo brings all back', { tag: '@deep' }, async ({
  page,
}) => {
  const { id, token } = await newPage(page, [
    words('a', 'Above'),
    columns,
    inArea(0, 'l', 'Left'),
    inArea(1, 'r', 'Right'),
    words('b', 'Below'),
  ])
  const builder = await openPage(page, id)
  const all = ['Above', 'Columns', 'Column 1: Left', 'Column 2: Right', 'Below']
  expect(await outline(builder)).toEqual(all)
  await builder.choose('Columns')
  await page.keyboard.press('Delete')
  await expect(builder.canvas.getByRole('heading', { name: 'Left' })).toBeHidden()
  expect(await outline(builder)).toEqual(['Above', 'Below'])
  await page.keyboard.press('Control+z')
  await expect(builder.canvas.getByRole('heading', { name: 'Left' })).toBeVisible()
  expect(await outline(builder)).toEqual(all)

  await builder.choose('Columns')
  await page.keyboard.press('Control+d')
  await expect(builder.canvas.getByRole('heading', { name: 'Left' })).toHaveCount(2)
  expect(await outline(builder)).toEqual([...all.slice(0, 4), ...all.slice(1)])
  await page.keyboard.press('Control+z')
  await builder.saved()
  const { document } = (await callShop(page, `/api/v1/pages/${id}`, { token })).data
  expect(document.sections.map((section: { id: string }) => section.id)).toEqual(['a', 'h', 'l', 'r', 'b'])
})

test('a section is typed in where it stands in an area, and moves from area to area and out by keys', {
  tag: '@deep',
}, async ({ page }) => {
  const { id } = await newPage(page, [columns, inArea(0, 'l', 'Left'), inArea(1, 'r', 'Right')])
  const builder = await openPage(page, id)
  await builder.choose('Left')
  const moved = async (key: string) => {
    await page.keyboard.press(key)
    return outline(builder)
  }
  expect(await moved('Alt+ArrowDown')).toEqual(['Columns', 'Column 2: Left', 'Column 2: Right'])
  expect(await moved('Alt+ArrowDown')).toEqual(['Columns', 'Column 2: Right', 'Column 2: Left'])
  expect(await moved('Alt+ArrowDown')).toEqual(['Columns', 'Column 2: Right', 'Left'])
  expect(await moved('Control+z')).toEqual(['Columns', 'Column 2: Right', 'Column 2: Left'])

  await builder.canvas.getByText('Right', { exact: true }).first().click({ force: true })
  const heading = builder.canvas.getByRole('textbox', { name: 'Heading', exact: true })
  await expect(heading).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' side', { delay: 20 })
  await page.keyboard.press('Enter')
  expect(await outline(builder)).toEqual(['Columns', 'Column 2: Right side', 'Column 2: Left'])

  await builder.choose('Left')
  await builder.row('Left').getByRole('button', { name: 'More for Left' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Left' })
  await dialog.getByLabel('Position').selectOption({ label: 'Columns: Column 1' })
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  expect(await outline(builder)).toEqual(['Columns', 'Column 1: Left', 'Column 2: Right side'])
})

test('a section is dragged on the canvas from the page into an area', { tag: '@deep' }, async ({ page }) => {
  const { id } = await newPage(page, [columns, inArea(0, 'l', 'Left'), words('b', 'Below')])
  await page.clock.install()
  const builder = await openPage(page, id)
  await builder.choose('Below')
  const from = await builder.canvas.getByRole('heading', { name: 'Below' }).boundingBox()
  const to = await builder.canvas.getByRole('button', { name: 'Add to Column 2', exact: true }).boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.clock.runFor(300)
  for (let step = 1; step <= 12; step++) {
    const part = step / 12
    await page.mouse.move(
      from.x + 10 + (to.x + to.width / 2 - from.x - 10) * part,
      from.y + 10 + (to.y + to.height / 2 - from.y - 10) * part,
    )
    await page.clock.runFor(40)
  }
  await page.clock.runFor(300)
  await page.mouse.up()
  await expect.poll(() => outline(builder)).toEqual(['Columns', 'Column 1: Left', 'Column 2: Below'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => outline(builder)).toEqual(['Columns', 'Column 1: Left', 'Below'])
})

test('a section fixed to the corner of the window stands there from within a column too', { tag: '@deep' }, async ({
  page,
}) => {
  const props = { layout: 'corner', phone: '+91 98765 43210' }
  const { path } = await publishedPage(page, [
    columns,
    { id: 'chat', type: 'whatsapp-button', props, within: { section: 'h', area: 0 } },
    inArea(1, 'r', 'Right'),
  ])
  await page.goto(here(path))
  const box = await page.getByRole('link', { name: 'Chat on WhatsApp' }).boundingBox()
  expect(box).not.toBeNull()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  expect(1440 - x - width).toBeLessThan(60)
  expect(900 - y - height).toBeLessThan(60)
})
